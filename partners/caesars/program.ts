import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md lists which are public. */
export const program = {
  id: 'caesars',
  name: 'Caesars',
  programName: 'Caesars Rewards® Dining',
  loyaltyName: 'Caesars Rewards®',
  hosts: ['caesarsdining.example.com'],
  timeZone: 'America/Los_Angeles',
  currencyType: 'Point',
  currency: { one: 'Reward Credit®', many: 'Reward Credits®' },
  enrollmentType: 'direct',
  earnRates: { 0: { kind: 'units', units: 1, perCents: 100 }, 2: { kind: 'units', units: 2, perCents: 100 } },
} as const satisfies PartnerInput['program']
