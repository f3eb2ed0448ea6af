import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md lists which are public. */
export const program = {
  id: 'marriott',
  name: 'Marriott',
  programName: 'Eat Around Town by Marriott Bonvoy®',
  loyaltyName: 'Marriott Bonvoy®',
  hosts: ['eataroundtown.example.com'],
  timeZone: 'America/New_York',
  currencyType: 'Point',
  currency: { one: 'point', many: 'points' },
  enrollmentType: 'sso',
  earnRates: {
    0: { kind: 'units', units: 2, perCents: 100 },
    2: { kind: 'units', units: 4, perCents: 100 },
    3: { kind: 'units', units: 6, perCents: 100 },
  },
  vip: { dines: 11 },
} as const satisfies PartnerInput['program']
