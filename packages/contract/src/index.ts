export { PLACEHOLDER_TOKEN, PUBLIC_ID_HEADER, TOKEN_HEADER, TOKEN_PATH } from './anti-forgery.ts'
export type { Bonus } from './bonus.ts'
export { CAPTCHA_HEADER, solvedWorkSchema, type CaptchaTask, type SolvedWork } from './captcha.ts'
export {
  CARD_ERROR_CODES,
  cardRegistrationsSchema,
  IDEMPOTENCY_HEADER,
  type Card,
  type CardRegistration,
  type CardToLink,
  type PartnerCard,
} from './card.ts'
export {
  CONTENT_VERSION_PATH,
  contentVersionSchema,
  PREVIEW_COOKIE,
  PREVIEW_FAULTS,
  type ContentEntry,
  type FeatureFlags,
  type PreviewFault,
} from './content.ts'
export {
  CONTRACT_VERSION,
  CONTRACT_VERSION_PATH,
  contractName,
  contractVersionSchema,
  isSpoken,
  type ContractVersion,
} from './contract-version.ts'
export { CONTENT_SETS, type ContentSet } from '@dining/domain'
export {
  objectToQuery,
  PARTNER_HEADER,
  queryToObject,
  type Answer,
  type AnySchema,
  type Call,
  type Endpoint,
  type SessionNeed,
} from './endpoint.ts'
export { endpoints } from './endpoints.ts'
export { memberEndpoints } from './member-endpoints.ts'
export type { Dine } from './dine.ts'
export type { SignUpRequest } from './enrollment.ts'
export { emailSchema } from './email.ts'
export type { FlexOffer } from './flex-offer.ts'
export { householdEndpoints, type Household, type HouseholdInvitation } from './household.ts'
export { joinDraftSchema, type KeptJoinDraft } from './join-link.ts'
export type { OpenSession } from './open-sessions.ts'
export { yearEndpoints, type VipPath, type YearInReview } from './member-year.ts'
export { memberSchema, type KnownMember, type Member, type ProfileUpdate } from './member.ts'
export {
  LISTED_MERCHANTS_PATH,
  LISTED_MERCHANTS_PER_PAGE,
  listedMerchantsQuerySchema,
  listedMerchantsSchema,
  type ListedMerchants,
} from './listed-merchants.ts'
export type { MissingDine, ReportOutcome } from './missing-dine.ts'
export { BRIDGE_MESSAGES, bridgeMessageSchema, type BridgeMessage } from './native-bridge.ts'
export { noticeEndpoints, type Notices, type PushSubscriptionOfMember } from './notice.ts'
export { merchantDetailSchema, type Merchant, type MerchantDetail, type MerchantSearchQuery, type Place } from './merchant.ts'
export { type CountedFilter, type MapPoint, type SearchCounts } from './search-parts.ts'
export { ERROR_CODES, FIELD_CODES, problemSchema, type ErrorCode, type FieldCode, type FieldError, type Problem } from './problem.ts'
export { flagRuleSchema } from './flag-rule.ts'
export { FLAG_STATES_PATH, flagStatesSchema, SPLIT_COOKIE, SPLIT_PARAMETER, type FlagState } from './flag-states.ts'
export { MAX_READS, READS_PATH, readsSchema } from './reads.ts'
export { type ReservationAvailability, type ReservationSlot } from './reservation-availability.ts'
export { type Reservation, type ReservationOutcome } from './reservation.ts'
export { tableWatchEndpoints, type TableWatch } from './table-watch.ts'
export { securityEndpoints } from './account-security.ts'
export type {
  CreatedPasskey,
  OwnPasskeyUseOptions,
  Passkey,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyUseOptions,
} from './passkeys.ts'
export { shortlistEndpoints, type Shortlist } from './shortlist.ts'
export { SIGN_IN_PROBLEMS, signInProblemPath, type SignInProblem } from './sign-in-problem.ts'
export { redirectSchema } from './single-sign-on.ts'
export { accountExportSchema, type AccountExport } from './account-export.ts'
export { ownDataEndpoints, type OwnFile } from './own-data.ts'
export { type CreditActivity, type StatementCredit } from './statement-credit.ts'
export { tokenizeAnswerSchema, tokenizeRequestSchema, type TokenizeAnswer, type TokenizeRequest } from './tokenize.ts'
export type { Transaction } from './transaction.ts'
export {
  confirmVerificationAnswerSchema,
  confirmVerificationRequestSchema,
  loadCardAnswerSchema,
  loadCardRequestSchema,
  loadKeySchema,
  registeredAnswerSchema,
  registeredRequestSchema,
  registerLoadedRequestSchema,
  releaseAnswerSchema,
  releaseRequestSchema,
  startVerificationAnswerSchema,
  startVerificationRequestSchema,
  VAULT_TOKEN_PATTERN,
  type ConfirmVerificationAnswer,
  type ConfirmVerificationRequest,
  type LoadCardAnswer,
  type LoadCardRequest,
  type RegisteredAnswer,
  type RegisteredRequest,
  type RegisterLoadedRequest,
  type ReleaseAnswer,
  type ReleaseRequest,
  type StartVerificationAnswer,
  type StartVerificationRequest,
} from './vault-calls.ts'
export { visitorEndpoints } from './visitor-endpoints.ts'
