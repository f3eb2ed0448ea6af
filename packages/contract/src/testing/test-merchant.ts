import type { Merchant } from '../merchant.ts'

/** A restaurant as a list tells one, for tests that draw without an API: open to every tier, with what the test gives in place of the usual. */
export function testMerchant(more: Partial<Merchant> = {}): Merchant {
  return {
    id: 'N7',
    name: 'Osteria Lume',
    images: { imageBaseUrl: null },
    details: { rating: { overallRating: 4.7, numberOfRatings: 318 }, priceRange: 3, cuisines: ['Italian', 'Pizza'], highlight: null },
    location: {
      address: { address1: '1 Main St', city: 'Alder', state: 'OR', zipCode: '97205' },
      neighborhood: null,
      latitude: 45.5,
      longitude: -122.7,
    },
    distance: 0.3,
    origin: 'network',
    acclaimedLevel: 0,
    benefitAvailability: { campaignCodes: [], accessTier: 0, offerType: 'Unlimited', bonusUnits: null },
    reservationProviders: { openTable: null },
    ...more,
  }
}
