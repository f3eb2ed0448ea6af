import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md lists which are public, with their source. */
export const program = {
  id: 'delta',
  name: 'Delta',
  programName: 'SkyMiles® Dining',
  loyaltyName: 'SkyMiles®',
  hosts: ['skymilesdining.example.com'],
  timeZone: 'America/New_York',
  currencyType: 'Mile',
  currency: { one: 'mile', many: 'miles' },
  enrollmentType: 'direct',
  earnRates: {
    0: { kind: 'units', units: 1, perCents: 200 },
    2: { kind: 'units', units: 3, perCents: 100 },
    3: { kind: 'units', units: 5, perCents: 100 },
  },
  vip: { dines: 12 },
  appOnlyBonus: { code: 'APPTABLE', units: 250, spendCents: 2500, withinDays: 45 },
} as const satisfies PartnerInput['program']
