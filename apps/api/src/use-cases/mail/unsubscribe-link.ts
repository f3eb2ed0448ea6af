import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Secrets } from '../../config/secrets.ts'

interface Recipient {
  readonly partnerId: string
  readonly memberId: string
}

function signatureOf({ unsubscribe }: Pick<Secrets, 'unsubscribe'>, { partnerId, memberId }: Recipient): Buffer {
  return createHmac('sha256', unsubscribe).update(`${partnerId} ${memberId}`).digest()
}

/** The token of a member's one-click address (RFC 8058): the member's id, signed. It does not expire, because mails do not. */
export function unsubscribeToken(secrets: Pick<Secrets, 'unsubscribe'>, recipient: Recipient): string {
  return `${recipient.memberId}.${signatureOf(secrets, recipient).toString('base64url')}`
}

/** The id of the member of this address; null for a token that this installation has not created for this partner. */
export function readUnsubscribeToken(secrets: Pick<Secrets, 'unsubscribe'>, partnerId: string, token: string): string | null {
  const [memberId = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(secrets, { partnerId, memberId })
  return given.length === expected.length && timingSafeEqual(given, expected) ? memberId : null
}
