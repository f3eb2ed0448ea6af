import { PASSWORD_MIN_LENGTH } from '@dining/domain'
import { dictionary } from '@zxcvbn-ts/language-common'

/** The most used passwords of public leaks that the minimum length does not refuse already. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN_LENGTH))

/** Would this password be among the first that anyone tries (ENROLL-26)? */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
