import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md lists which are public. */
export const program = {
  id: 'hilton',
  name: 'Hilton',
  programName: 'Hilton Honors™ Dining',
  loyaltyName: 'Hilton Honors™',
  hosts: ['hiltonhonorsdining.example.com'],
  timeZone: 'America/New_York',
  currencyType: 'Point',
  currency: { one: 'Bonus Point', many: 'Bonus Points' },
  enrollmentType: 'direct',
  earnRates: {
    0: { kind: 'units', units: 2, perCents: 100 },
    2: { kind: 'units', units: 5, perCents: 100 },
    3: { kind: 'units', units: 8, perCents: 100 },
  },
  vip: { dines: 12 },
  reservationBonusUnits: 50,
} as const satisfies PartnerInput['program']
