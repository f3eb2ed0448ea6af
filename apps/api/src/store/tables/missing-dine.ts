import type { MissingDineState } from '@dining/domain'
import type { ColumnType, Generated } from 'kysely'

import type { Day } from './columns.ts'

/** A message about a report, as JSON. */
export interface StoredMissingDineMessage {
  readonly by: 'member' | 'program'
  /** The operator's email address, for operators alone; '' for a member. */
  readonly who: string
  readonly text: string
  /** ISO time. */
  readonly at: string
}

/** A dine that a member has reported as missing. */
export interface MissingDineTable {
  partner_id: string
  /** UUID. */
  id: string
  member_id: string
  merchant_id: string
  merchant_name: string
  /** By the clock of the restaurant. */
  dined_on: Day
  amount_cents: number
  last_four: string
  /** The member's card with these digits that was linked on that day. */
  card_id: string
  note: string
  state: MissingDineState
  /** The oldest first. */
  messages: ColumnType<readonly StoredMissingDineMessage[], string | undefined, string>
  /** The dine with which it was credited, and its bill. */
  source_transaction_id: Generated<string | null>
  granted_cents: Generated<number | null>
  /** The line of the feed that arrived for the credited dine, and earned nothing more. */
  feed_source_id: Generated<string | null>
  created_at: Date
  changed_at: Date
  decided_at: Generated<Date | null>
  /** The operator's email address. */
  decided_by: Generated<string | null>
}
