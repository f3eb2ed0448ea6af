import { ApiFailure, minutesToWait } from '@dining/api-client'
import { mayContainCardNumber } from '@dining/domain'

const HOUR = 60

/** What is wrong with a reason for the audit trail, by the rule of the API; undefined for a valid one. */
export function reasonIssue(reason: string): string | undefined {
  if (reason.trim() === '') return 'Write the reason.'
  if (mayContainCardNumber(reason)) return 'This looks like a card number. Remove it.'
  return /\S@\S/u.test(reason) ? 'This looks like an email address. Remove it.' : undefined
}

/** The message of a call that the limit of the operator refused; undefined for another failure. */
export function limitWords(fault: unknown): string | undefined {
  if (!(fault instanceof ApiFailure) || fault.error.kind !== 'problem' || fault.error.code !== 'too-many-requests') return undefined
  const minutes = minutesToWait(fault.error)
  const wait = minutes > HOUR ? `${Math.ceil(minutes / HOUR)} hours` : minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `You have reached the limit of one operator. Try again in ${wait}.`
}
