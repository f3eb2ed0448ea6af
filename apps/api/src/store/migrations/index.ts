import * as roles from './0001-roles.ts'
import * as places from './0002-places.ts'
import * as merchants from './0003-merchants.ts'
import * as members from './0004-members.ts'
import * as cardsAndDines from './0005-cards-and-dines.ts'
import * as contentAndAudit from './0006-content-and-audit.ts'
import * as dineTerms from './0007-dine-terms.ts'
import * as searchWords from './0008-search-words.ts'
import * as rateLimit from './0009-rate-limit.ts'
import * as singleSignOn from './0010-single-sign-on.ts'
import * as statementCredit from './0011-statement-credit.ts'
import * as feedTotal from './0013-feed-total.ts'
import * as flagAudit from './0014-flag-audit.ts'
import * as contentVersions from './0015-content-versions.ts'
import * as operators from './0016-operators.ts'
import * as contentCopy from './0017-content-copy.ts'
import * as demonstrationData from './0020-demonstration-data.ts'
import * as mailOutbox from './0023-mail-outbox.ts'
import * as jobRun from './0024-job-run.ts'
import * as retention from './0025-retention.ts'
import * as impressionCount from './0028-impression-count.ts'
import * as auditTrail from './0032-audit-trail.ts'
import * as cardVerification from './0033-card-verification.ts'
import * as cardRelease from './0037-card-release.ts'
import * as scheduleCancelled from './0038-schedule-cancelled.ts'
import * as idempotencyRenewal from './0039-idempotency-renewal.ts'
import * as textOutbox from './0042-text-outbox.ts'
import * as pictures from './0043-pictures.ts'
import * as merchantChanged from './0044-merchant-changed.ts'
import * as merchantChanges from './0045-merchant-changes.ts'
import * as flexOffers from './0046-flex-offers.ts'
import * as favorites from './0047-favorites.ts'
import * as shortlists from './0055-shortlists.ts'
import * as recoveryNewEmail from './0048-recovery-new-email.ts'
import * as bonuses from './0049-bonuses.ts'
import * as reviewsAndSurveys from './0050-reviews-and-surveys.ts'
import * as partnerCards from './0051-partner-cards.ts'
import * as emulation from './0052-emulation.ts'
import * as sessionDevice from './0053-session-device.ts'
import * as reservations from './0054-reservations.ts'
import * as merchantPictures from './0056-merchant-pictures.ts'
import * as accountSecurity from './0057-account-security.ts'
import * as joinLinksAndProviderLogout from './0058-join-links-and-provider-logout.ts'
import * as stepKept from './0059-step-kept.ts'
import * as accountClosing from './0060-account-closing.ts'
import * as tableWatches from './0061-table-watches.ts'
import * as missingDines from './0062-missing-dines.ts'
import * as notices from './0063-notices.ts'
import * as reservationCards from './0064-reservation-cards.ts'
import * as monthlyStatements from './0065-monthly-statements.ts'
import * as households from './0066-households.ts'
import * as creditReceived from './0067-credit-received.ts'
import * as operatorRoles from './0068-operator-roles.ts'
import * as importRuns from './0069-import-runs.ts'
import * as flagRules from './0070-flag-rules.ts'
import * as contentApprovals from './0071-content-approvals.ts'
import * as contentComments from './0072-content-comments.ts'
import * as operatorPasskeys from './0073-operator-passkeys.ts'
import * as importUploads from './0074-import-uploads.ts'
import type { SchemaMigration } from './schema-migration.ts'

/** All migrations, in plain SQL that is valid from PostgreSQL 15. Run in the order of their names; never changed once released. */
export const migrations: Record<string, SchemaMigration> = {
  '0001-roles': roles,
  '0002-places': places,
  '0003-merchants': merchants,
  '0004-members': members,
  '0005-cards-and-dines': cardsAndDines,
  '0006-content-and-audit': contentAndAudit,
  '0007-dine-terms': dineTerms,
  '0008-search-words': searchWords,
  '0009-rate-limit': rateLimit,
  '0010-single-sign-on': singleSignOn,
  '0011-statement-credit': statementCredit,
  '0013-feed-total': feedTotal,
  '0014-flag-audit': flagAudit,
  '0015-content-versions': contentVersions,
  '0016-operators': operators,
  '0017-content-copy': contentCopy,
  '0020-demonstration-data': demonstrationData,
  '0023-mail-outbox': mailOutbox,
  '0024-job-run': jobRun,
  '0025-retention': retention,
  '0028-impression-count': impressionCount,
  '0032-audit-trail': auditTrail,
  '0033-card-verification': cardVerification,
  '0037-card-release': cardRelease,
  '0038-schedule-cancelled': scheduleCancelled,
  '0039-idempotency-renewal': idempotencyRenewal,
  '0042-text-outbox': textOutbox,
  '0043-pictures': pictures,
  '0044-merchant-changed': merchantChanged,
  '0045-merchant-changes': merchantChanges,
  '0046-flex-offers': flexOffers,
  '0047-favorites': favorites,
  '0048-recovery-new-email': recoveryNewEmail,
  '0049-bonuses': bonuses,
  '0050-reviews-and-surveys': reviewsAndSurveys,
  '0051-partner-cards': partnerCards,
  '0052-emulation': emulation,
  '0053-session-device': sessionDevice,
  '0054-reservations': reservations,
  '0055-shortlists': shortlists,
  '0056-merchant-pictures': merchantPictures,
  '0057-account-security': accountSecurity,
  '0058-join-links-and-provider-logout': joinLinksAndProviderLogout,
  '0059-step-kept': stepKept,
  '0060-account-closing': accountClosing,
  '0061-table-watches': tableWatches,
  '0062-missing-dines': missingDines,
  '0063-notices': notices,
  '0064-reservation-cards': reservationCards,
  '0065-monthly-statements': monthlyStatements,
  '0066-households': households,
  '0067-credit-received': creditReceived,
  '0068-operator-roles': operatorRoles,
  '0069-import-runs': importRuns,
  '0070-flag-rules': flagRules,
  '0071-content-approvals': contentApprovals,
  '0072-content-comments': contentComments,
  '0073-operator-passkeys': operatorPasskeys,
  '0074-import-uploads': importUploads,
}
