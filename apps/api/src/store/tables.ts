import type { Transaction } from 'kysely'

import type { AuditChainTable, AuditEventTable } from './tables/audit.ts'
import type {
  ContentChangeTable,
  ContentCopyTable,
  ContentEntryApprovalTable,
  ContentEntryCommentTable,
  ContentEntryTable,
  FeatureFlagTable,
  ImpressionCountTable,
  PictureFileTable,
  PictureFrameTable,
  PictureTable,
} from './tables/content.ts'
import type { BonusTable, MemberBonusTable } from './tables/bonus.ts'
import type {
  CardClaimTable,
  CardReleaseTable,
  CardVerificationTable,
  DineTable,
  FeedUnmatchedTable,
  FlexOfferTable,
  IdempotencyKeyTable,
  MemberCardTable,
  MemberEarningTable,
  PartnerCardTable,
  StatementCreditTable,
} from './tables/earning.ts'
import type { HouseholdInvitationTable, HouseholdMemberTable } from './tables/household.ts'
import type { ImportRunRefusalTable, ImportRunTable, ImportUploadPartTable, ImportUploadTable } from './tables/import-run.ts'
import type { JobRunTable, OutboxTable } from './tables/jobs.ts'
import type {
  FavoriteTable,
  JoinLinkTable,
  KnownDeviceTable,
  MemberTable,
  MonthlyStatementTable,
  PasskeyChallengeTable,
  PasskeyTable,
  ProspectTable,
  ProviderIdentityTable,
  ProviderLogoutTable,
  RateLimitTable,
  RecoveryTable,
  ReviewTable,
  SessionTable,
  SignInAttemptTable,
  SingleSignOnAttemptTable,
  SurveyAnswerTable,
} from './tables/member.ts'
import type { MissingDineTable } from './tables/missing-dine.ts'
import type { NoticeChoiceTable, NoticeDeviceTable } from './tables/notice.ts'
import type { OperatorPasskeyTable, OperatorSessionTable, OperatorTable } from './tables/operator.ts'
import type { ReservationHoldTable, ReservationTable, TableWatchTable } from './tables/reservation.ts'
import type {
  CityTable,
  MerchantImportTable,
  MerchantPictureFileTable,
  MerchantPictureTable,
  MerchantStageTable,
  MerchantTable,
  PlaceTable,
} from './tables/merchant.ts'
import type { ShortlistTable, ShortlistVoteTable } from './tables/shortlist.ts'

export type { BonusTable, MemberBonusTable } from './tables/bonus.ts'
export type {
  CardVerificationTable,
  DineTable,
  FeedUnmatchedTable,
  FlexOfferTable,
  IdempotencyKeyTable,
  MemberCardTable,
  MemberEarningTable,
  PartnerCardTable,
  StatementCreditTable,
} from './tables/earning.ts'
export type { ShortlistTable, ShortlistVoteTable } from './tables/shortlist.ts'
export type { HouseholdInvitationTable } from './tables/household.ts'
export type { ImportRunRefusalTable, ImportRunTable, ImportUploadPartTable, ImportUploadTable } from './tables/import-run.ts'
export type { JobRunTable, MailKind, OutboxTable, TextKind } from './tables/jobs.ts'
export type {
  JoinLinkTable,
  MemberTable,
  MonthlyStatementTable,
  PasskeyChallengeTable,
  PasskeyTable,
  ProviderIdentityTable,
  ReviewTable,
  SessionTable,
  SignInAttemptTable,
  SingleSignOnAttemptTable,
  SurveyAnswerTable,
} from './tables/member.ts'
export type { MissingDineTable } from './tables/missing-dine.ts'
export type { NoticeDeviceTable } from './tables/notice.ts'
export type { ReservationTable, TableWatchTable } from './tables/reservation.ts'
export type { AuditEventTable } from './tables/audit.ts'
export type { OperatorPasskeyTable, OperatorSessionTable, OperatorTable } from './tables/operator.ts'
export type { CityTable, MerchantStageTable, MerchantTable, PlaceTable } from './tables/merchant.ts'

/** All tables, each described in the file of its area. */
export interface Tables {
  meta: { key: string; value: string }
  demonstration_data: { step: string; loaded_at: Date }
  place: PlaceTable
  city: CityTable
  merchant: MerchantTable
  merchant_stage: MerchantStageTable
  merchant_import: MerchantImportTable
  merchant_picture: MerchantPictureTable
  merchant_picture_file: MerchantPictureFileTable
  /** `changed_in`: id of the transaction that last changed the merchant. */
  merchant_change: { merchant_id: string; changed_in: string }
  search_word: { word: string; uses: number }
  member: MemberTable
  session: SessionTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  known_device: KnownDeviceTable
  sign_in_attempt: SignInAttemptTable
  provider_identity: ProviderIdentityTable
  single_sign_on_attempt: SingleSignOnAttemptTable
  rate_limit: RateLimitTable
  recovery: RecoveryTable
  prospect: ProspectTable
  join_link: JoinLinkTable
  monthly_statement: MonthlyStatementTable
  provider_logout: ProviderLogoutTable
  member_card: MemberCardTable
  card_claim: CardClaimTable
  partner_card: PartnerCardTable
  card_release: CardReleaseTable
  card_verification: CardVerificationTable
  idempotency_key: IdempotencyKeyTable
  bonus: BonusTable
  member_bonus: MemberBonusTable
  dine: DineTable
  favorite: FavoriteTable
  household_member: HouseholdMemberTable
  household_invitation: HouseholdInvitationTable
  shortlist: ShortlistTable
  shortlist_vote: ShortlistVoteTable
  flex_offer: FlexOfferTable
  member_earning: MemberEarningTable
  reservation: ReservationTable
  reservation_hold: ReservationHoldTable
  table_watch: TableWatchTable
  missing_dine: MissingDineTable
  notice_device: NoticeDeviceTable
  notice_choice: NoticeChoiceTable
  review: ReviewTable
  survey_answer: SurveyAnswerTable
  statement_credit: StatementCreditTable
  feed_unmatched: FeedUnmatchedTable
  feed_total: { outcome: string; lines: number }
  content_change: ContentChangeTable
  content_copy: ContentCopyTable
  content_entry: ContentEntryTable
  content_entry_approval: ContentEntryApprovalTable
  content_entry_comment: ContentEntryCommentTable
  feature_flag: FeatureFlagTable
  impression_count: ImpressionCountTable
  picture: PictureTable
  picture_frame: PictureFrameTable
  picture_frame_file: PictureFileTable
  audit_event: AuditEventTable
  mail_outbox: OutboxTable
  text_outbox: OutboxTable
  notice_outbox: OutboxTable
  job_run: JobRunTable
  import_run: ImportRunTable
  import_run_refusal: ImportRunRefusalTable
  import_upload: ImportUploadTable
  import_upload_part: ImportUploadPartTable
  audit_chain: AuditChainTable
  operator: OperatorTable
  operator_passkey: OperatorPasskeyTable
  operator_session: OperatorSessionTable
}

/** A transaction of the store: every query runs inside one. */
export type Tx = Transaction<Tables>
