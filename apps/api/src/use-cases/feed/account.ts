import { localTime } from '@dining/domain'
import { startOfDay } from '@dining/domain/calendar'
import type { Partner } from '@dining/partner-kit'

import type { CardRow } from '../../store/repositories/feed.ts'
import type { MemberRow } from '../../store/repositories/member.ts'

/** The member of a card. */
export interface Account {
  readonly partner: Partner
  readonly member: MemberRow
  readonly card: CardRow
}

/** Why a line has no member. It is stored, reported, and tried again with each later import and settlement. */
export const UNMATCHED_REASONS = ['card-unknown', 'card-not-linked-then', 'merchant-unknown', 'refund-without-dine'] as const
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number]

/** Whether the card was linked at the time of a payment. The whole day of linking counts, for members who link at the table. */
export function wasLinked({ card, partner }: Account, at: Date): boolean {
  const { timeZone } = partner.program
  const from = startOfDay(localTime(card.linked_at, timeZone).date, timeZone)
  return at >= from && (card.unlinked_at === null || at < card.unlinked_at)
}

/** The account for which a card earned at a time; of two programs on the day of a change, the later link. */
export function accountAt(accounts: readonly Account[], at: Date): Account | undefined {
  return accounts.filter((account) => wasLinked(account, at)).toSorted((a, b) => b.card.linked_at.getTime() - a.card.linked_at.getTime())[0]
}
