import type { MerchantSearchQuery } from '@dining/contract'
import type { EnrollmentType } from '@dining/domain'

const withQuery = (path: string, query: Readonly<Record<string, string | number | readonly string[] | undefined>>) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [String(value)]) search.append(name, one)
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Every address of the site (ROUTE-01 … ROUTE-44). Nothing else writes one. */
export const paths = {
  home: () => '/',
  discover: () => '/discover',
  howItWorks: () => '/how-it-works',
  /** The search as it stands in the address (SEARCH-25). */
  search: (query: MerchantSearchQuery = {}) => withQuery('/search', query),
  merchant: ({ merchantId }: { readonly merchantId: string }) => `/merchants/${encodeURIComponent(merchantId)}`,
  /** @param rfr why activation sent the visitor here (PARAM-11) */
  join: ({ rfr }: { readonly rfr?: 0 | 1 | 2 } = {}) => withQuery('/join', { rfr }),
  /** The join page as a member recommends it (ACCOUNT-06, ACCOUNT-07). */
  referral: ({ publicId }: { readonly publicId: string }) =>
    withQuery('/join', { utm_source: 'referral', utm_medium: 'web', utm_campaign: 'member_referral', referrer: publicId }),
  addCard: () => '/add_card',
  cardAdded: () => '/card_added',
  /** The sign-in page itself; links to signing in use `loginPath` (ROUTE-13). */
  login: ({ rfr }: { readonly rfr?: 3 | 4 } = {}) => withQuery('/login', { rfr }),
  singleSignOn: () => '/Login',
  activate: ({ publicId }: { readonly publicId?: string } = {}) => withQuery('/activate', { public_id: publicId }),
  activated: () => '/activate/activated',
  recover: () => '/recover',
  recoverConfirm: () => '/recover/confirm',
  recoverUpdate: () => '/recover/update',
  recoverSuccess: () => '/recover/success',
  account: () => '/account',
  accountOverview: () => '/account/overview',
  /** @param show rows of one kind alone, where a program pays statement credits */
  recentActivity: ({ page, show }: { readonly page?: number; readonly show?: 'dines' | 'credits' } = {}) =>
    withQuery('/account/recent_activity', { show, page }),
  manageCards: () => '/account/manage_cards',
  userProfile: () => '/account/user_profile',
  signOut: () => '/SignOut',
  error: ({ reference }: { readonly reference?: string } = {}) =>
    reference === undefined ? '/error' : `/error/${encodeURIComponent(reference)}`,
  notFound: () => '/not_found',
} as const

/** Where signing in begins: the one helper behind every link and redirect to it (ROUTE-13, SESSION-31). */
export function loginPath({ enrollmentType }: { readonly enrollmentType: EnrollmentType }): string {
  return enrollmentType === 'sso' ? paths.singleSignOn() : paths.login()
}
