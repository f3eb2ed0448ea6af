import type {
  CardBrand,
  CardTypeCode,
  CreditStatus,
  CreditTarget,
  DeliveryBrand,
  EarnRate,
  RewardStatus,
  SourceCode,
  TierLevel,
} from '@dining/domain'
import type { ColumnType, Generated } from 'kysely'

import { columnsOf, type Day } from './columns.ts'

export interface MemberCardTable {
  partner_id: string
  id: string
  member_id: string
  vault_token: string
  fingerprint: string
  card_type: CardBrand
  last_four: string
  description: Generated<string>
  partner_card_id: string | null
  linked_at: Date
  unlinked_at: Date | null
}

export const MEMBER_CARD_COLUMNS = columnsOf<MemberCardTable>()([
  'partner_id',
  'id',
  'member_id',
  'vault_token',
  'fingerprint',
  'card_type',
  'last_four',
  'description',
  'partner_card_id',
  'linked_at',
  'unlinked_at',
])

/** A card that the partner knows of a member, who may link it. */
export interface PartnerCardTable {
  partner_id: string
  /** The partner's own id of it. */
  id: string
  member_id: string
  vault_token: string
  card_type: CardBrand
  /** Null where the partner does not give it; such a card is not offered. */
  last_four: string | null
  description: Generated<string>
  /** Whether the partner's service returned it, and not a file; the next answer of the service replaces it. */
  from_service: Generated<boolean>
  imported_at: Date
}

/** One row per card of the installation: `insert … on conflict do nothing` decides which member has it. */
export interface CardClaimTable {
  fingerprint: string
  partner_id: string
  member_id: string
  card_id: string
}

/** A member's claim of a card that is linked in another account. */
export interface CardVerificationTable {
  partner_id: string
  id: string
  member_id: string
  /** Id of the verification at the vault. */
  verification_id: string
  vault_token: string
  fingerprint: string
  card_brand: CardTypeCode
  last_four: string
  description: string
  /** Linking the card opens a closed account again. */
  reopens: boolean
  /** Time before the vault was called for the token, by the database's clock. */
  tokenized_at: Date
  expires_at: Date
}

/** A card whose registration at the vault has to end, unless it is linked again. */
export interface CardReleaseTable {
  partner_id: string
  vault_token: string
  next_try_at: Date
  attempts: Generated<number>
  started_at: Date | null
  finished_at: Date | null
}

export interface IdempotencyKeyTable {
  partner_id: string
  member_id: string
  key: string
  request_hash: string
  status: number | null
  body: ColumnType<unknown, string | null, string | null>
  created_at: Date
  /** When the running call last reported that it still runs. */
  renewed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface DineTable {
  partner_id: string
  id: string
  source_transaction_id: string
  member_id: string
  card_id: string | null
  card_last_four: string
  card_type: CardBrand | null
  merchant_id: string
  merchant_name: string
  occurred_at: Date
  received_at: Date
  status: RewardStatus
  status_at: Date
  /** Day on which `feed settle` changes the status. */
  settle_on: Day | null
  type_code: string
  source_code: SourceCode
  amount_cents: number
  subtotal_cents: number | null
  /** Cents that the dine earns on, after limits and refunds; of a refund the change, so never above 0. */
  eligible_cents: number
  /** The terms with which the dine was rated; null if it earned nothing, and for refunds. */
  rate: ColumnType<EarnRate | null, string | null, string | null>
  bonus_units: number | null
  /** The flex offer that the dine has used, and its extra units; null without one. */
  flex_offer_id: string | null
  flex_units: number | null
  /** Units of the member's bonuses that this dine has fulfilled, below 0 for a refund that takes them back; null without one. */
  member_bonus_units: number | null
  /** Units of the program; cents for Dollar and Credit; tenths of a cent per gallon for fuel. */
  benefit: number
  /** Cents that count toward the next full step of a fuel rate after this line; null where no fuel rate was applied. */
  step_kept_cents: number | null
  tier_level: TierLevel
  reason: string | null
  channel: 'dine-in' | 'online'
  refund_of: string | null
  paid_at: Date | null
  /** The statement credit that pays it. */
  credit_id: string | null
}

export const DINE_COLUMNS = columnsOf<DineTable>()([
  'partner_id',
  'id',
  'source_transaction_id',
  'member_id',
  'card_id',
  'card_last_four',
  'card_type',
  'merchant_id',
  'merchant_name',
  'occurred_at',
  'received_at',
  'status',
  'status_at',
  'settle_on',
  'type_code',
  'source_code',
  'amount_cents',
  'subtotal_cents',
  'eligible_cents',
  'rate',
  'bonus_units',
  'flex_offer_id',
  'flex_units',
  'member_bonus_units',
  'benefit',
  'step_kept_cents',
  'tier_level',
  'reason',
  'channel',
  'refund_of',
  'paid_at',
  'credit_id',
])

/** A payout of a member's whole balance. */
export interface StatementCreditTable {
  partner_id: string
  id: string
  member_id: string
  /** The card that it was sent to; null for another target. */
  card_id: string | null
  amount_cents: number
  target_type: CreditTarget
  target_label: string
  benefit_processor: DeliveryBrand
  status: CreditStatus
  made_at: Date
  /** Its day in the partner's time zone, from which deadlines are counted. */
  made_on: Day
  status_at: Date
  /** When the processor reported that it has it; null before, and for one that it never reported. */
  received_at: Generated<Date | null>
}

export const STATEMENT_CREDIT_COLUMNS = columnsOf<StatementCreditTable>()([
  'partner_id',
  'id',
  'member_id',
  'card_id',
  'amount_cents',
  'target_type',
  'target_label',
  'benefit_processor',
  'status',
  'made_at',
  'made_on',
  'status_at',
  'received_at',
])

export interface MemberEarningTable {
  partner_id: string
  member_id: string
  fuel_remainder_cents: Generated<number>
  balance: Generated<number>
}

/** An offer of a restaurant for one member; a dine with its id has used it. */
export interface FlexOfferTable {
  partner_id: string
  id: string
  member_id: string
  merchant_id: string
  /** Units of the program; cents for Dollar and Credit; tenths of a cent per gallon for fuel. */
  units: number
  /** In the restaurant's zone, both included. */
  first_day: Day | null
  last_day: Day | null
  imported_at: Date
}

export interface FeedUnmatchedTable {
  id: string
  source_transaction_id: string
  network_merchant_id: string | null
  received_at: Date
  reason: string
  line: ColumnType<unknown, string, string>
}
