import { definePartner } from '@dining/partner-kit'

import { facts } from '../facts.ts'

/** Its site has both kinds of analytics vendors. */
export default definePartner({
  ...facts('vendors'),
  features: {
    partnerNumber: false,
    vendors: [
      { kind: 'gtm', purposes: ['measurement', 'marketing'] },
      { kind: 'segment', purposes: ['measurement'] },
    ],
  },
})
