import type { ApiError } from '@dining/api-client'
import { errorCodes } from '@dining/copy-engine/texts/error-codes'
import { signIn } from '@dining/copy-engine/texts/sign-in'

import type { IssueTexts } from '../field-spec.ts'
import { failureOf, failWith, type SubmitOutcome } from '../submit-outcome.ts'

/** Message at the password field for wrong credentials. It does not say which of the two is wrong (AUTH-02, AUTH-05). */
export const PASSWORD_MESSAGES: IssueTexts = { 'wrong-format': errorCodes['bad-credentials'] }

/** A form's messages for refused credentials (AUTH-02 … AUTH-05, AUTH-07); its password field is named `password`. */
export function credentialRefusal(error: ApiError): SubmitOutcome {
  if (error.kind !== 'problem') return failureOf(error)
  if (error.code === 'locked') return failWith(signIn.locked)
  if (error.code !== 'bad-credentials') return failureOf(error)
  return {
    kind: 'failed',
    message: { text: signIn.failed, values: {} },
    fields: [{ field: 'password', code: 'wrong-format', message: '' }],
  }
}
