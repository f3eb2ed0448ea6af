import type { Copy } from '@dining/copy-engine'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { PASSWORD_MIN_LENGTH } from '@dining/domain'

import { atLeast, sameAs } from '../checks.ts'
import type { FieldSpec } from '../field-spec.ts'

/** A new password and its repetition, with the rules that a page can check; the server checks whether it is common (ENROLL-26). */
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
