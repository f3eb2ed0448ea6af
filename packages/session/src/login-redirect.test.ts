import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { loginRedirectCookie, rememberLoginRedirect, takeLoginRedirect } from './login-redirect.ts'
import { loginPath } from './login-path.ts'
import * as paths from './paths.ts'
import { openBrowser } from './testing-browser.ts'

beforeEach(() => void openBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('the page to return to after signing in', () => {
  it('is returned once [SESSION-33]', () => {
    rememberLoginRedirect('/account/recent_activity?page=2')
    expect(takeLoginRedirect()).toBe('/account/recent_activity?page=2')
    expect(takeLoginRedirect()).toBeUndefined()
  })

  it('is stored for an hour by the server, too [SESSION-34]', () => {
    expect(loginRedirectCookie('/account/overview')).toContain('login_redirect=%2Faccount%2Foverview; Path=/; Max-Age=3600')
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/\t/evil.example', 'account', ''])(
    'is never another site: %j',
    (path) => {
      rememberLoginRedirect(path)
      expect(takeLoginRedirect()).toBeUndefined()
      document.cookie = `login_redirect=${encodeURIComponent(path)}; Path=/`
      expect(takeLoginRedirect()).toBeUndefined()
      expect(loginRedirectCookie(path)).toContain('Max-Age=0')
    },
  )
})

it("starts a sign-in at the provider's path if there is one, otherwise at ours [SESSION-31]", () => {
  const types = ['sso', 'direct', 'none'] as const
  expect(types.map((enrollmentType) => loginPath({ enrollmentType }))).toEqual(['/Login', '/login', '/login'])
})

it('accepts every path of the site', () => {
  expect(
    Object.fromEntries(
      Object.entries(paths).map(([name, path]) => [
        name,
        (path as (input: object) => string)({
          merchantId: 'a/b',
          token: 'T 1',
          reference: 'r 1',
          page: 2,
          slug: 'patios',
          txnId: 't 1',
          year: 2026,
        }),
      ]),
    ),
  ).toEqual({
    account: '/account',
    accountOverview: '/account/overview',
    accountNotices: '/account/notices',
    accountReservations: '/account/reservations',
    accountSecurity: '/account/security',
    activate: '/activate',
    activated: '/activate/activated',
    addCard: '/add_card',
    cardAdded: '/card_added',
    dine: '/account/activity/t%201',
    discover: '/discover',
    earn: '/earn',
    earnPage: '/earn/patios',
    error: '/error/r%201',
    fixCredentials: '/fix_credentials',
    home: '/',
    household: '/account/household',
    howItWorks: '/how-it-works',
    join: '/join',
    login: '/login',
    manageCards: '/account/manage_cards',
    merchant: '/merchants/a%2Fb',
    missingDine: '/account/missing_dine?merchantId=a%2Fb',
    order: '/Order/a%2Fb',
    notFound: '/not_found',
    recentActivity: '/account/recent_activity?page=2',
    recover: '/recover',
    recoverConfirm: '/recover/confirm',
    recoverSuccess: '/recover/success',
    recoverUpdate: '/recover/update',
    referral: '/join?utm_source=referral&utm_medium=web&utm_campaign=member_referral',
    reservation: '/merchants/a%2Fb?token=T+1&reference=r+1&page=2&slug=patios&txnId=t+1&year=2026',
    savedRestaurants: '/search?saved=true',
    search: '/search?merchantId=a%2Fb&token=T+1&reference=r+1&page=2&slug=patios&txnId=t+1&year=2026',
    shortlist: '/shortlist/T%201',
    signOut: '/SignOut',
    surveys: '/surveys?txnId=t+1',
    surveySent: '/surveys/success',
    singleSignOn: '/Login',
    tableAlert: '/account/table_alert',
    unsubscribe: '/unsubscribe',
    userProfile: '/account/user_profile',
    yearInReview: '/account/year/2026',
  })
  expect(paths.search({ location: 'Portland, OR', features: ['Delivery', 'Dine in'] })).toBe(
    '/search?location=Portland%2C+OR&features=Delivery&features=Dine+in',
  )
  expect(paths.activate({ publicId: 'p' })).toBe('/activate?public_id=p')
  expect(paths.join({ rfr: 0 })).toBe('/join?rfr=0')
})
