import type { ApiClient, ApiError } from '@dining/api-client'
import { email as isEmail, type Check, type FieldIssue } from '@dining/forms'

import { normalNumber } from './sign-up-body.ts'

/** Milliseconds without further input before the server is asked: a corrected value is checked while it is typed. */
const PAUSE_MS = 300

type FieldIssues = { readonly email: FieldIssue | null; readonly partnerNumber: FieldIssue | null }
const NONE: FieldIssues = { email: null, partnerNumber: null }
const TAKEN = {
  email: { ...NONE, email: { code: 'already-member' } },
  partnerNumber: { ...NONE, partnerNumber: { code: 'partner-number-in-use' } },
} as const satisfies Record<string, FieldIssues>

/** A missing answer is an issue of the email's check (FORM-10); a refused check (too many requests) is not: joining itself reports the error. */
function unanswered(error: ApiError): FieldIssues {
  return error.kind === 'problem' && error.status < 500 ? NONE : { ...NONE, email: { code: 'check-failed' } }
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS))

/**
 * Checks that ask the server whether an email and a partner number are free to join with (ENROLL-15 … ENROLL-19). One request checks both,
 * with the number only if one is given; a redirect counts as free. Answers are kept, so that leaving a field and submitting make one
 * request.
 */
export function createAvailability(api: ApiClient): { readonly email: Check; readonly partnerNumber: Check } {
  const known = new Map<string, Promise<FieldIssues>>()
  let latest = ''

  async function isFree(email: string, usePpn?: string): Promise<boolean | ApiError> {
    const answer = await api.call('validateEmail', { query: { email, ...(usePpn === undefined ? {} : { usePpn }) } })
    if (answer.ok) return answer.value.isValid
    return answer.error.kind === 'redirected' ? true : answer.error
  }

  async function find(email: string, number: string): Promise<FieldIssues> {
    const both = await isFree(email, number === '' ? undefined : number)
    if (typeof both !== 'boolean') return unanswered(both)
    if (both) return NONE
    if (number === '') return TAKEN.email
    // A request with only the email address shows which of the two is taken.
    const alone = await isFree(email)
    if (typeof alone !== 'boolean') return unanswered(alone)
    return alone ? TAKEN.partnerNumber : TAKEN.email
  }

  async function ask(email: string, typedNumber: string): Promise<FieldIssues> {
    if (email === '' || (await isEmail(email, {})) !== null) return NONE
    const number = normalNumber(typedNumber)
    const key = JSON.stringify([email, number])
    latest = key
    if (!known.has(key)) await pause()
    if (latest !== key) return NONE
    const asked = known.get(key) ?? find(email, number)
    known.set(key, asked)
    const issues = await asked
    // The next check tries again.
    if (issues.email?.code === 'check-failed') known.delete(key)
    return issues
  }

  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    email: async (value, values) => (await ask(value, text(values['partnerNumber']))).email,
    partnerNumber: async (value, values) => (await ask(text(values['email']), value)).partnerNumber,
  }
}
