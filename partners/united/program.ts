import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md keeps public and assumed ones apart. */
export const program = {
  id: 'united',
  name: 'United',
  programName: 'MileagePlus® Dining℠',
  loyaltyName: 'MileagePlus®',
  hosts: ['mileageplusdining.example.com'],
  timeZone: 'America/Chicago',
  currencyType: 'Mile',
  currency: {
    one: 'mile',
    many: 'miles',
  },
  enrollmentType: 'sso',
  earnRates: {
    '0': {
      kind: 'units',
      units: 1,
      perCents: 200,
    },
    '2': {
      kind: 'units',
      units: 3,
      perCents: 100,
    },
    '3': {
      kind: 'units',
      units: 5,
      perCents: 100,
    },
  },
  vip: {
    dines: 12,
  },
} as const satisfies PartnerInput['program']
