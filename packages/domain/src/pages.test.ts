import { describe, expect, it } from 'vitest'

import type { EnrollmentType } from './enrollment.ts'
import { BACK_PARTS, DOCUMENT_ADDRESSES, ENROLLMENT_ADDRESSES, ACCOUNT_ADDRESSES } from './page-lists.ts'
import { addressOf, isPathOf, PAGES, pagesOf, signInPath, withoutToken, type Page, type PageOwner } from './pages.ts'

const ownerOf = (enrollmentType: EnrollmentType, features: Partial<PageOwner['features']> = {}): PageOwner => ({
  program: { enrollmentType },
  features: {
    hasDiscoverPage: false,
    openTableReservationsEnabled: false,
    hasMerchantFavorites: false,
    hasHousehold: false,
    hasNotices: false,
    ...features,
  },
})
const DIRECT = ownerOf('direct', { hasDiscoverPage: true })

describe('the pages of a partner', () => {
  const EVERYWHERE = [
    '/',
    '/how-it-works',
    '/earn/how-it-works',
    '/earn',
    '/earn',
    '/search',
    '/merchants/:merchantId',
    '/Order/:merchantId',
    '/Order',
    '/surveys',
    '/surveys/success',
    '/surveys/error',
    '/SignOut',
    '/error',
    '/not_found',
  ]
  const ENROLLING = ['/join', '/add_card', '/card_added', '/login', '/activate', '/activate/activated', '/account']
  const CHILDREN = ['/account/overview', '/account/recent_activity', '/account/manage_cards', '/account/user_profile']
  /** Not in the specification: where a member is signed in, the pages of a dine, and of a year, and the way out of monthly statements. */
  const FURTHER = ['/account/security', '/account/activity/:txnId', '/account/missing_dine', '/account/year/:year', '/unsubscribe']
  const RECOVERY = ['/recover', '/recover/confirm', '/recover/update', '/recover/success', '/fix_credentials']

  it.each<[string, PageOwner, readonly string[]]>([
    ['without enrollment', ownerOf('none'), EVERYWHERE],
    ['with a discover page', ownerOf('none', { hasDiscoverPage: true }), [...EVERYWHERE, '/discover']],
    ['with favorites', ownerOf('none', { hasMerchantFavorites: true }), [...EVERYWHERE, '/shortlist/:token']],
    ['with direct enrollment', ownerOf('direct'), [...EVERYWHERE, ...ENROLLING, ...CHILDREN, ...FURTHER, ...RECOVERY]],
    ['with single sign-on', ownerOf('sso'), [...EVERYWHERE, ...ENROLLING, ...CHILDREN, ...FURTHER, '/Login']],
    [
      'with reservations',
      ownerOf('sso', { openTableReservationsEnabled: true }),
      [...EVERYWHERE, ...ENROLLING, ...CHILDREN, ...FURTHER, '/account/reservations', '/account/table_alert', '/Login'],
    ],
    [
      'with households',
      ownerOf('sso', { hasHousehold: true }),
      [...EVERYWHERE, ...ENROLLING, ...CHILDREN, ...FURTHER, '/account/household', '/Login'],
    ],
    ['with households, without enrollment', ownerOf('none', { hasHousehold: true }), EVERYWHERE],
    ['with reservations, without enrollment', ownerOf('none', { openTableReservationsEnabled: true }), EVERYWHERE],
  ])('%s are those of the specification', (_, owner, expected) => {
    expect(pagesOf(owner).map(addressOf).toSorted()).toEqual([...expected].toSorted())
  })

  it('start the sign-in at their own page or at the provider', () => {
    expect((['direct', 'sso'] as const).map(signInPath)).toEqual(['/login', '/Login'])
  })
})

describe('a path', () => {
  it('leaves the site without the token of a shortlist', () => {
    expect(['/shortlist/abc', '/shortlist/', '/search', '/shortlists/abc'].map(withoutToken)).toEqual([
      '/shortlist',
      '/shortlist',
      '/search',
      '/shortlists/abc',
    ])
  })

  it.each<[string, readonly string[]]>([
    ['/merchants/1', ['/merchants/:merchantId']],
    ['/merchants/', []],
    ['/merchants/1/menu', []],
    ['/Search', []],
    ['/login', ['/login']],
    ['/Login', ['/Login']],
    ['/discover/tonight', ['/discover/*']],
    ['/discovery', []],
    ['/account', ['/account/*']],
    ['/account/overview', ['/account/*', '/account/overview']],
    ['/error/', ['/error/*']],
    ['/Order', ['/Order']],
    ['/Order/N7', ['/Order/:merchantId']],
    ['/order/N7', []],
  ])('%s is one of %j', (path, patterns) => {
    const pages: readonly Page[] = [...pagesOf(DIRECT), PAGES.singleSignOn]
    expect(pages.filter((page) => isPathOf(page, path)).map((page) => page.path)).toEqual(patterns)
  })
})

it('has the same lists for a browser as the table', () => {
  expect(ENROLLMENT_ADDRESSES).toEqual(['/join', '/add_card', '/card_added'])
  expect(BACK_PARTS).toEqual(['/merchants/', '/account/'])
  expect(ACCOUNT_ADDRESSES).toEqual(['/add_card', '/card_added', '/account'])
  expect(DOCUMENT_ADDRESSES).toEqual(['/Login', '/SignOut'])
})
