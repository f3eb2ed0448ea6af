import type { TextKeys } from '../text.ts'
import { account } from './account.ts'
import { activation } from './activation.ts'
import { activity, forfeitLinks, forfeitReasons } from './activity.ts'
import { activityDownload } from './activity-download.ts'
import { activityFile } from './activity-file.ts'
import { appStores } from './app-stores.ts'
import { bareScreen } from './bare-screen.ts'
import { bonuses } from './bonuses.ts'
import { cardErrors } from './card-errors.ts'
import { cardNext } from './card-next.ts'
import { card } from './card.ts'
import { closing } from './closing.ts'
import { dine } from './dine.ts'
import { earn } from './earn.ts'
import { emailChange } from './email-change.ts'
import { enrollment } from './enrollment.ts'
import { errorCodes } from './error-codes.ts'
import { errors } from './errors.ts'
import { surveyPanel } from './survey-panel.ts'
import { surveys } from './surveys.ts'
import { favorites } from './favorites.ts'
import { fieldErrors } from './field-errors.ts'
import { finishLater } from './finish-later.ts'
import { forms } from './forms.ts'
import { generalPopup } from './general-popup.ts'
import { homeBelow } from './home-below.ts'
import { home } from './home.ts'
import { noticeMessages } from './notice-messages.ts'
import { notices } from './notices.ts'
import { newVersion } from './new-version.ts'
import { household } from './household.ts'
import { householdMail } from './household-mail.ts'
import { howItWorks } from './how-it-works.ts'
import { install } from './install.ts'
import { linkPicture } from './link-picture.ts'
import { linkReader } from './link-reader.ts'
import { mail } from './mail.ts'
import { maintenance } from './maintenance.ts'
import { merchantCard } from './merchant-card.ts'
import { merchant } from './merchant.ts'
import { missingDine, missingDineReasons } from './missing-dine.ts'
import { myReservations, reservationReasons, reservationStatuses } from './my-reservations.ts'
import { noOffer } from './no-offer.ts'
import { keepNear, offline, unsent } from './offline.ts'
import { ownEmail } from './own-email.ts'
import { partnerCards } from './partner-cards.ts'
import { passkey } from './passkey.ts'
import { privacy } from './privacy.ts'
import { reauthentication } from './reauthentication.ts'
import { profile } from './profile.ts'
import { reportedDines, reportStates } from './reported-dines.ts'
import { reviewLink } from './review-link.ts'
import { reviews } from './reviews.ts'
import { listedTables } from './listed-tables.ts'
import { reservationCard } from './reservation-card.ts'
import { reservationTitle } from './reservation-title.ts'
import { reservations } from './reservations.ts'
import { tableWatch } from './table-watch.ts'
import { recovery } from './recovery.ts'
import { reEnroll } from './re-enroll.ts'
import { searchMap } from './search-map.ts'
import { searchWords } from './search-words.ts'
import { screenshots } from './screenshots.ts'
import { search } from './search.ts'
import { security } from './security.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'
import { shortlist } from './shortlist.ts'
import { signIn } from './sign-in.ts'
import { sms } from './sms.ts'
import { smsConsent } from './sms-consent.ts'
import { ssoNotice } from './sso-notice.ts'
import { statementCredit } from './statement-credit.ts'
import { statementMail } from './statement-mail.ts'
import { unsubscribe } from './unsubscribe.ts'
import { vipPath } from './vip-path.ts'
import { yearReview } from './year-in-review.ts'

/** Every area; for checks and for the type of the keys, never for a page. */
export const areas = {
  account,
  activation,
  activity,
  activityDownload,
  activityFile,
  appStores,
  bareScreen,
  bonuses,
  card,
  cardErrors,
  cardNext,
  closing,
  dine,
  earn,
  emailChange,
  enrollment,
  errorCodes,
  errors,
  surveyPanel,
  surveys,
  fieldErrors,
  forfeitLinks,
  forfeitReasons,
  favorites,
  finishLater,
  forms,
  generalPopup,
  home,
  homeBelow,
  household,
  noticeMessages,
  notices,
  householdMail,
  howItWorks,
  install,
  keepNear,
  linkPicture,
  linkReader,
  mail,
  maintenance,
  merchant,
  merchantCard,
  missingDine,
  missingDineReasons,
  myReservations,
  newVersion,
  noOffer,
  offline,
  ownEmail,
  partnerCards,
  passkey,
  privacy,
  profile,
  reauthentication,
  recovery,
  reportedDines,
  reportStates,
  reservationReasons,
  reservations,
  reservationStatuses,
  listedTables,
  reservationCard,
  reservationTitle,
  tableWatch,
  reviewLink,
  reviews,
  reEnroll,
  screenshots,
  search,
  searchMap,
  searchWords,
  security,
  session,
  shell,
  shortlist,
  signIn,
  sms,
  smsConsent,
  ssoNotice,
  statementMail,
  statementCredit,
  unsent,
  unsubscribe,
  vipPath,
  yearReview,
} as const

type Areas = typeof areas

/** Every text of the product that a partner can override. */
export type TextKey = { [Area in keyof Areas]: TextKeys<Areas[Area]> }[keyof Areas]
