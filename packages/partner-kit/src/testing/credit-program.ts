import type { PartnerInput } from '../partner.ts'

/** What a test's program that pays statement credits has of its own: 1%, 5% and 10% cash back, paid from $20 on. */
export const CREDIT_PROGRAM = {
  currencyType: 'Credit',
  currency: { one: 'cash back', many: 'cash back' },
  earnRates: {
    0: { kind: 'percent', basisPoints: 100 },
    2: { kind: 'percent', basisPoints: 500 },
    3: { kind: 'percent', basisPoints: 1_000 },
  },
  statementCreditFromCents: 2_000,
} as const satisfies Partial<PartnerInput['program']>
