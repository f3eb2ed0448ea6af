import type { Partner } from '@dining/partner-kit'

import { testPartner } from './test-partner.ts'

/** A partner of tests that pays statement credits from $20 on: 1%, 5% and 10% cash back. */
export function creditPartner(id: string): Partner {
  return testPartner(id, {
    program: {
      currencyType: 'Credit',
      currency: { one: 'cash back', many: 'cash back' },
      earnRates: {
        0: { kind: 'percent', basisPoints: 100 },
        2: { kind: 'percent', basisPoints: 500 },
        3: { kind: 'percent', basisPoints: 1_000 },
      },
      statementCreditFromCents: 2_000,
    },
  })
}
