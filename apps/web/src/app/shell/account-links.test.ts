import type { EnrollmentType } from '@dining/domain'
import type { VisitorKind } from '@dining/session'
import { expect, it } from 'vitest'

import { accountLinks, accessOf, footerAccessLink } from './account-links.ts'

it.each<[EnrollmentType, VisitorKind, string, string | undefined, string]>([
  ['direct', 'anonymous', 'sign-in-or-join', '/login', '[FOOTER-07] [FOOTER-08]'],
  ['direct', 'known', 'sign-in-or-join', '/login', '[FOOTER-07]'],
  ['direct', 'card-member', 'member', '/account/overview', '[FOOTER-05]'],
  ['direct', 'closed-account', 'leave', undefined, ''],
  ['sso', 'anonymous', 'sign-in-or-join', '/Login', '[FOOTER-06]'],
  ['sso', 'non-card-member', 'join-or-leave', '/join', '[FOOTER-04] [NAV-29]'],
  ['sso', 'card-member', 'member', '/account/overview', '[FOOTER-05]'],
  ['none', 'anonymous', 'none', undefined, '[FOOTER-09]'],
  ['none', 'known', 'none', undefined, '[FOOTER-09]'],
])('with %s enrollment a visitor of kind %s has %s, and %s at the end of the footer %s', (enrollmentType, kind, access, href) => {
  expect(accessOf(enrollmentType, kind)).toBe(access)
  expect(footerAccessLink(enrollmentType, kind)?.href).toBe(href)
})

it('the account menu has its four links [NAV-27]', () => {
  expect(accountLinks().map(({ href, text }) => [text.wording, href])).toEqual([
    ['Account Overview', '/account/overview'],
    ['Reviews & History', '/account/recent_activity'],
    ['Linked Cards', '/account/manage_cards'],
    ['Profile', '/account/user_profile'],
  ])
})
