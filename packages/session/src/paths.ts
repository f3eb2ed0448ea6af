import type { MerchantSearchQuery } from '@dining/contract'
import * as pages from '@dining/domain/pages'

const withQuery = (path: string, query: Readonly<Record<string, string | number | readonly string[] | undefined>>) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [String(value)]) search.append(name, one)
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The path of a page itself, without the wildcard for the paths below it. */
const withoutRest = (path: string) => path.replace('/*', '')

// Paths of pages with their parameters, used as `paths.merchant({ merchantId })`; the paths are those of the table of pages.
// Each is a separate export, so that a bundle contains only the paths that it links to.

export const home = () => pages.home
export const discover = () => withoutRest(pages.discover)
export const howItWorks = () => pages.howItWorks
export const earn = () => pages.earn
export const earnPage = ({ slug }: { readonly slug: string }) => pages.earnPage.replace('*', encodeURIComponent(slug))
/** The search in the format of the address (SEARCH-25). */
export const search = (query: MerchantSearchQuery = {}) => withQuery(pages.search, query)
/** The search among the restaurants that the visitor has saved. */
export const savedRestaurants = () => withQuery(pages.search, { saved: 'true' })
/** The page on which friends vote on a shortlist. */
export const shortlist = ({ token }: { readonly token: string }) => pages.shortlist.replace(':token', encodeURIComponent(token))
/** The page of a restaurant with its online order open (ROUTE-24, MERCHANT-34). */
export const order = ({ merchantId }: { readonly merchantId: string }) => pages.order.replace(':merchantId', encodeURIComponent(merchantId))
export const merchant = ({ merchantId }: { readonly merchantId: string }) =>
  pages.merchant.replace(':merchantId', encodeURIComponent(merchantId))
/** A table at a restaurant: its page, which opens the confirmation of it, with the search that offers it. @param watch opens the watch for such a table */
export const reservation = ({
  merchantId,
  ...query
}: {
  readonly merchantId: string
  readonly slot?: string | undefined
  readonly date?: string | undefined
  readonly time?: string | undefined
  readonly party?: number | undefined
  readonly watch?: 1 | undefined
}) => withQuery(merchant({ merchantId }), query)
/** @param rfr why activation sent the visitor here (PARAM-11) */
export const join = ({ rfr }: { readonly rfr?: 0 | 1 | 2 } = {}) => withQuery(pages.join, { rfr })
/** The join page with the referral of a member (ACCOUNT-06, ACCOUNT-07). */
export const referral = ({ publicId }: { readonly publicId: string }) =>
  withQuery(pages.join, { utm_source: 'referral', utm_medium: 'web', utm_campaign: 'member_referral', referrer: publicId })
export const addCard = () => pages.addCard
export const cardAdded = () => pages.cardAdded
/** The sign-in page itself; links to signing in use `loginPath` (ROUTE-13). */
export const login = ({ rfr }: { readonly rfr?: 3 | 4 | 5 | 6 | 7 } = {}) => withQuery(pages.login, { rfr })
export const singleSignOn = () => pages.singleSignOn
export const activate = ({ publicId }: { readonly publicId?: string } = {}) => withQuery(pages.activate, { public_id: publicId })
export const activated = () => pages.activated
export const recover = () => pages.recover
export const recoverConfirm = () => pages.recoverConfirm
export const recoverUpdate = () => pages.recoverUpdate
export const recoverSuccess = () => pages.recoverSuccess
export const fixCredentials = () => pages.fixCredentials
export const account = () => withoutRest(pages.account)
export const accountOverview = () => pages.accountOverview
/** @param show only rows of one kind, where a program pays statement credits */
export const recentActivity = ({ page, show }: { readonly page?: number; readonly show?: 'dines' | 'credits' } = {}) =>
  withQuery(pages.recentActivity, { show, page })
/** The page of one line of activity. */
export const dine = ({ txnId }: { readonly txnId: string }) => pages.dine.replace(':txnId', encodeURIComponent(txnId))
/**
 * The page on which a member reports a dine that was not credited.
 * @param merchantId of the restaurant that the form starts with
 * @param date ISO day that the form starts with
 */
export const missingDine = ({ merchantId, date }: { readonly merchantId?: string; readonly date?: string } = {}) =>
  withQuery(pages.missingDine, { merchantId, date })
/** The page of a calendar year of the member's activity. */
export const yearInReview = ({ year }: { readonly year: number | string }) => pages.yearInReview.replace(':year', String(year))
/** Which notices the member's browsers show. */
export const accountNotices = () => pages.accountNotices
/** The household of the member. */
export const household = () => pages.household
export const manageCards = () => pages.manageCards
export const userProfile = () => pages.userProfile
export const accountSecurity = () => pages.accountSecurity
/** The page that ends monthly statements; mails add their token as a fragment. */
export const unsubscribe = () => pages.unsubscribe
/** The page of the link of an alert. */
export const tableAlert = () => pages.tableAlert
export const accountReservations = () => pages.accountReservations
/**
 * The page of surveys.
 * @param txnId of a dine that a member reviews (ACTIVITY-47)
 * @param survey of the product's own that the page shows (CARD-69)
 */
export const surveys = ({ txnId, survey }: { readonly txnId?: string; readonly survey?: string } = {}) =>
  withQuery(pages.surveys, { txnId, survey })
/** @param of what has arrived; the answers of a survey by default */
export const surveySent = ({ of }: { readonly of?: 'review' } = {}) => withQuery(pages.surveySent, { of })
/** @param because the reason for a sign-out without the member's request, which the sign-in page shows */
export const signOut = ({ because }: { readonly because?: 'ended' | 'closed' | 'closing' } = {}) => withQuery(pages.signOut, { because })
export const error = ({ reference }: { readonly reference?: string } = {}) =>
  reference === undefined ? withoutRest(pages.error) : pages.error.replace('*', encodeURIComponent(reference))
export const notFound = () => pages.notFound
