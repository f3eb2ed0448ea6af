export { CLOSING_DAYS, CLOSING_WORD, confirmsClosing, erasureTime } from './account-closing.ts'
export { activityState, isDimmed, reviewOffered, type ActivityRow, type ActivityState } from './activity.ts'
export {
  benefitChange,
  DINE_CHANNELS,
  earnByTier,
  earnOf,
  eligibleAfterRefund,
  eligibleCents,
  nextBalance,
  type Bill,
  type BillTerms,
  type DineChannel,
  type Earned,
  type Earning,
} from './benefit.ts'
export { bestTable, type OfferedTable } from './best-table.ts'
export {
  CARD_BRAND_OF_CODE,
  CARD_BRANDS,
  CARD_TYPE_CODES,
  CLAIM_CODE_PATTERN,
  CLAIM_MINUTES,
  claimCodeIn,
  MAX_LINKED_CARDS,
  mayContainCardNumber,
  passesLuhn,
  type CardBrand,
  type CardTypeCode,
} from './card.ts'
export type { CaptchaService } from './captcha.ts'
export { CONTENT_COMMENT, CONTENT_NOTE_MAX_LENGTH, CONTENT_SETS, SHARED_SIDEBAR, UNLOCK_POPUPS, type ContentSet } from './content.ts'
export { CURRENCY_TYPES, type CurrencyType } from './currency.ts'
export { MISSING_DINE, MISSING_DINE_STATES, type MissingDineState } from './missing-dine.ts'
export { missingDineWindow, type MissingDineWindow } from './missing-dine-window.ts'
export { MONTH_PATTERN, STATEMENT_DAY, statementDay, statementMonth } from './monthly-statement.ts'
export { DINE_EXTRAS, dineState, receiptSteps, type DineExtra, type DineState, type ReceiptFacts, type ReceiptSteps } from './dine-state.ts'
export { EMAIL_MAX_LENGTH, EMAIL_PATTERN, emailIssue, type EmailIssue } from './email.ts'
export { bestRate, rateFigures, rateOf, type EarnRate, type EarnRates, type RateFigures } from './earn-rate.ts'
export {
  cutPassword,
  ENROLLMENT_TYPES,
  hasJoined,
  MEMBER_TYPES,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PROSPECT_EMAIL_MAX_LENGTH,
  PUBLIC_ID_PATTERN,
  type EnrollmentType,
  type MemberType,
} from './enrollment.ts'
export { DINNER_FOR_TWO, EXAMPLE_BILL } from './example-bill.ts'
export { MAX_FAVORITES } from './favorite.ts'
export {
  OPERATOR_REASON_MAX_LENGTH,
  OPERATOR_RIGHTS,
  OPERATOR_ROLES,
  OTHER_PARTNERS,
  RECOVERY_CODE_COUNT,
  rightsAt,
  rolesAt,
  type OperatorRight,
  type OperatorRole,
  type OperatorRoles,
} from './operator.ts'
export {
  AUTH_FLAGS,
  PARTNER_FLAGS,
  SEARCH_FILTERS,
  STUDIO_SWITCHES,
  type AuthFlag,
  type PartnerFlag,
  type SearchFilter,
  type StudioSwitch,
} from './feature-flag.ts'
export { flexOfferOn, type FlexOffer } from './flex-offer.ts'
export { FORFEIT_REASONS, type ForfeitReason } from './forfeit.ts'
export { HOUSEHOLD, HOUSEHOLD_TOKEN_PATTERN, householdInvitationExpiry } from './household.ts'
export { HAS_ENROLLMENT, HAS_RATE_STEPS } from './has-enrollment.ts'
export { rateStep, type RateStep, type StepLine } from './rate-step.ts'
export {
  ACTIVATION_MARK_MS,
  APP_NEW_MEMBER_MS,
  BONUS_CODE_PATTERN,
  BONUS_KINDS,
  BONUS_STATUSES,
  bonusProgress,
  countsForBonus,
  FULFILLED_SHOWN_DAYS,
  isBonusFulfilled,
  isBonusTakenBack,
  LATE_DINES_DAYS,
  statusInBrowser,
  type BonusConditions,
  type BonusKind,
  type BonusProgress,
  type BonusStatus,
} from './bonus.ts'
export { isNativeApp, isVersionBelow, readNativeApp, type NativeApp } from './native-app.ts'
export { INSTALL_SNOOZE_MS } from './install.ts'
export { HOME_STATES, homeState, isBannerInTime, type HomeState, type HomeVisitor } from './home-state.ts'
export { addDays, isDate, localTime, type LocalTime } from './local-time.ts'
export { MEAL_HOURS, mealsAt, MINUTES_PER_DAY, type Span } from './meal.ts'
export {
  DINING_OPTIONS,
  HIGHLIGHTS,
  IMPRESSION_LIMITS,
  MAP_POINTS,
  MEALS,
  MERCHANT_PAGE_SIZE,
  OFFER_TYPES,
  OPEN_AT,
  RATING_STEPS,
  REVIEW_STEPS,
  SEARCH_NAMES,
  SEARCH_RADIUS_MILES,
  SEARCH_TEXT_MAX_LENGTH,
  SORT_ORDERS,
  WEEKDAYS,
  type DiningOption,
  type Highlight,
  type Meal,
  type OfferType,
  type SortOrder,
  type Weekday,
} from './merchant.ts'
export { parseCents, roundHalfUp } from './money.ts'
export { NOTICE_DEVICE_PATTERN, NOTICE_KINDS, NOTICES, noticesOf, type NoticeKind } from './notice.ts'
export {
  evaluateDine,
  LEAVING_SOON_DAYS,
  NOTHING_USED,
  offerPhase,
  spendLeft,
  VISIT_METER,
  visitsLeft,
  type DineFacts,
  type DineEvaluation,
  type Offer,
  type OfferPhase,
  type OfferTerms,
  type OfferUse,
} from './offer.ts'
export { earningSpan, openSpans, type OpeningHours } from './opening.ts'
export { isOwnPath } from './own-path.ts'
export { formatPhone, parsePhone, type PhoneIssue } from './phone.ts'
export { boundsOf, DEFAULT_SEARCH_LOCATION, DEFAULT_USER_LOCATION, LOCATION_PATTERN, ZIP_PATTERN, zipCodeIn, type Bounds } from './place.ts'
export { CITY_MAX_LENGTH, NAME_MAX_LENGTH, needsFullAddress, offersSms, STREET_MAX_LENGTH } from './profile.ts'
export {
  isVoterName,
  leadersOf,
  SHORTLIST,
  shortlistExpiry,
  shortlistState,
  tallyVotes,
  type Ballot,
  type ShortlistState,
  type Tally,
} from './shortlist.ts'
export { LEAVING_SURVEY, matchesPath, SURVEY, SURVEY_LIMITS, surveyShows, type SurveyRules } from './survey.ts'
export { calendarEvent, DINNER_MINUTES, type CalendarEvent } from './calendar-event.ts'
export {
  AVAILABILITY_DEAD_ENDS,
  dinnerCents,
  fulfilsReservation,
  MAX_AVAILABILITY_BATCH,
  RESERVATION_BONUS_REASONS,
  RESERVATION_BONUS_STATES,
  RESERVATION_DEFAULTS,
  RESERVATION_DINE_DAYS,
  RESERVATION_LIMITS,
  RESERVATION_NEAR_DAYS,
  RESERVATION_REMINDER_HOURS,
  RESERVATION_STATUSES,
  RESERVATION_NEARBY,
  RESERVATION_WEEK_DAYS,
  RESERVATION_WINDOW_MINUTES,
  reservationBonus,
  reservationDates,
  reservationsOverlap,
  RESERVATION_OVERLAP_MINUTES,
  tableEarns,
  type AvailabilityDeadEnd,
  type ReservationBonus,
  type ReservationBonusFacts,
  type ReservationBonusReason,
  type ReservationBonusState,
  type ReservationDine,
  type ReservationStatus,
  type TableDinner,
} from './reservation.ts'
export { MAX_REVIEW_STATUSES, REVIEW_STARS, REVIEW_TEXT, type ReviewStars } from './review.ts'
export { fail, succeed, type Result } from './result.ts'
export { DEFERRED_DAYS, PENDING_DAYS, statusAsOf, statusOnReceipt, type StatusPlan } from './reward-status.ts'
export {
  EXPIRY_WARNING_HORIZON_MS,
  EXPIRY_WARNING_MS,
  FAILURES_TO_LOCK,
  EMAIL_CODE_FRAGMENT,
  JOIN_LINK_DAYS,
  JOIN_LINK_FRAGMENT,
  LOCK_MINUTES,
  MAX_PASSKEYS,
  PASSKEY_CHALLENGE_MINUTES,
  PASSKEY_NAME_MAX_LENGTH,
  REAUTHENTICATION_MINUTES,
  MAILED_CODE_LENGTH,
  mailedCodeIn,
  RECOVERY_MINUTES,
  EMULATION_MODE,
  EMULATION_MS,
  REMEMBERED_SESSION_MS,
  SESSION_MS,
} from './session.ts'
export {
  CREDIT_COMPLETED_DAYS,
  CREDIT_RECEIVED_DAYS,
  CREDIT_STATUSES,
  CREDIT_TARGETS,
  cardToPay,
  creditProgress,
  creditExpectedOn,
  creditStatusAfter,
  DELIVERY_BRANDS,
  DELIVERY_METHODS,
  deliveryBrandOf,
  deliveryMethodOf,
  returnsMoney,
  isFinalCredit,
  mayPayAgain,
  RECORD_TYPES,
  reportCredit,
  REWARDS_METER_CENTS,
  statementCreditDue,
  type CreditChange,
  type CreditProgress,
  type CreditStatus,
  type CreditTarget,
  type DeliveryBrand,
  type PayableCard,
  type RecordType,
  type Refusal,
} from './statement-credit.ts'
export {
  EARNING_TIERS,
  hasAccess,
  isReachable,
  TIER_LEVELS,
  TIER_NAMES,
  tierAt,
  type EarningTier,
  type TierFacts,
  type TierLevel,
} from './tier.ts'
export {
  ACTIVITY_PAGE_SIZE,
  MISSING_REWARDS_AFTER_DAYS,
  REVIEW_WINDOW_DAYS,
  REWARD_STATUSES,
  SOURCE_CODES,
  TRANSACTION_TYPES,
  type RewardStatus,
  type SourceCode,
  type TransactionType,
} from './transaction.ts'
export { isUsState, US_STATES, type UsState } from './us-states.ts'
export { earnVerdict, type Verdict, type VerdictQuestion, type VerdictReason, type VerdictVisitor } from './verdict.ts'
export {
  diningProgress,
  nextDineTier,
  PROGRESS_STATUSES,
  progressYear,
  tierOfDine,
  vipUntil,
  type DineCount,
  type DiningProgress,
  type ProgressStatus,
  type VipRule,
  type YearSoFar,
} from './vip.ts'
export { YEAR_PATTERN, yearInReview, type YearLine } from './year-in-review.ts'
export { countsFrom, daysLeftInYear, neededInterval, VIP_PATH, vipPace, type VipPace, type VipPaceFacts } from './vip-path.ts'
export { RESERVATION_PARTY } from './reservation-party.ts'
export { isTableDate, isTableParty, isTableTime } from './table-search.ts'
export {
  linkExpiry,
  mayAlert,
  TABLE_WATCH,
  TABLE_WATCH_STATES,
  TABLE_WATCH_TIMES,
  TABLE_WATCH_TOKEN_PATTERN,
  tableInWindow,
  tableWatchState,
  windowAround,
  type TableWatchState,
  type TableWindow,
} from './table-watch.ts'
export { watchRefusal, windowIssue, type WatchRefusal } from './table-watch-request.ts'
export { purposesOf, PURPOSES, VENDOR_KINDS, type Purpose, type Vendor, type VendorAccounts, type VendorKind } from './vendor.ts'
