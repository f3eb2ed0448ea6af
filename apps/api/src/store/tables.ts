import type {
  CardBrand,
  DiningOption,
  EarnRate,
  Highlight,
  Meal,
  MemberType,
  OfferType,
  RewardStatus,
  SourceCode,
  TierLevel,
  Weekday,
} from '@dining/domain'
import type { ColumnType, Generated, Transaction } from 'kysely'

/** Read as a parsed value, written as JSON text: the two engines turn arrays into different things otherwise. */
type Json<T> = ColumnType<T, string, string>
/** ISO day. */
type Day = string

export interface PlaceTable {
  zip_code: string
  city: string
  state: string
  latitude: number
  longitude: number
  population: number
  time_zone: string
}

export interface CityTable {
  id: number
  name: string
  /** Lower case, without accents and punctuation: what a typed name is compared with. */
  name_key: string
  state: string
  latitude: number
  longitude: number
  population: number
}

export interface MerchantFacts {
  /** The card network's id of the place; the feed names it by this. */
  network_id: string
  name: string
  about: string
  phone: string | null
  address1: string
  city: string
  state: string
  zip_code: string
  neighborhood: string | null
  latitude: number
  longitude: number
  time_zone: string
  price_range: number
  rating: number
  rating_count: number
  cuisines: string[]
  features: DiningOption[]
  meals: Meal[]
  acclaimed_level: number
  highlight: Highlight | null
  hours: Json<{ day: Weekday; opens: number; closes: number }[]>
  menu_url: string | null
  menu_images: Json<{ url: string; alt: string }[]>
  order_url: string | null
  order_origin: string | null
  open_table_id: string | null
  image_base_url: string | null
  origin: string
  offer_type: OfferType
  offer_days: Weekday[]
  offer_meals: Meal[]
  max_visits_per_month: number | null
  max_spend_cents_per_month: number | null
  first_day: Day | null
  last_day: Day | null
  access_tier: number
  bonus_units: number | null
  campaign_codes: string[]
  reviews: Json<{ id: string; rating: number; text: string; author: string; date: string }[]>
  events: Json<{ id: string; title: string; date: string; text: string }[]>
  /** Name and cuisines in lower case without accents: what a typed text is compared with. */
  search_text: string
  source: 'default' | 'import'
}

export interface MerchantTable extends MerchantFacts {
  id: string
  active: Generated<boolean>
}

export interface MerchantStageTable extends MerchantFacts {
  import_id: string
  line: number
}

export interface MerchantImportTable {
  id: string
  file_name: string
  file_hash: string
  started_at: Date
  finished_at: Date | null
  counts: ColumnType<Record<string, number>, string | undefined, string>
}

export interface MemberTable {
  partner_id: string
  id: string
  public_id: string
  family_id: string | null
  email: string
  /** Normalised address; unique within a partner. */
  email_key: string
  password_hash: string | null
  partner_number: string | null
  first_name: Generated<string>
  last_name: Generated<string>
  phone_number: string | null
  sms_opt_in: Generated<boolean>
  email_opt_in: Generated<boolean>
  address1: Generated<string>
  address2: Generated<string>
  city: Generated<string>
  state: Generated<string>
  zip_code: Generated<string>
  tier_level: TierLevel
  vip_until_year: number | null
  member_type: MemberType
  has_web_profile: boolean
  active: Generated<boolean>
  enrollment_source: Generated<string>
  email_update_required: Generated<boolean>
  joined_at: Date
}

export interface SessionTable {
  partner_id: string
  id_hash: string
  member_id: string
  created_at: Date
  seen_at: Date
  /** End when nothing is called before. */
  expires_at: Date
  /** Absolute end. */
  ends_at: Date
  remembered: boolean
}

export interface SignInAttemptTable {
  partner_id: string
  email_key_hash: string
  failures: number
  first_at: Date
  locked_until: Date | null
}

export interface RateLimitTable {
  partner_id: string
  /** Name of the rule. */
  rule: string
  /** What is counted, blinded. */
  subject: string
  count: number
  ends_at: Date
}

export interface RecoveryTable {
  partner_id: string
  id: string
  member_id: string
  code_hash: string
  ticket_hash: string | null
  attempts: Generated<number>
  expires_at: Date
  used_at: Date | null
}

export interface ProspectTable {
  partner_id: string
  email_key: string
  created_at: Date
}

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

/** One row per card of the installation: `insert … on conflict do nothing` decides who has it. */
export interface CardClaimTable {
  fingerprint: string
  partner_id: string
  member_id: string
  card_id: string
}

export interface IdempotencyKeyTable {
  partner_id: string
  member_id: string
  key: string
  request_hash: string
  status: number | null
  body: ColumnType<unknown, string | null, string | null>
  created_at: Date
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
  /** Day on which `feed settle` moves the status on. */
  settle_on: Day | null
  type_code: string
  source_code: SourceCode
  amount_cents: number
  subtotal_cents: number | null
  /** Cents that the dine earns on, after limits and refunds; of a refund the change, so never above 0. */
  eligible_cents: number
  /** What the dine was rated with; null when it earned nothing, and for refunds. */
  rate: ColumnType<EarnRate | null, string | null, string | null>
  bonus_units: number | null
  /** Units of the program; cents for Dollar and Credit; tenths of a cent per gallon for fuel. */
  benefit: number
  tier_level: TierLevel
  reason: string | null
  channel: 'dine-in' | 'online'
  refund_of: string | null
  paid_at: Date | null
}

export interface MemberEarningTable {
  partner_id: string
  member_id: string
  fuel_remainder_cents: Generated<number>
  balance: Generated<number>
}

export interface FeedUnmatchedTable {
  id: string
  source_transaction_id: string
  network_merchant_id: string | null
  received_at: Date
  reason: string
  line: ColumnType<unknown, string, string>
}

export interface ContentEntryTable {
  partner_id: string
  set_name: string
  slug: string
  version: number
  status: 'draft' | 'scheduled' | 'published'
  fields: ColumnType<Record<string, unknown>, string, string>
  publish_at: Date | null
  updated_at: Date
  updated_by: string
}

export interface FeatureFlagTable {
  partner_id: string
  name: string
  value: ColumnType<unknown, string, string>
  reason: string
}

export interface ImpressionTable {
  partner_id: string
  id: string
  channel: string
  at: Date
  user_agent: string
  merchant_id: string | null
  placement: string | null
}

export interface AuditEventTable {
  partner_id: string
  id: string
  at: Date
  kind: string
  member_id: string | null
  detail: ColumnType<Record<string, unknown>, string, string>
}

export interface Tables {
  meta: { key: string; value: string }
  place: PlaceTable
  city: CityTable
  merchant: MerchantTable
  merchant_stage: MerchantStageTable
  merchant_import: MerchantImportTable
  search_word: { word: string; uses: number }
  member: MemberTable
  session: SessionTable
  sign_in_attempt: SignInAttemptTable
  rate_limit: RateLimitTable
  recovery: RecoveryTable
  prospect: ProspectTable
  member_card: MemberCardTable
  card_claim: CardClaimTable
  idempotency_key: IdempotencyKeyTable
  dine: DineTable
  member_earning: MemberEarningTable
  feed_unmatched: FeedUnmatchedTable
  content_entry: ContentEntryTable
  feature_flag: FeatureFlagTable
  impression: ImpressionTable
  audit_event: AuditEventTable
}

/** A transaction of the store: every query runs inside one. */
export type Tx = Transaction<Tables>
