import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md lists which are public. */
export const program = {
  id: 'fuel-rewards',
  name: 'Fuel Rewards',
  programName: 'Fuel Rewards® Dining',
  loyaltyName: 'Fuel Rewards®',
  hosts: ['fuelrewardsdining.example.com'],
  timeZone: 'America/Chicago',
  currencyType: 'Dollar',
  currency: { one: 'fuel savings', many: 'fuel savings' },
  enrollmentType: 'direct',
  earnRates: {
    0: { kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5000 },
    2: { kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5000 },
  },
} as const satisfies PartnerInput['program']
