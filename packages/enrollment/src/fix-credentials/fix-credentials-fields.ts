import type { Copy } from '@dining/copy-engine'
import { emailChange } from '@dining/copy-engine/texts/email-change'
import { signIn } from '@dining/copy-engine/texts/sign-in'
import { email, PASSWORD_MESSAGES, type FieldSpec } from '@dining/forms/rules'

/** The old address with its password, and the new one (AUTH-16). */
export const fixCredentialsFields = (copy: Copy, initial: string) =>
  ({
    email: { label: copy.say(emailChange.oldEmail), required: true, initial, checks: [email] },
    password: { kind: 'secret', label: copy.say(signIn.password), required: true, messages: PASSWORD_MESSAGES },
    newEmail: {
      label: copy.say(emailChange.newEmail),
      required: true,
      checks: [email],
      messages: { 'invalid-email': emailChange.invalidNew, 'not-allowed': emailChange.sameAddress, 'already-member': emailChange.taken },
    },
  }) as const satisfies Record<string, FieldSpec>
