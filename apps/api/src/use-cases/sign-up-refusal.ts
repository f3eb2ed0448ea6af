import type { FieldError } from '@dining/contract'

import type { Failure } from './failure.ts'
import { memberRepo } from '../store/repositories/member.ts'
import { isZip } from '../store/repositories/place.ts'
import type { Tx } from '../store/tables.ts'
import { emailKey } from './email-key.ts'
import { fieldError } from './field-error.ts'
import type { SignUpValues } from './sign-up-rules.ts'

export type SignUpRefusal = Failure<'validation-failed' | 'already-member' | 'partner-number-in-use'>

/** Which of the two unique values another member has. */
export async function takenValues(tx: Tx, partnerId: string, values: SignUpValues): Promise<FieldError[]> {
  const members = memberRepo(tx, partnerId)
  const byEmail = values.email === '' ? undefined : await members.byEmailKey(emailKey(values.email))
  const byNumber = values.partnerNumber === null ? undefined : await members.byPartnerNumber(values.partnerNumber)
  return [
    ...(byNumber ? [fieldError('partnerNumber', 'partner-number-in-use')] : []),
    ...(byEmail ? [fieldError('email', 'already-member')] : []),
  ]
}

/** The error of a ZIP code that is in no list of places. */
export async function strangeZip(tx: Tx, { zipCode }: SignUpValues): Promise<FieldError[]> {
  return /^\d{5}$/.test(zipCode) && !(await isZip(tx, zipCode)) ? [fieldError('zipCode', 'zip-not-us')] : []
}

const FORM_ORDER = ['partnerNumber', 'firstName', 'lastName', 'email', 'zipCode', 'phoneNumber', 'password', 'passwordConfirm']

/** One answer for all fields; the code is "in use" only if nothing else is wrong. */
export function signUpRefusal(errors: readonly FieldError[], inUse: readonly FieldError[]): SignUpRefusal {
  const fields = [...errors, ...inUse].toSorted((a, b) => FORM_ORDER.indexOf(a.field) - FORM_ORDER.indexOf(b.field))
  if (errors.length > 0) return { kind: 'validation-failed', fields }
  return { kind: inUse.some(({ field }) => field === 'email') ? 'already-member' : 'partner-number-in-use', fields }
}
