import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md lists which are public. */
export const program = {
  id: 'choice',
  name: 'Choice',
  programName: 'Choice Privileges® Eat & Earn',
  loyaltyName: 'Choice Privileges®',
  hosts: ['eatandearn.example.com'],
  timeZone: 'America/New_York',
  currencyType: 'Point',
  currency: { one: 'point', many: 'points' },
  enrollmentType: 'direct',
  earnRates: {
    0: { kind: 'units', units: 1, perCents: 100 },
    2: { kind: 'units', units: 5, perCents: 100 },
  },
} as const satisfies PartnerInput['program']
