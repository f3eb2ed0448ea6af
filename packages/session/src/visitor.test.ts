import type { Member } from '@dining/contract'
import { createApiClient } from '@dining/api-client/client'
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

it('distinguishes five kinds of visitors [SESSION-01]', () => {
  const kindOf = (...facts: Parameters<typeof visitorOf>) => visitorOf(...facts).kind
  expect(kindOf(undefined, undefined)).toBe('anonymous')
  expect(kindOf(undefined, 'p1')).toBe('known')
  expect(kindOf(member('EnrolledCardMember'), 'p1')).toBe('card-member')
  expect(kindOf(member('NonCardMember'), undefined)).toBe('non-card-member')
  expect(kindOf(member('ClosedAccountMember'), undefined)).toBe('closed-account')
})

it.each([
  ['EnrolledCardMember', 'closed-account'],
  ['ClosedAccountMember', 'closed-account'],
  ['NonCardMember', 'non-card-member'],
] as const)('a %s without a linked card is of the kind %s [REENROLL-17]', (memberType, kind) => {
  expect(visitorOf({ ...member(memberType), hasNoCard: true }, undefined).kind).toBe(kind)
})

it.each([
  ['EnrolledCardMember', 'card-member', '[SESSION-05]'],
  ['NonCardMember', 'non-card-member', '[SESSION-05]'],
  ['ClosedAccountMember', 'closed-account', '[SESSION-05]'],
  ['SomethingElse', 'card-member', '[SESSION-06]'],
])('an answer with the member type %s is of a %s %s', async (memberType, kind) => {
  const answer = { ...member('NonCardMember'), memberType }
  const api = createApiClient({ baseUrl: 'https://dining.example', fetch: async () => Response.json(answer) })
  const result = await api.call('getMember', {})
  expect(result.ok && visitorOf(result.value, undefined).kind).toBe(kind)
})

it.each([
  [undefined, undefined, undefined],
  [undefined, 'p1', 'p1'],
  [member('EnrolledCardMember'), undefined, 'of-member'],
  [member('EnrolledCardMember'), 'p1', 'of-member'],
])('a member goes by their own public id, whatever the address says (%#)', (signedIn, publicId, expected) => {
  const visitor = visitorOf(signedIn, publicId)
  expect('publicId' in visitor ? visitor.publicId : undefined).toBe(expected)
})

it.each(['', null, undefined, 'a b', '<script>', 'x'.repeat(41)])('%j is no public id', (text) => {
  expect(parsePublicId(text)).toBeUndefined()
})
