import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md lists which are public. */
export const program = {
  id: 't-mobile',
  name: 'T Mobile',
  programName: 'T-Mobile Dining Rewards',
  loyaltyName: 'T-Mobile',
  hosts: ['diningrewards.example.com'],
  timeZone: 'America/Los_Angeles',
  currencyType: 'Dollar',
  currency: {
    one: 'cash back',
    many: 'cash back',
  },
  enrollmentType: 'sso',
  earnRates: {
    '0': {
      kind: 'percent',
      basisPoints: 100,
    },
    '2': {
      kind: 'percent',
      basisPoints: 300,
    },
  },
} as const satisfies PartnerInput['program']
