import type { EnrollmentType } from '@dining/domain'
import type { VisitorKind } from '@dining/session'
import { expect, it } from 'vitest'

import { accountLinks, accessOf, footerAccessLink } from './account-links.ts'

it.each<[EnrollmentType, VisitorKind, string, string | undefined]>([
  ['direct', 'anonymous', 'sign-in-or-join', '/login'],
  ['direct', 'known', 'sign-in-or-join', '/login'],
  ['direct', 'card-member', 'member', '/account/overview'],
  ['direct', 'closed-account', 'leave', undefined],
  ['sso', 'anonymous', 'sign-in-or-join', '/Login'],
  ['sso', 'non-card-member', 'join-or-leave', '/join'],
  ['sso', 'card-member', 'member', '/account/overview'],
  ['none', 'anonymous', 'none', undefined],
  ['none', 'known', 'none', undefined],
])('with %s enrollment a visitor of kind %s has %s, and %s at the end of the footer', (enrollmentType, kind, access, href) => {
  expect(accessOf(enrollmentType, kind)).toBe(access)
  expect(footerAccessLink(enrollmentType, kind)?.href).toBe(href)
})

it('the account menu has its four links', () => {
  expect(accountLinks().map(({ href, text }) => [text.wording, href])).toEqual([
    ['Account Overview', '/account/overview'],
    ['Reviews & History', '/account/recent_activity'],
    ['Linked Cards', '/account/manage_cards'],
    ['Profile', '/account/user_profile'],
  ])
})
