import type { Member } from '@dining/contract'
import type { EnrollmentType } from '@dining/domain'
import { testPartner } from '@dining/partner-kit/testing'
import { visitorOf, type Visitor } from '@dining/session'
import { expect, it } from 'vitest'

import { MEMBER } from '../../../testing/rendered.tsx'
import { accountLinks, accessOf, footerAccessLink } from './account-links.ts'

const member = (memberType: Member['memberType'], hasWebProfile = true) => visitorOf({ ...MEMBER, memberType, hasWebProfile }, undefined)
const anonymous = visitorOf(undefined, undefined)
const known = visitorOf(undefined, 'p-1')

it.each<[EnrollmentType, string, Visitor, string, string | undefined]>([
  ['direct', 'anonymous', anonymous, 'sign-in-or-join', '/login'],
  ['direct', 'known', known, 'sign-in-or-join', '/login'],
  ['direct', 'who has joined without a card', member('NonCardMember'), 'link-card-or-leave', '/add_card'],
  ['direct', 'with a card', member('EnrolledCardMember'), 'member', '/account/overview'],
  ['direct', 'with a closed account', member('ClosedAccountMember'), 'leave', undefined],
  ['sso', 'anonymous', anonymous, 'sign-in-or-join', '/Login'],
  ['sso', 'who has not joined [FOOTER-04]', member('NonCardMember', false), 'join-or-leave', '/join'],
  ['sso', 'who has joined without a card', member('NonCardMember'), 'link-card-or-leave', '/add_card'],
  ['sso', 'with a card', member('EnrolledCardMember'), 'member', '/account/overview'],
  ['none', 'anonymous', anonymous, 'none', undefined],
  ['none', 'known', known, 'none', undefined],
])('with %s enrollment a visitor %s has %3$s, and %4$s at the end of the footer', (enrollmentType, _, visitor, access, href) => {
  expect(accessOf(enrollmentType, visitor)).toBe(access)
  expect(footerAccessLink(enrollmentType, visitor)?.href).toBe(href)
})

it.each([
  [false, []],
  [true, [['Reservations', '/account/reservations']]],
])(
  'the account menu has its four links, and reservations where the partner has them (%s)',
  (openTableReservationsEnabled, reservations) => {
    const partner = testPartner({ features: { openTableReservationsEnabled } })
    expect(accountLinks(partner).map(({ href, text }) => [text.wording, href])).toEqual([
      ['Account Overview', '/account/overview'],
      ['Reviews & History', '/account/recent_activity'],
      ...reservations,
      ['Linked Cards', '/account/manage_cards'],
      ['Profile', '/account/user_profile'],
    ])
  },
)
