import { fail, succeed, type Result } from './result.ts'

/** Ten digits whose area and exchange codes start with 2 to 9 (PROFILE-22). */
const NORTH_AMERICAN = /^[2-9]\d{2}[2-9]\d{6}$/

/** PROFILE-25: `invalid-phone` for a wrong number of digits, `invalid-phone-us` for ten that are not a valid North American number. */
export type PhoneIssue = { readonly kind: 'invalid-phone' } | { readonly kind: 'invalid-phone-us' }

/**
 * Parses a phone number: stripped to digits, an optional leading 1 dropped (PROFILE-21, PROFILE-22).
 * @returns the ten digits
 */
export function parsePhone(typed: string): Result<string, PhoneIssue> {
  // A number with another country code, or with digits of another script, is not truncated to a U.S. number.
  if (/^\s*\+(?!1)/.test(typed) || /[^\d\s()+./-]/.test(typed)) return fail({ kind: 'invalid-phone' })
  const digits = typed.replace(/\D/g, '')
  const ten = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (ten.length !== 10) return fail({ kind: 'invalid-phone' })
  return NORTH_AMERICAN.test(ten) ? succeed(ten) : fail({ kind: 'invalid-phone-us' })
}

/** Formats ten digits as xxx-xxx-xxxx (PROFILE-23). */
export function formatPhone(tenDigits: string): string {
  return tenDigits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
}
