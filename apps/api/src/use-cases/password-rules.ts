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

/** The words of the site and the member, which an attacker tries first. */
function wordsOf({ program }: Partner, { email, firstName, lastName, partnerNumber }: Owner): string[] {
  const texts = [
    program.id,
    program.name,
    program.programName,
    program.loyaltyName,
    email,
    firstName ?? '',
    lastName ?? '',
    partnerNumber ?? '',
  ]
  const parts = texts.flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(parts.map((part) => part.toLowerCase()).filter((part) => part.length >= MIN_WORD))]
}

async function faultOf(range: BreachedRange, password: string, partner: Partner, owner: Owner) {
  if (password === '') return 'required'
  if (password.length < PASSWORD_MIN_LENGTH) return 'too-short'
  if (password.length > PASSWORD_MAX_LENGTH) return 'too-long'
  if (owner.partnerNumber && password === owner.partnerNumber) return 'password-equals-partner-number'
  if (breachedList().has(password)) return 'password-common'
  if ((await guessesOf(password, wordsOf(partner, owner))) < MIN_GUESSES) return 'password-common'
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
  const fault = await faultOf(breachedRange, given.password, partner, owner)
  const confirmFault = given.passwordConfirm === '' ? 'required' : given.passwordConfirm !== given.password ? 'password-mismatch' : null
  return [...(fault ? [fieldError('password', fault)] : []), ...(confirmFault ? [fieldError('passwordConfirm', confirmFault)] : [])]
}
