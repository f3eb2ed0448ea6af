import type { FieldError } from '@dining/contract'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@dining/domain'

import { isCommonPassword } from './common-password.ts'
import { fieldError } from './field-error.ts'

interface NewPassword {
  readonly password: string
  readonly passwordConfirm: string
  readonly partnerNumber?: string | null
}

function faultOf({ password, partnerNumber }: NewPassword) {
  if (password === '') return 'required'
  if (password.length < PASSWORD_MIN_LENGTH) return 'too-short'
  if (password.length > PASSWORD_MAX_LENGTH) return 'too-long'
  if (partnerNumber && password === partnerNumber) return 'password-equals-partner-number'
  return isCommonPassword(password) ? 'password-common' : null
}

/** What is wrong with a new password, at its field; never cut to fit (ENROLL-25 … ENROLL-27). */
export function checkNewPassword(given: NewPassword): FieldError[] {
  const fault = faultOf(given)
  const confirmFault = given.passwordConfirm === '' ? 'required' : given.passwordConfirm !== given.password ? 'password-mismatch' : null
  return [...(fault ? [fieldError('password', fault)] : []), ...(confirmFault ? [fieldError('passwordConfirm', confirmFault)] : [])]
}
