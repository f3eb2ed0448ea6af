import type { Copy } from '@dining/copy-engine'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { errorCodes } from '@dining/copy-engine/texts/error-codes'
import { recovery } from '@dining/copy-engine/texts/recovery'
import { email, mailedCode, type FieldSpec } from '@dining/forms/rules'

/** The address to which a code is mailed (AUTH-14). */
export const recoverRequestFields = (copy: Copy, initial: string) =>
  ({
    email: {
      label: copy.say(enrollment.email),
      required: true,
      initial,
      checks: [email],
      messages: { 'invalid-email': recovery.invalidInput, required: recovery.invalidInput },
    },
  }) as const satisfies Record<string, FieldSpec>

/** A code that was mailed. */
export const mailedCodeFields = (copy: Copy) =>
  ({
    code: {
      label: copy.say(recovery.code),
      required: true,
      checks: [mailedCode],
      messages: { 'wrong-format': errorCodes['code-invalid'] },
    },
  }) as const satisfies Record<string, FieldSpec>

/** The mailed code with its address, which is shown where no code was just sent to it: it can still be corrected there. */
export const recoverConfirmFields = (copy: Copy, initial: string) =>
  ({
    email: { label: copy.say(enrollment.email), required: true, initial, checks: [email] },
    ...mailedCodeFields(copy),
  }) as const satisfies Record<string, FieldSpec>
