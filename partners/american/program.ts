import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md lists which are public. */
export const program = {
  id: 'american',
  name: 'American',
  programName: 'AAdvantage Dining℠',
  loyaltyName: 'AAdvantage®',
  hosts: ['aadvantagedining.example.com'],
  timeZone: 'America/Chicago',
  currencyType: 'Mile',
  currency: { one: 'AAdvantage® mile', many: 'AAdvantage® miles' },
  enrollmentType: 'sso',
  earnRates: {
    0: { kind: 'units', units: 1, perCents: 100 },
    2: { kind: 'units', units: 3, perCents: 100 },
    3: { kind: 'units', units: 5, perCents: 100 },
  },
  vip: { dines: 12 },
  newMemberBonus: { code: 'WELCOME1000', units: 1000, spendCents: 3000, withinDays: 30 },
} as const satisfies PartnerInput['program']
