import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md says which are assumed. */
export const program = {
  id: 'ftch',
  name: 'FTCH',
  programName: 'FTCH Dining',
  loyaltyName: 'FTCH',
  hosts: ['ftchdining.example.com'],
  timeZone: 'America/New_York',
  currencyType: 'Point',
  currency: { one: 'point', many: 'points' },
  enrollmentType: 'none',
  earnRates: {
    0: { kind: 'units', units: 5, perCents: 100 },
    2: { kind: 'units', units: 5, perCents: 100 },
  },
} as const satisfies PartnerInput['program']
