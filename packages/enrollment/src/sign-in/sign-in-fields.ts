import type { Copy } from '@dining/copy-engine'
import { signIn } from '@dining/copy-engine/texts/sign-in'
import { email, PASSWORD_MESSAGES, type FieldSpec } from '@dining/forms/rules'

/** @param initial the address from the previous page (AUTH-10) */
export const signInFields = (copy: Copy, initial: string) =>
  ({
    email: { label: copy.say(signIn.email), required: true, initial, checks: [email] },
    password: { kind: 'secret', label: copy.say(signIn.password), required: true, messages: PASSWORD_MESSAGES },
    rememberMe: { kind: 'checkbox', label: copy.say(signIn.keepSignedIn) },
  }) as const satisfies Record<string, FieldSpec>
