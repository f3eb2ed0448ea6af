import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; what is public of it stands in NOTES.md. */
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
