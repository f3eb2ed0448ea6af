import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md says which are assumed. */
export const program = {
  id: 'new-partner',
  name: 'New Partner',
  programName: 'New Partner Dining',
  loyaltyName: 'New Partner',
  hosts: ['new-partner.example.com'],
  timeZone: 'America/New_York',
  currencyType: 'Point',
  currency: { one: 'point', many: 'points' },
  enrollmentType: 'direct',
  earnRates: {
    0: { kind: 'units', units: 1, perCents: 200 },
    2: { kind: 'units', units: 3, perCents: 100 },
  },
} as const satisfies PartnerInput['program']
