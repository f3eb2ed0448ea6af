import { isSigned, sign } from '../../config/key-ring.ts'
import type { Secrets } from '../../config/secrets.ts'

/** What a member can turn off by a mail's one-click address. */
export type MailList = 'offers' | 'statement'

interface Recipient {
  readonly partnerId: string
  readonly memberId: string
  readonly list: MailList
}

/** Addresses of offers are older than lists, so their tokens do not name one. */
const ENDS = { offers: '', statement: '.statement' } as const satisfies Record<MailList, string>
const listOf = (end: string | undefined): MailList | null => (end === undefined ? 'offers' : end === 'statement' ? 'statement' : null)

const signedText = ({ partnerId, memberId, list }: Recipient) =>
  list === 'offers' ? `${partnerId} ${memberId}` : `${partnerId} ${memberId} ${list}`

/** The token of a member's one-click address (RFC 8058): the member's id and the list, signed. It does not expire, because mails do not. */
export function unsubscribeToken(secrets: Pick<Secrets, 'unsubscribe'>, recipient: Recipient): string {
  return `${recipient.memberId}.${sign(secrets.unsubscribe, signedText(recipient)).toString('base64url')}${ENDS[recipient.list]}`
}

/** The member and the list of this address; null for a token that this installation has not created for this partner. */
export function readUnsubscribeToken(
  secrets: Pick<Secrets, 'unsubscribe'>,
  partnerId: string,
  token: string,
): Pick<Recipient, 'memberId' | 'list'> | null {
  const [memberId = '', signature = '', end, ...more] = token.split('.')
  const list = listOf(end)
  if (list === null || more.length > 0) return null
  const isOurs = isSigned(secrets.unsubscribe, signedText({ partnerId, memberId, list }), Buffer.from(signature, 'base64url'))
  return isOurs ? { memberId, list } : null
}
