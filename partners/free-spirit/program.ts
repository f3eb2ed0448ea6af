import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md lists which are public. */
export const program = {
  id: 'free-spirit',
  name: 'Free Spirit',
  programName: 'Free Spirit® Dining',
  loyaltyName: 'Free Spirit®',
  hosts: ['freespiritdining.example.com'],
  timeZone: 'America/New_York',
  currencyType: 'Point',
  currency: { one: 'point', many: 'points' },
  enrollmentType: 'direct',
  earnRates: {
    0: { kind: 'units', units: 1, perCents: 200 },
    2: { kind: 'units', units: 3, perCents: 100 },
    3: { kind: 'units', units: 5, perCents: 100 },
  },
  vip: { dines: 10 },
} as const satisfies PartnerInput['program']
