import type { EnrollmentType } from './enrollment.ts'

// The paths of pages (ROUTE-01 … ROUTE-44), as React Router patterns: `:name` is a parameter, `/*` at the end is any rest. Each is a separate
// export, so that a bundle contains only those that it uses. No other module contains a path.

export const home = '/'
export const discover = '/discover/*'
export const howItWorks = '/how-it-works'
export const earnHowItWorks = '/earn/how-it-works'
export const earn = '/earn'
export const earnPage = '/earn/*'
export const search = '/search'
export const shortlist = '/shortlist/:token'
export const merchant = '/merchants/:merchantId'
export const order = '/Order/:merchantId'
export const orderByQuery = '/Order'
export const join = '/join'
export const addCard = '/add_card'
export const cardAdded = '/card_added'
export const login = '/login'
export const singleSignOn = '/Login'
export const activate = '/activate'
export const activated = '/activate/activated'
export const recover = '/recover'
export const recoverConfirm = '/recover/confirm'
export const recoverUpdate = '/recover/update'
export const recoverSuccess = '/recover/success'
export const fixCredentials = '/fix_credentials'
export const account = '/account/*'
export const accountOverview = '/account/overview'
export const recentActivity = '/account/recent_activity'
export const dine = '/account/activity/:txnId'
export const missingDine = '/account/missing_dine'
export const yearInReview = '/account/year/:year'
export const household = '/account/household'
export const manageCards = '/account/manage_cards'
export const userProfile = '/account/user_profile'
export const accountSecurity = '/account/security'
/** Which notices the browser shows. */
export const accountNotices = '/account/notices'
export const accountReservations = '/account/reservations'
/** The link of an alert: a table that a member watches for is free. */
export const tableAlert = '/account/table_alert'
export const surveys = '/surveys'
export const surveySent = '/surveys/success'
export const surveyFailed = '/surveys/error'
export const unsubscribe = '/unsubscribe'
export const signOut = '/SignOut'
export const error = '/error/*'
export const notFound = '/not_found'
/** The last part of the paths of offers that also exist while no content entry describes them (ROUTE-27 … ROUTE-31, EARN-05). */
export const namedOffers = ['topgolf-bonus', 'new-member-bonus', 'vip-upgrade', 'reservations', 'this-is-big'] as const
/** Only servers outside production have it, and no link leads to it, so it is not in the table (ROUTE-38). */
export const stagingTools = '/stgtools'

/** The settings that determine whether a partner has a page. */
export interface PageOwner {
  readonly program: { readonly enrollmentType: EnrollmentType }
  readonly features: {
    readonly hasDiscoverPage: boolean
    readonly openTableReservationsEnabled: boolean
    readonly hasMerchantFavorites: boolean
    readonly hasHousehold: boolean
    readonly hasNotices: boolean
  }
}

type PageCondition =
  | 'always'
  | 'discover-page'
  | 'enrollment'
  | 'direct-enrollment'
  | 'single-sign-on'
  | 'reservations'
  | 'favorites'
  | 'household'
  | 'notices'

/** A page of the product. */
export interface Page {
  readonly path: string
  /** Which partners have it. */
  readonly on: PageCondition
  /** `enrollment`: the reduced bar on top (NAV-23, NAV-24); `back`: a back bar below it (SHELL-03). */
  readonly layout: 'standard' | 'enrollment' | 'back'
  /** `shared`: the same for every visitor without cookies; `private`: never stored by a cache. */
  readonly cache: 'shared' | 'private'
  /** Redirects to the sign-in without a session, and to joining if the visitor has not joined. */
  readonly needsSignIn: boolean
  /** Has a title, description and keywords from the partner (CONFIG-24); otherwise its title comes from its content. */
  readonly hasMetadata: boolean
  /** Whether it exists only at the addresses of its content entries, and at those of the named offers (EARN-03, EARN-05). */
  readonly isContent?: true
  /** Whether it is loaded as a document: it leaves the application (AUTH-11, NAV-19). */
  readonly isDocument: boolean
  /** Whether search engines may not list it although it is the same for everyone: a step of a process, or an error. */
  readonly isUnlisted?: true
  /** Whether a link to it in a message has a preview, although no cache stores the page. */
  readonly hasPreview?: true
  /** Path of the page with the same contents, which search engines list instead. */
  readonly listedAs?: string
}

const STANDARD = { layout: 'standard', cache: 'shared', needsSignIn: false, hasMetadata: true, isDocument: false } as const
const ENROLLMENT = { ...STANDARD, on: 'enrollment' } as const
const RECOVERY = { ...STANDARD, on: 'direct-enrollment', isUnlisted: true } as const
const ACCOUNT = { ...ENROLLMENT, layout: 'back', cache: 'private', needsSignIn: true } as const

/** Every page. The router, links, the partner check, metadata and layouts use this table. */
export const PAGES = {
  home: { ...STANDARD, path: home, on: 'always' },
  discover: { ...STANDARD, path: discover, on: 'discover-page' },
  howItWorks: { ...STANDARD, path: howItWorks, on: 'always' },
  earnHowItWorks: { ...STANDARD, path: earnHowItWorks, on: 'always', listedAs: howItWorks },
  earn: { ...STANDARD, path: earn, on: 'always' },
  earnPage: { ...STANDARD, path: earnPage, on: 'always', hasMetadata: false, isContent: true },
  search: { ...STANDARD, path: search, on: 'always' },
  shortlist: { ...STANDARD, path: shortlist, on: 'favorites', cache: 'private', hasMetadata: false, isUnlisted: true, hasPreview: true },
  merchant: { ...STANDARD, path: merchant, on: 'always', layout: 'back', hasMetadata: false },
  order: { ...STANDARD, path: order, on: 'always', hasMetadata: false, isUnlisted: true },
  orderByQuery: { ...STANDARD, path: orderByQuery, on: 'always', hasMetadata: false, isUnlisted: true },
  join: { ...ENROLLMENT, path: join, layout: 'enrollment' },
  addCard: { ...ENROLLMENT, path: addCard, layout: 'enrollment', cache: 'private', needsSignIn: true },
  cardAdded: { ...ENROLLMENT, path: cardAdded, layout: 'enrollment', cache: 'private', needsSignIn: true },
  login: { ...ENROLLMENT, path: login },
  singleSignOn: { ...STANDARD, path: singleSignOn, on: 'single-sign-on', cache: 'private', hasMetadata: false, isDocument: true },
  activate: { ...ENROLLMENT, path: activate, cache: 'private', hasMetadata: false },
  activated: { ...ENROLLMENT, path: activated, hasMetadata: false, isUnlisted: true },
  recover: { ...RECOVERY, path: recover },
  recoverConfirm: { ...RECOVERY, path: recoverConfirm },
  recoverUpdate: { ...RECOVERY, path: recoverUpdate },
  recoverSuccess: { ...RECOVERY, path: recoverSuccess },
  fixCredentials: { ...RECOVERY, path: fixCredentials, hasMetadata: false },
  account: { ...ACCOUNT, path: account, hasMetadata: false },
  accountOverview: { ...ACCOUNT, path: accountOverview },
  recentActivity: { ...ACCOUNT, path: recentActivity },
  dine: { ...ACCOUNT, path: dine, hasMetadata: false },
  missingDine: { ...ACCOUNT, path: missingDine, hasMetadata: false },
  yearInReview: { ...ACCOUNT, path: yearInReview, hasMetadata: false },
  household: { ...ACCOUNT, on: 'household', path: household, hasMetadata: false },
  manageCards: { ...ACCOUNT, path: manageCards },
  userProfile: { ...ACCOUNT, path: userProfile },
  accountSecurity: { ...ACCOUNT, path: accountSecurity },
  accountNotices: { ...ACCOUNT, on: 'notices', path: accountNotices, hasMetadata: false },
  accountReservations: { ...ACCOUNT, on: 'reservations', path: accountReservations },
  tableAlert: { ...ACCOUNT, on: 'reservations', path: tableAlert, hasMetadata: false },
  surveys: { ...STANDARD, path: surveys, on: 'always', hasMetadata: false, isUnlisted: true },
  surveySent: { ...STANDARD, path: surveySent, on: 'always', hasMetadata: false, isUnlisted: true },
  surveyFailed: { ...STANDARD, path: surveyFailed, on: 'always', hasMetadata: false, isUnlisted: true },
  unsubscribe: { ...ENROLLMENT, path: unsubscribe, hasMetadata: false, isUnlisted: true },
  signOut: { ...STANDARD, path: signOut, on: 'always', cache: 'private', hasMetadata: false, isDocument: true },
  error: { ...STANDARD, path: error, on: 'always', hasMetadata: false, isUnlisted: true },
  notFound: { ...STANDARD, path: notFound, on: 'always', isUnlisted: true },
} as const satisfies Readonly<Record<string, Page>>

export type PageId = keyof typeof PAGES

const HAS: Readonly<Record<PageCondition, (owner: PageOwner) => boolean>> = {
  always: () => true,
  'discover-page': ({ features }) => features.hasDiscoverPage,
  enrollment: ({ program }) => program.enrollmentType !== 'none',
  'direct-enrollment': ({ program }) => program.enrollmentType === 'direct',
  'single-sign-on': ({ program }) => program.enrollmentType === 'sso',
  reservations: ({ program, features }) => program.enrollmentType !== 'none' && features.openTableReservationsEnabled,
  household: ({ program, features }) => program.enrollmentType !== 'none' && features.hasHousehold,
  notices: ({ program, features }) => program.enrollmentType !== 'none' && features.hasNotices,
  favorites: ({ features }) => features.hasMerchantFavorites,
}

/** The pages of a partner, in the order of the table. */
export function pagesOf(owner: PageOwner): readonly Page[] {
  return Object.values<Page>(PAGES).filter((page) => HAS[page.on](owner))
}

/** A page's path without `/*`: the path of the page itself. */
export function addressOf({ path }: Pick<Page, 'path'>): string {
  return path.endsWith('/*') ? path.slice(0, -2) : path
}

/**
 * Whether this path is one of the page, case-sensitive (ROUTE-14); a parameter is one segment and not empty.
 * @param path without query and fragment
 */
export function isPathOf({ path: pattern }: Pick<Page, 'path'>, path: string): boolean {
  const source = addressOf({ path: pattern }).replaceAll(/:\w+/g, '[^/]+')
  return new RegExp(`^${source}${pattern.endsWith('/*') ? '(?:/.*)?' : ''}$`).test(path)
}

/** The path at which a sign-in starts (ROUTE-13). */
export function signInPath(enrollmentType: EnrollmentType): string {
  return enrollmentType === 'sso' ? singleSignOn : login
}

/** A path without the token that gives access to its page: what leaves the site, or is stored, must not contain one. */
export function withoutToken(path: string): string {
  const [page = ''] = shortlist.split(':')
  return path.startsWith(page) ? page.slice(0, -1) : path
}
