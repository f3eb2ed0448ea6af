import type { Member } from '../member.ts'

/** A member as returned by the API, for tests that render without an API: Basic, enrolled with a card, with the given overrides. */
export function testMember(more: Partial<Member> = {}): Member {
  return {
    publicId: 'M1',
    familyId: null,
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    emailOptIn: false,
    phoneNumber: null,
    smsOptIn: false,
    address: { address1: '', address2: '', city: '', state: '', zipCode: '97205' },
    tierLevel: 0,
    memberType: 'EnrolledCardMember',
    hasWebProfile: true,
    active: true,
    diningProgress: null,
    activeBonuses: [],
    enrollmentSource: '',
    joinDate: '2026-01-01',
    sessionExpiresAt: '2026-01-01T00:00:00Z',
    ...more,
  }
}
