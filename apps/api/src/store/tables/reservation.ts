import type { ReservationStatus } from '@dining/domain'
import type { ColumnType, Generated } from 'kysely'

import type { Day } from './columns.ts'

/** A table at a time, as JSON. */
export interface StoredSlot {
  /** ISO time. */
  at: string
  party: number
  area: string
}

/** A reservation of a member at a restaurant. */
export interface ReservationTable {
  partner_id: string
  /** UUID; the booking service books once for it. */
  id: string
  member_id: string
  merchant_id: string
  /** The booking service's id of the restaurant. */
  restaurant_id: string
  starts_at: Date
  party: number
  area: string
  /** Date of `starts_at` in the restaurant's zone. */
  local_date: Day
  /** `refused`: the service did not book it, and members do not see it. */
  status: ReservationStatus | 'refused'
  /** Idempotency key of the call that made it. */
  request_key: string | null
  /** Of the hold with which the service was asked to book; null before that. */
  hold_token: string | null
  /** The service's number. */
  confirmation: string | null
  /** The card-payment provider's id of the setup of the card; null without one. One setup is good for one reservation. */
  card_setup: Generated<string | null>
  card_brand: Generated<string | null>
  card_last4: Generated<string | null>
  phone: string
  note: string
  free_until: Date | null
  fee_cents: number | null
  /** A table to which the service was asked to move it, until it has confirmed. */
  change_to: ColumnType<StoredSlot | null, string | null, string | null>
  /** Units of the bonus, as promised when it was booked; null without one. */
  bonus_units: number | null
  /** The dine that fulfilled it. */
  bonus_dine_id: Generated<string | null>
  bonus_reversed_at: Generated<Date | null>
  reminded_at: Generated<Date | null>
  created_at: Date
  /** When the service was last asked to book or change it. */
  asked_at: Date
  changed_at: Date
}

/** A table that the service keeps for a member. */
export interface ReservationHoldTable {
  partner_id: string
  member_id: string
  /** Names the table; the same for each call. */
  key: string
  token: string
  free_until: Date | null
  fee_cents: number | null
  /** Whether the booking service asks for a card. */
  card_required: Generated<boolean>
  expires_at: Date
}

/** A member who waits for a table. */
export interface TableWatchTable {
  partner_id: string
  id: string
  member_id: string
  merchant_id: string
  /** Date of the window in the restaurant's zone. */
  local_date: Day
  party: number
  /** The window, with both ends; the watch ends when it begins. */
  starts_at: Date
  until_at: Date
  status: 'watching' | 'booked' | 'stopped' | 'ended'
  /** When a job last claimed it to look for a table. */
  looked_at: Generated<Date | null>
  /** The table of the last alert, and the hash of its link's token, which works until `link_until`. */
  slot_id: Generated<string | null>
  token_hash: Generated<string | null>
  found_at: Generated<Date | null>
  link_until: Generated<Date | null>
  /** How many were sent. */
  alerts: Generated<number>
  created_at: Date
  changed_at: Date
}
