import { fail, mayContainCardNumber, succeed, type Result } from '@dining/domain'

import type { Failure } from '../failure.ts'
import { fieldError } from '../field-error.ts'

/** A reason stays in the audit trail for years and must name no member. @returns the refusal of one with a card number or an email address */
export function checkReason(reason: string): Result<void, Failure<'validation-failed'>> {
  if (mayContainCardNumber(reason)) return fail({ kind: 'validation-failed', fields: [fieldError('reason', 'card-number')] })
  if (/\S@\S/u.test(reason)) return fail({ kind: 'validation-failed', fields: [fieldError('reason', 'not-allowed')] })
  return succeed(undefined)
}
