import type { PartnerInput } from '@dining/partner-kit'

/** Facts of the program; NOTES.md lists which are public. */
export const program = {
  id: 'ihg',
  name: 'IHG',
  programName: 'IHG One Rewards® Dine & Earn',
  loyaltyName: 'IHG One Rewards®',
  hosts: ['dineandearn.example.com'],
  timeZone: 'America/New_York',
  currencyType: 'Point',
  currency: { one: 'point', many: 'points' },
  enrollmentType: 'direct',
  earnRates: {
    0: { kind: 'units', units: 1, perCents: 100 },
    2: { kind: 'units', units: 5, perCents: 100 },
    3: { kind: 'units', units: 8, perCents: 100 },
  },
  vip: { dines: 12 },
  newMemberBonus: { code: 'WARMWELCOME', units: 1000, spendCents: 3000, withinDays: 30 },
} as const satisfies PartnerInput['program']
