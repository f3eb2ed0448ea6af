import { randomUUID } from 'node:crypto'

import { fail, succeed, type Result } from '@dining/domain'

import { cardRepo } from '../../store/repositories/card.ts'
import { feedRepo } from '../../store/repositories/feed.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import { emailKey } from '../email-key.ts'
import type { LineIssue } from '../imports/issues.ts'
import type { FeedDeps } from './apply-line.ts'
import { feedText, parseFeedLine } from './feed-line.ts'

/** A sample line for a member's card, for demonstrations and end-to-end tests. */
export interface SampleRequest {
  readonly partnerId: string
  readonly email: string
  /** The merchant's id as in its page's address, or its network id. */
  readonly merchant: string
  /** Last four of the card; without it the one linked last. */
  readonly lastFour: string | null
  /** Fields of the line as in a file; at least the amount. */
  readonly fields: Readonly<Record<string, string>>
}

export type SampleRefusal =
  | { readonly kind: 'no-partner' | 'no-member' | 'no-card' | 'no-merchant' }
  | { readonly kind: 'issues'; readonly issues: readonly LineIssue[] }

/**
 * A line of the feed as the network would send it for a card that a member has linked. Only for the operator, because it contains the vault token.
 * The time of payment is just now unless the fields contain it.
 */
export async function sampleLine(
  { store, partners, clock }: FeedDeps,
  { partnerId, email, merchant, lastFour, fields }: SampleRequest,
): Promise<Result<Readonly<Record<string, string>>, SampleRefusal>> {
  if (!partners.has(partnerId)) return fail({ kind: 'no-partner' })
  return store.owner(async (tx) => {
    const member = await memberRepo(tx, partnerId).byEmailKey(emailKey(email))
    if (!member) return fail({ kind: 'no-member' })
    const linked = await cardRepo(tx, partnerId).linkedOf(member.id)
    const card = linked.findLast((one) => lastFour === null || one.last_four === lastFour)
    if (!card) return fail({ kind: 'no-card' })
    const place = await feedRepo(tx).merchant(merchant)
    if (!place) return fail({ kind: 'no-merchant' })
    const text = feedText({
      sourceTransactionId: `sample-${randomUUID()}`,
      vaultToken: card.vault_token,
      networkMerchantId: place.network_id,
      occurredAt: clock().toISOString(),
      ...fields,
    })
    const parsed = parseFeedLine(text, clock())
    return parsed.ok ? succeed(text) : fail({ kind: 'issues', issues: parsed.error })
  })
}
