import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md says which are known. */
export const program = {
  id: 'tgbk',
  name: 'TGBK',
  programName: 'TGBK Cash Back Dining',
  loyaltyName: 'TGBK',
  hosts: ['cashbackdining.example.com'],
  timeZone: 'America/Denver',
  currencyType: 'Dollar',
  currency: {
    one: 'cash back',
    many: 'cash back',
  },
  enrollmentType: 'direct',
  earnRates: {
    '0': {
      kind: 'percent',
      basisPoints: 100,
    },
    '2': {
      kind: 'percent',
      basisPoints: 500,
    },
  },
  newMemberBonus: {
    code: 'FIRSTBILL10',
    units: 1000,
    spendCents: 1,
    withinDays: 30,
  },
} as const satisfies PartnerInput['program']
