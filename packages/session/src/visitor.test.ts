import type { Member } from '@dining/contract'
import { expect, it } from 'vitest'

import { parsePublicId, visitorOf } from './visitor.ts'

const member = (memberType: Member['memberType']): Member => ({
  publicId: 'of-member',
  familyId: null,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  emailOptIn: false,
  phoneNumber: null,
  smsOptIn: false,
  address: { address1: '', address2: '', city: '', state: '', zipCode: '' },
  tierLevel: 0,
  memberType,
  hasWebProfile: true,
  active: true,
  diningProgress: null,
  activeBonuses: [],
  enrollmentSource: 'web',
  joinDate: '2026-01-01',
  sessionExpiresAt: '2026-01-01T00:15:00Z',
})

it.each([
  ['anonymous', undefined, undefined],
  ['known', undefined, 'p1'],
  ['card-member', member('EnrolledCardMember'), undefined],
  ['card-member', member('EnrolledCardMember'), 'p1'],
  ['non-card-member', member('NonCardMember'), undefined],
  ['closed-account', member('ClosedAccountMember'), undefined],
])('a visitor is %s [SESSION-01] [SESSION-03]', (kind, signedIn, publicId) => {
  const visitor = visitorOf(signedIn, publicId)
  expect(visitor.kind).toBe(kind)
  expect('publicId' in visitor ? visitor.publicId : undefined).toBe(signedIn ? 'of-member' : publicId)
})

it.each(['', null, undefined, 'a b', '<script>', 'x'.repeat(41)])('%j is no public id', (text) => {
  expect(parsePublicId(text)).toBeUndefined()
})
