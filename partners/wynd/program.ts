import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; all of them are assumed, see NOTES.md. */
export const program = {
  id: 'wynd',
  name: 'WYND',
  programName: 'WYND Rewards Dining',
  loyaltyName: 'WYND Rewards',
  hosts: ['wynddining.example.com'],
  timeZone: 'America/New_York',
  currencyType: 'Point',
  currency: {
    one: 'point',
    many: 'points',
  },
  enrollmentType: 'direct',
  earnRates: {
    '0': {
      kind: 'units',
      units: 1,
      perCents: 100,
    },
    '2': {
      kind: 'units',
      units: 2,
      perCents: 100,
    },
    '3': {
      kind: 'units',
      units: 3,
      perCents: 100,
    },
  },
  vip: {
    dines: 8,
  },
} as const satisfies PartnerInput['program']
