import { ApiFailure, minutesToWait, type ApiError } from '@dining/api-client'
import type { PasskeyFault } from '@dining/api-client/passkeys'
import type { ErrorCode } from '@dining/contract'

import { PasskeyFailure } from './passkeys.ts'

const OFFLINE = 'No connection. Your text is still here. Try again in a moment.'
const NOT_READY = 'The service is not ready. Your text is still here. Try again in a moment.'

const REFUSALS: Readonly<Partial<Record<ErrorCode, string>>> = {
  'bad-credentials': 'The email address or the password is wrong.',
  'code-invalid': 'The code is wrong, has been used, or is too old. Enter the code that your app shows now.',
  'passkey-refused': 'The passkey could not be verified. Try again.',
  'passkey-limit-reached': 'You have as many passkeys as one person can have. Remove one first.',
  unauthorized: 'Your session has ended. Your text is still here. Sign in again, then repeat this step.',
  'not-found': 'This does not exist, or you may not edit it.',
  forbidden: 'Your role does not include this. Ask an administrator of the studio.',
  'payload-too-large': 'The entry is too long to save. Shorten it, or divide it into two entries.',
  unavailable: NOT_READY,
  'internal-error': NOT_READY,
}

/** Why the browser gave no passkey. */
const NO_PASSKEY: Readonly<Record<PasskeyFault, string>> = {
  ended: 'The browser gave no passkey: it was cancelled, or it took too long. Try again.',
  known: 'This device already has a passkey of yours.',
  unsupported: 'This browser has no passkeys. Use another browser, or an authenticator app.',
}

const HOUR = 60

/** Until a limit allows the next call: "10 minutes". */
function waitOf(error: ApiError): string {
  const minutes = minutesToWait(error)
  if (minutes > HOUR) return `${Math.ceil(minutes / HOUR)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** The message of a failed call. */
function wordsOf(error: ApiError): string {
  if (error.kind === 'network' || error.kind === 'aborted' || error.kind === 'no-token') return OFFLINE
  if (error.kind !== 'problem') return 'The server’s answer could not be read. Try again.'
  const { code, unlocksAt } = error
  if (code === 'locked' && unlocksAt !== undefined) {
    const opens = new Date(unlocksAt).toLocaleTimeString('en-US', { timeStyle: 'short' })
    return `Too many wrong passwords, codes or passkeys. You can sign in again at ${opens}.`
  }
  if (code === 'too-many-requests') return `Too many attempts. Try again in ${waitOf(error)}.`
  return REFUSALS[code] ?? `The server refused it (${code}).`
}

/** Whether the password of a sign-in or of a proof was refused. */
export const isWrongPassword = (fault: unknown): boolean =>
  fault instanceof ApiFailure && fault.error.kind === 'problem' && fault.error.code === 'bad-credentials'

/** Whether a repeated call may succeed. */
export function isTransient(fault: unknown): boolean {
  if (!(fault instanceof ApiFailure)) return false
  const { error } = fault
  return error.kind !== 'problem' || error.code === 'unavailable' || error.code === 'internal-error'
}

/** The message of any error of a query or mutation. */
export function errorText(fault: unknown): string {
  if (fault instanceof PasskeyFailure) return NO_PASSKEY[fault.fault]
  return fault instanceof ApiFailure ? wordsOf(fault.error) : 'Something went wrong on this page. Reload it. Saved drafts are safe.'
}
