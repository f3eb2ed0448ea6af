import type { Merchant, MerchantDetail } from '../merchant.ts'

/** A restaurant as returned in a list, for tests that render without an API: open to every tier, with the given overrides. */
export function testMerchant(more: Partial<Merchant> = {}): Merchant {
  return {
    id: 'N7',
    name: 'Osteria Lume',
    images: { imageBaseUrl: '/images/cuisines/italian/N7', isIllustration: true },
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

/** The same restaurant as returned for its own page: Tuesdays, an offer without limits, with the given overrides. */
export function testMerchantDetail(more: Partial<MerchantDetail> = {}): MerchantDetail {
  const listed = testMerchant({ distance: null })
  return {
    ...listed,
    details: { ...listed.details, cuisines: ['Italian'] },
    about: 'Hand-cut pasta in a former tram depot.',
    phone: '5035550123',
    timeZone: 'America/Los_Angeles',
    hours: [
      { day: 'Tue', opens: 690, closes: 870 },
      { day: 'Tue', opens: 1020, closes: 1530 },
    ],
    features: ['Dine in'],
    mealsServed: ['Dinner'],
    menuUrl: 'https://menu.example/7',
    menuImages: [],
    order: null,
    offer: {
      type: 'Unlimited',
      days: [],
      meals: [],
      maxVisitsPerMonth: null,
      maxSpendCentsPerMonth: null,
      firstDay: null,
      lastDay: null,
    },
    reviews: [],
    events: [],
    member: null,
    ...more,
  }
}
