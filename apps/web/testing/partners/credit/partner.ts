import { definePartner } from '@dining/partner-kit'

import { facts } from '../facts.ts'

const base = facts('credit')

/** Pays cash back on the card's statement, shows no rates, and has the popup. */
export default definePartner({
  ...base,
  program: {
    ...base.program,
    currencyType: 'Credit',
    currency: { one: 'cash back', many: 'cash back' },
    earnRates: { 0: { kind: 'percent', basisPoints: 100 }, 2: { kind: 'percent', basisPoints: 500 } },
    statementCreditFromCents: 2500,
  },
  copy: { ...base.copy, casing: { action: 'none', headline: 'upper' }, names: ['Dinner'] },
  features: {
    partnerNumber: false,
    showEarnRate: false,
    generalModalType: 'this-is-big',
    hasSmsOptInV2: true,
    copyStates: ['opted_out'],
  },
})
