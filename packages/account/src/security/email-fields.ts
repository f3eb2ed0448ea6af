import type { Copy } from '@dining/copy-engine'
import { errorCodes } from '@dining/copy-engine/texts/error-codes'
import { ownEmail as texts } from '@dining/copy-engine/texts/own-email'
import { email, mailedCode, type FieldSpec } from '@dining/forms/rules'

/** @param initial an address that was typed before */
export const newEmailFields = (copy: Copy, initial: string) =>
  ({
    newEmail: {
      label: copy.say(texts.newEmail),
      required: true,
      initial,
      checks: [email],
      messages: { 'invalid-email': texts.invalid, 'not-allowed': texts.sameAddress, 'already-member': texts.taken },
    },
  }) as const satisfies Record<string, FieldSpec>

/** @param initial the code of the mail's link; empty without one */
export const emailCodeFields = (copy: Copy, initial: string) =>
  ({
    code: {
      label: copy.say(texts.code),
      required: true,
      initial,
      checks: [mailedCode],
      messages: { 'wrong-format': errorCodes['code-invalid'] },
    },
  }) as const satisfies Record<string, FieldSpec>
