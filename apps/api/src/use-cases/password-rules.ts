import type { FieldError } from '@dining/contract'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { BreachedRange } from '../adapters/breached-range.ts'
import { breachedList } from '../passwords/breached-list.ts'
import { guessesOf } from '../passwords/guesses.ts'
import { fieldError } from './field-error.ts'

interface NewPassword {
  readonly password: string
  readonly passwordConfirm: string
}

/** Data of the member who chooses a password. */
interface Owner {
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly partnerNumber: string | null
}

/**
 * Tries that a password must withstand. Eight random characters need 10^8; a common word with a year and a symbol 10^7. A stolen hash costs an
 * attacker 25 ms a try, and an account locks after a few.
 */
const MIN_GUESSES = 3e7
/** Minimum length of the parts of a name that are checked. */
const MIN_WORD = 3

/** Texts of the site and the member, which an attacker tries first. */
const textsOf = ({ program }: Partner, { email, firstName, lastName, partnerNumber }: Owner): readonly string[] => [
  program.id,
  program.name,
  program.programName,
  program.loyaltyName,
  email,
  firstName ?? '',
  lastName ?? '',
  partnerNumber ?? '',
]

/** The words of these texts. */
function wordsOf(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(parts.map((part) => part.toLowerCase()).filter((part) => part.length >= MIN_WORD))]
}

/** @param texts that an attacker knows */
async function faultOf(range: BreachedRange, password: string, texts: readonly string[], partnerNumber: string | null) {
  if (password === '') return 'required'
  if (password.length < PASSWORD_MIN_LENGTH) return 'too-short'
  if (password.length > PASSWORD_MAX_LENGTH) return 'too-long'
  if (partnerNumber && password === partnerNumber) return 'password-equals-partner-number'
  if (breachedList().has(password)) return 'password-common'
  if ((await guessesOf(password, wordsOf(texts))) < MIN_GUESSES) return 'password-common'
  return (await range.has(password)) ? 'password-common' : null
}

/**
 * The error of a new password, at its field; the password is never truncated (ENROLL-25 … ENROLL-27). A password that is easy to guess, or that is
 * in a list of leaked ones, is 'password-common'.
 */
export async function checkNewPassword(
  { breachedRange }: { readonly breachedRange: BreachedRange },
  given: NewPassword,
  partner: Partner,
  owner: Owner,
): Promise<FieldError[]> {
  return errorsOf(given, await faultOf(breachedRange, given.password, textsOf(partner, owner), owner.partnerNumber))
}

/** As `checkNewPassword`, for an operator. */
export async function checkOperatorPassword(
  { breachedRange }: { readonly breachedRange: BreachedRange },
  given: NewPassword,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<FieldError[]> {
  return errorsOf(given, await faultOf(breachedRange, given.password, [email, name, 'studio'], null))
}

function errorsOf(given: NewPassword, fault: Awaited<ReturnType<typeof faultOf>>): FieldError[] {
  const confirmFault = given.passwordConfirm === '' ? 'required' : given.passwordConfirm !== given.password ? 'password-mismatch' : null
  return [...(fault ? [fieldError('password', fault)] : []), ...(confirmFault ? [fieldError('passwordConfirm', confirmFault)] : [])]
}
