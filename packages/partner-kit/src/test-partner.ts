import { testPartner } from './testing/test-partner.ts'

/** The partner of this package's tests: with marks in its words, a casing, a route and a partner number. */
export const TEST_PARTNER = testPartner({
  program: { id: 'aero', name: 'Aero', programName: 'AeroClub® Dining', loyaltyName: 'AeroClub®' },
  features: {
    partnerNumber: { label: 'Club number', help: 'Six digits.', pattern: String.raw`^\d{6}$`, findUrl: 'https://aero.example/number' },
  },
  routes: { '/': { title: 'AeroClub Dining', description: 'Earn when you dine.', keywords: 'dining' } },
  copy: { casing: { action: 'upper', headline: 'none' } },
})
