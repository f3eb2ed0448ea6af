import { testPartner } from '@dining/partner-kit/testing'

/** A partner of tests alone, the same before the page and behind it. */
export const PARTNER = testPartner({
  program: { id: 'searching', name: 'Searching', programName: 'Searching Dining', loyaltyName: 'The Club' },
  features: { showEarnRate: true, acclaimedEnabled: true, acclaimed2Enabled: true, openTableReservationsEnabled: true },
})
