import type { Copy } from '@dining/copy-engine'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { PASSWORD_MIN_LENGTH } from '@dining/domain'
import { atLeast, sameAs, type FieldSpec } from '@dining/forms'

/** A new password and the same once more, with the rules that a page can check; whether it is a common one, the server says (ENROLL-26). */
export function newPasswordFields(copy: Copy) {
  return {
    password: {
      kind: 'secret',
      label: copy.say(enrollment.password),
      required: true,
      checks: [atLeast(PASSWORD_MIN_LENGTH)],
    },
    passwordConfirm: {
      kind: 'secret',
      label: copy.say(enrollment.passwordConfirm),
      required: true,
      checks: [sameAs('password', 'password-mismatch')],
    },
  } as const satisfies Record<string, FieldSpec>
}
