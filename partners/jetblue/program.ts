import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md lists which are public. */
export const program = {
  id: 'jetblue',
  name: 'Jetblue',
  programName: 'TrueBlue® Dining',
  loyaltyName: 'TrueBlue®',
  hosts: ['truebluedining.example.com'],
  timeZone: 'America/New_York',
  currencyType: 'Point',
  currency: { one: 'point', many: 'points' },
  enrollmentType: 'direct',
  earnRates: { '0': { kind: 'units', units: 1, perCents: 100 }, '2': { kind: 'units', units: 3, perCents: 100 } },
} as const satisfies PartnerInput['program']
