import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md lists which are public. */
export const program = {
  id: 'southwest',
  name: 'Southwest',
  programName: 'Rapid Rewards Dining®',
  loyaltyName: 'Rapid Rewards®',
  hosts: ['rapidrewardsdining.example.com'],
  timeZone: 'America/Chicago',
  currencyType: 'Point',
  currency: { one: 'point', many: 'points' },
  enrollmentType: 'direct',
  earnRates: { '0': { kind: 'units', units: 1, perCents: 200 }, '2': { kind: 'units', units: 3, perCents: 100 } },
} as const satisfies PartnerInput['program']
