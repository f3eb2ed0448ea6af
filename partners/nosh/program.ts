import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md lists which are public. */
export const program = {
  id: 'nosh',
  name: 'Nosh',
  programName: 'Neighborhood Nosh',
  loyaltyName: 'Neighborhood Nosh',
  hosts: ['neighborhoodnosh.example.com'],
  timeZone: 'America/Chicago',
  currencyType: 'Credit',
  currency: { one: 'cash back', many: 'cash back' },
  enrollmentType: 'direct',
  earnRates: {
    0: { kind: 'percent', basisPoints: 100 },
    2: { kind: 'percent', basisPoints: 500 },
    3: { kind: 'percent', basisPoints: 1000 },
  },
  vip: { dines: 10 },
  statementCreditFromCents: 2000,
} as const satisfies PartnerInput['program']
