import type { endpoints } from '@dining/contract'
import type { studioEndpoints } from '@dining/contract/studio'

import type { LimitRule } from '../store/repositories/rate-limit.ts'

/**
 * Calls that are counted together: those of an address, of its network (see `addressKeys`), of all clients, for one email address, for the new one
 * that an account is to get, which need not be the caller's, or of one operator, in a short window and in a day.
 */
type Scope = 'address' | 'network' | 'all' | 'email' | 'newEmail' | 'operator' | 'operatorDay'

/** Scopes that do not count addresses. */
const OF_ONE_PERSON: ReadonlySet<Scope> = new Set(['email', 'newEmail', 'operator', 'operatorDay'])

interface EndpointLimit {
  readonly count: number
  readonly seconds: number
  readonly per: Scope
}

const TEN_MINUTES = 600
const QUARTER_HOUR = 900
const DAY = 86_400

/**
 * The three limits of a call, in calls per ten minutes.
 * @param address many people can share one IPv4 address: a household, an office, the customers of a mobile provider
 */
function limited(address: number, network: number, all: number): readonly EndpointLimit[] {
  return [
    { per: 'address', count: address, seconds: TEN_MINUTES },
    { per: 'network', count: network, seconds: TEN_MINUTES },
    { per: 'all', count: all, seconds: TEN_MINUTES },
  ]
}

const perEmail = (count: number): EndpointLimit => ({ per: 'email', count, seconds: QUARTER_HOUR })
/** Of calls that mail it, so that no number of accounts can fill a mailbox. */
const perNewEmail = (count: number): EndpointLimit => ({ per: 'newEmail', count, seconds: QUARTER_HOUR })

/** Calls of one operator, for all of their partners together. */
const perOperator = (tenMinutes: number, day: number): readonly EndpointLimit[] => [
  { per: 'operator', count: tenMinutes, seconds: TEN_MINUTES },
  { per: 'operatorDay', count: day, seconds: DAY },
]

/**
 * Limits of each call, in the order in which they are counted. Calls that reveal whether a person is a member have the lowest
 * (security.md, "email check, lock message"); sign-in is also bound by the lock of the account. Calls per partner; a call that one limit
 * refuses does not count against the next one, so that one client cannot use up the limit of all.
 */
const TABLE: Partial<Record<keyof typeof endpoints | keyof typeof studioEndpoints, readonly EndpointLimit[]>> = {
  // One for each submit of a form with a captcha.
  getCaptcha: limited(600, 2_400, 30_000),
  validateEmail: limited(60, 240, 3_000),
  createProspect: limited(60, 240, 3_000),
  getKnownMember: limited(120, 480, 6_000),
  // A mail provider calls for many members from few addresses.
  unsubscribe: limited(1_000, 4_000, 20_000),
  // A service calls for the replies of all members from few addresses.
  receiveSms: limited(1_000, 4_000, 20_000),
  activateMember: limited(30, 120, 1_500),
  signUp: limited(60, 240, 2_000),
  signIn: limited(100, 400, 6_000),
  requestRecovery: [...limited(30, 120, 1_500), perEmail(5)],
  sendJoinLink: [...limited(30, 120, 1_500), perEmail(5)],
  openJoinLink: limited(120, 480, 6_000),
  saveJoinDraft: limited(300, 1_200, 15_000),
  confirmRecovery: [...limited(60, 240, 2_000), perEmail(10)],
  updatePassword: limited(60, 240, 2_000),
  requestEmailChange: [...limited(30, 120, 1_500), perEmail(10), perNewEmail(10)],
  confirmEmailChange: [...limited(60, 240, 2_000), perEmail(10)],
  confirmIdentity: limited(100, 400, 6_000),
  changePassword: limited(30, 120, 1_500),
  // Answers whether the address has an account, as `validateEmail` does, and mails.
  startOwnEmailChange: [...limited(30, 120, 1_500), perNewEmail(5)],
  confirmOwnEmailChange: limited(60, 240, 2_000),
  renamePasskey: limited(60, 240, 3_000),
  // Reads every dine of a member.
  getActivityFile: limited(60, 240, 3_000),
  // Reads every row of a member.
  exportOwnData: limited(20, 80, 600),
  closeOwnAccount: limited(30, 120, 1_500),
  keepOwnAccount: limited(60, 240, 2_000),
  startPasskey: limited(60, 240, 3_000),
  addPasskey: limited(60, 240, 3_000),
  startPasskeyUse: limited(200, 800, 12_000),
  signInWithPasskey: limited(100, 400, 6_000),
  startSingleSignOn: limited(200, 800, 10_000),
  finishSingleSignOn: limited(200, 800, 10_000),
  // A provider calls for all members from few addresses.
  logoutFromProvider: limited(1_000, 4_000, 20_000),
  recordImpressions: limited(60, 240, 6_000),
  saveCards: limited(120, 480, 3_000),
  reEnroll: limited(120, 480, 3_000),
  startCardClaim: limited(20, 80, 600),
  confirmCardClaim: limited(60, 240, 1_200),
  // Each asks the booking service.
  getReservationAvailability: limited(600, 2_400, 30_000),
  getReservationWeek: limited(300, 1_200, 15_000),
  getReservationSlots: limited(600, 2_400, 30_000),
  holdReservation: limited(120, 480, 6_000),
  // Asks the card-payment provider.
  createCardSetup: limited(60, 240, 3_000),
  bookReservation: limited(60, 240, 3_000),
  changeReservation: limited(60, 240, 3_000),
  cancelReservation: limited(60, 240, 3_000),
  // Asks the booking service, and leads to mails.
  createTableWatch: limited(30, 120, 1_500),
  chooseNotice: limited(120, 480, 6_000),
  saveNoticeDevice: limited(60, 240, 3_000),
  removeNoticeDevice: limited(60, 240, 3_000),
  renewNoticeDevice: limited(30, 120, 1_500),
  stopTableWatch: limited(60, 240, 3_000),
  getTableWatchLink: limited(60, 240, 3_000),
  receiveReservationStatus: limited(1_000, 4_000, 20_000),
  createReview: limited(60, 240, 3_000),
  answerSurvey: limited(60, 240, 6_000),
  reportMissingDine: limited(30, 120, 1_500),
  answerMissingDine: limited(30, 120, 1_500),
  // Mails an address.
  inviteToHousehold: [...limited(30, 120, 1_500), perEmail(5)],
  withdrawHouseholdInvitation: limited(60, 240, 3_000),
  joinHousehold: limited(30, 120, 1_500),
  leaveHousehold: limited(60, 240, 3_000),
  removeFromHousehold: limited(60, 240, 3_000),
  createShortlist: limited(30, 120, 3_000),
  voteOnShortlist: limited(240, 960, 12_000),
  endShortlist: limited(60, 240, 3_000),
  signInOperator: limited(30, 120, 600),
  // Each compares or hashes a password, or a code.
  beginSecondFactor: limited(30, 120, 600),
  confirmSecondFactor: limited(30, 120, 600),
  startOperatorPasskeyUse: limited(60, 240, 1_200),
  beginOperatorPasskey: limited(30, 120, 600),
  addOperatorPasskey: limited(30, 120, 600),
  renameOperatorPasskey: limited(60, 240, 1_200),
  removeOperatorPasskey: limited(30, 120, 600),
  renewRecoveryCodes: limited(30, 120, 600),
  changeOperatorPassword: limited(30, 120, 600),
  // Each takes a second or two of a core.
  uploadPicture: limited(60, 120, 300),
  framePicture: limited(120, 240, 600),
  // Reads every entry of a partner.
  searchContent: limited(600, 1_200, 6_000),
  // Against collecting members' data: what support needs in a day, not what a list of members needs.
  lookUpMember: perOperator(30, 200),
  releaseMemberCard: perOperator(20, 60),
  searchAudit: perOperator(200, 2_000),
  // Reads every event of a partner.
  verifyAudit: perOperator(10, 100),
  // A page asks every few seconds while an import runs.
  listImports: perOperator(1_000, 30_000),
  getImport: perOperator(1_000, 30_000),
  getRefusedRows: perOperator(60, 600),
  beginUpload: perOperator(60, 400),
  // Ten minutes of a part each quarter of a second; a day of 40 GB.
  putUploadPart: perOperator(2_400, 40_000),
  // Each reads a file.
  previewUpload: perOperator(60, 400),
  importUpload: perOperator(60, 400),
  discardUpload: perOperator(120, 1_000),
}

export interface NamedLimit extends LimitRule {
  readonly per: Scope
}

/**
 * The limits of an endpoint, by its name in the contract.
 * @param scale factor of the limits that count addresses; above 1 only where many test clients share one address (LIMIT_SCALE)
 */
export function limitsOf(name: string, scale = 1): readonly NamedLimit[] {
  const rules = name in TABLE ? TABLE[name as keyof typeof TABLE] : undefined
  return (rules ?? []).map(({ per, count, seconds }) => ({
    per,
    name: `${name}.${per}`,
    count: OF_ONE_PERSON.has(per) ? count : count * scale,
    seconds,
  }))
}
