import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md lists which are public. */
export const program = {
  id: 'daak',
  name: 'DAAK',
  programName: 'DAAK Dining Rewards',
  loyaltyName: 'DAAK',
  hosts: ['daakdining.example.com'],
  timeZone: 'America/Anchorage',
  currencyType: 'Point',
  currency: { one: 'point', many: 'points' },
  enrollmentType: 'sso',
  earnRates: {
    0: { kind: 'units', units: 1, perCents: 200 },
    2: { kind: 'units', units: 3, perCents: 100 },
    3: { kind: 'units', units: 5, perCents: 100 },
  },
  vip: { dines: 12 },
  reservationBonusUnits: 50,
} as const satisfies PartnerInput['program']
