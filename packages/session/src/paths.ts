import type { MerchantSearchQuery } from '@dining/contract'

const withQuery = (path: string, query: Readonly<Record<string, string | number | readonly string[] | undefined>>) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [String(value)]) search.append(name, one)
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

// Every address of the site (ROUTE-01 … ROUTE-44), used as `paths.home()`; nothing else writes one.
// Each is an export, so that a bundle has those alone that it leads to.

export const home = () => '/'
export const discover = () => '/discover'
export const howItWorks = () => '/how-it-works'
/** The search as it stands in the address (SEARCH-25). */
export const search = (query: MerchantSearchQuery = {}) => withQuery('/search', query)
export const merchant = ({ merchantId }: { readonly merchantId: string }) => `/merchants/${encodeURIComponent(merchantId)}`
/** @param rfr why activation sent the visitor here (PARAM-11) */
export const join = ({ rfr }: { readonly rfr?: 0 | 1 | 2 } = {}) => withQuery('/join', { rfr })
/** The join page as a member recommends it (ACCOUNT-06, ACCOUNT-07). */
export const referral = ({ publicId }: { readonly publicId: string }) =>
  withQuery('/join', { utm_source: 'referral', utm_medium: 'web', utm_campaign: 'member_referral', referrer: publicId })
export const addCard = () => '/add_card'
export const cardAdded = () => '/card_added'
/** The sign-in page itself; links to signing in use `loginPath` (ROUTE-13). */
export const login = ({ rfr }: { readonly rfr?: 3 | 4 | 5 } = {}) => withQuery('/login', { rfr })
export const singleSignOn = () => '/Login'
export const activate = ({ publicId }: { readonly publicId?: string } = {}) => withQuery('/activate', { public_id: publicId })
export const activated = () => '/activate/activated'
export const recover = () => '/recover'
export const recoverConfirm = () => '/recover/confirm'
export const recoverUpdate = () => '/recover/update'
export const recoverSuccess = () => '/recover/success'
export const account = () => '/account'
export const accountOverview = () => '/account/overview'
/** @param show rows of one kind alone, where a program pays statement credits */
export const recentActivity = ({ page, show }: { readonly page?: number; readonly show?: 'dines' | 'credits' } = {}) =>
  withQuery('/account/recent_activity', { show, page })
export const manageCards = () => '/account/manage_cards'
export const userProfile = () => '/account/user_profile'
/** @param because why the member did not ask for it; the sign-in page says it then */
export const signOut = ({ because }: { readonly because?: 'ended' | 'closed' } = {}) => withQuery('/SignOut', { because })
export const error = ({ reference }: { readonly reference?: string } = {}) =>
  reference === undefined ? '/error' : `/error/${encodeURIComponent(reference)}`
export const notFound = () => '/not_found'
