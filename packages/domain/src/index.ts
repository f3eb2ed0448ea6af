export { CARD_BRAND_OF_CODE, CARD_BRANDS, CARD_TYPE_CODES, MAX_LINKED_CARDS, type CardBrand, type CardTypeCode } from './card.ts'
export { CURRENCY_TYPES, type CurrencyType } from './currency.ts'
export type { EarnRate, EarnRates } from './earn-rate.ts'
export {
  ENROLLMENT_TYPES,
  MEMBER_TYPES,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PROSPECT_EMAIL_MAX_LENGTH,
  type EnrollmentType,
  type MemberType,
} from './enrollment.ts'
export {
  DINING_OPTIONS,
  HIGHLIGHTS,
  MEALS,
  MERCHANT_PAGE_SIZE,
  OFFER_TYPES,
  SEARCH_RADIUS_MILES,
  WEEKDAYS,
  type DiningOption,
  type Highlight,
  type Meal,
  type OfferType,
  type Weekday,
} from './merchant.ts'
export { fail, succeed, type Result } from './result.ts'
export { EXPIRY_WARNING_HORIZON_MS, EXPIRY_WARNING_MS, LOCK_MINUTES, REMEMBERED_SESSION_MS, SESSION_MS } from './session.ts'
export {
  EARNING_TIERS,
  PROGRESS_STATUSES,
  progressYear,
  TIER_LEVELS,
  TIER_NAMES,
  type EarningTier,
  type ProgressStatus,
  type TierLevel,
} from './tier.ts'
export {
  ACTIVITY_PAGE_SIZE,
  MISSING_REWARDS_AFTER_DAYS,
  REVIEW_WINDOW_DAYS,
  REWARD_STATUSES,
  SOURCE_CODES,
  type RewardStatus,
  type SourceCode,
} from './transaction.ts'
