import { definePartner } from '@dining/partner-kit'

import { facts } from '../facts.ts'

/** Members join and sign in here, and home is the Discover page. */
export default definePartner({
  ...facts('hub'),
  features: { partnerNumber: false, showEarnRate: true, homePage: 'discover', hasDiscoverPage: true, extraContentPaths: ['/house-card'] },
})
