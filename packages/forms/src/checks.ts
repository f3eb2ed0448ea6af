import { emailIssue, MAILED_CODE_LENGTH, mailedCodeIn, parsePhone, zipCodeIn } from '@dining/domain'

import type { Check } from './field-spec.ts'
import type { FieldCode } from '@dining/contract'

/** At most this many characters (FORM-06). */
export const atMost =
  (max: number): Check =>
  (value) =>
    value.length > max ? { code: 'too-long', max } : null

/** At least this many characters (FORM-07). */
export const atLeast =
  (min: number): Check =>
  (value) =>
    value.length < min ? { code: 'too-short', min } : null

/** Exactly this many characters (FORM-08). */
export const exactly =
  (length: number): Check =>
  (value) =>
    value.length === length ? null : { code: 'wrong-length', length }

/** As many characters as a mailed code has (FORM-08): a try at a code that cannot be the mailed one would be wasted. */
export const mailedCode: Check = (value, values) => exactly(MAILED_CODE_LENGTH)(mailedCodeIn(value), values)

/** The rule for an email address, which is also the server's. */
export const email: Check = (value) => {
  const issue = emailIssue(value)
  if (!issue) return null
  return issue.kind === 'too-long' ? { code: issue.kind, max: issue.max } : { code: issue.kind }
}

/** A North American number of ten digits (PROFILE-22, PROFILE-25). */
export const phone: Check = (value) => {
  const parsed = parsePhone(value)
  return parsed.ok ? null : { code: parsed.error.kind }
}

/** Five digits, or nine as ZIP+4; the server checks whether the ZIP exists. */
export const zip: Check = (value) => (zipCodeIn(value) === null ? { code: 'invalid-zip' } : null)

/** Matches a pattern from a partner's folder, for example the format of its numbers. */
export function matches(pattern: string, code: FieldCode): Check {
  const expression = new RegExp(pattern)
  return (value) => (expression.test(value) ? null : { code })
}

/** The same text as in another field, such as the repeated password. */
export const sameAs =
  (field: string, code: FieldCode): Check =>
  (value, values) =>
    value === values[field] ? null : { code }
