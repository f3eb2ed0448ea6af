import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md lists which are public. */
export const program = {
  id: 'upromise',
  name: 'Upromise',
  programName: 'Upromise® Dining',
  loyaltyName: 'Upromise®',
  hosts: ['upromisedining.example.com'],
  timeZone: 'America/New_York',
  currencyType: 'Dollar',
  currency: {
    one: 'cash back for college',
    many: 'cash back for college',
  },
  enrollmentType: 'direct',
  earnRates: {
    '0': {
      kind: 'percent',
      basisPoints: 250,
    },
    '2': {
      kind: 'percent',
      basisPoints: 500,
    },
  },
} as const satisfies PartnerInput['program']
