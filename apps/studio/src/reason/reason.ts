import { mayContainCardNumber } from '@dining/domain'

/** What is wrong with a reason for the audit trail, by the rule of the API; undefined for a valid one. */
export function reasonIssue(reason: string): string | undefined {
  if (reason.trim() === '') return 'Write the reason.'
  if (mayContainCardNumber(reason)) return 'This looks like a card number. Remove it.'
  return /\S@\S/u.test(reason) ? 'This looks like an email address. Remove it.' : undefined
}
