import type { ApiError } from '@dining/api-client'
import { errors } from '@dining/copy-engine/texts/errors'
import { signIn } from '@dining/copy-engine/texts/sign-in'
import { failureOf, failWith, type IssueTexts, type SubmitOutcome } from '@dining/forms'

/** Words at the password for a pair of e-mail and password that is wrong; which of the two it is, nobody says (AUTH-02, AUTH-05). */
export const PASSWORD_MESSAGES: IssueTexts = { 'wrong-format': errors['bad-credentials'] }

/** A refused sign-in as the form tells it (AUTH-02 … AUTH-05, AUTH-07). */
export function refusalOf(error: ApiError): SubmitOutcome {
  if (error.kind !== 'problem') return failureOf(error)
  if (error.code === 'locked') return failWith(signIn.locked)
  // Until the member can mend it here (AUTH-15), support does it.
  if (error.code === 'email-update-required') return failWith(signIn.emailUpdateRequired)
  if (error.code !== 'bad-credentials') return failureOf(error)
  return {
    kind: 'failed',
    message: { text: signIn.failed, values: {} },
    fields: [{ field: 'password', code: 'wrong-format', message: '' }],
  }
}
