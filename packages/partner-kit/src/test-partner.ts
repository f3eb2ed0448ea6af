import { definePartner, type PartnerInput } from './partner.ts'

/** A partner that exists in tests alone. */
export const TEST_PARTNER_INPUT = {
  program: {
    id: 'aero',
    name: 'Aero',
    programName: 'AeroClub® Dining',
    loyaltyName: 'AeroClub®',
    hosts: ['dining.aero.example'],
    timeZone: 'America/New_York',
    currencyType: 'Point',
    currency: { one: 'point', many: 'points' },
    enrollmentType: 'direct',
    earnRates: {
      0: { kind: 'units', units: 1, perCents: 200 },
      2: { kind: 'units', units: 3, perCents: 100 },
      3: { kind: 'units', units: 5, perCents: 100 },
    },
    vip: { dines: 12 },
  },
  features: {
    hasVIP: true,
    partnerNumber: { label: 'Club number', help: 'Six digits.', pattern: String.raw`^\d{6}$`, findUrl: 'https://aero.example/number' },
  },
  routes: { '/': { title: 'AeroClub Dining', description: 'Earn when you dine.', keywords: 'dining' } },
  copy: {
    casing: { action: 'upper', headline: 'none' },
    links: {
      home: '/',
      terms: 'https://aero.example/terms',
      privacy: '/privacy',
      findPartnerNumber: '/number',
      offers: '/earn',
      events: '/earn',
    },
    texts: {},
  },
  support: {
    phone: { href: 'tel:+18005550100', formatted: '1-800-555-0100' },
    email: { href: 'mailto:help@aero.example', display: 'help@aero.example' },
    contact: 'help@aero.example',
  },
  wordmark: { strong: 'AeroClub®', light: 'Dining' },
} as const satisfies PartnerInput

export const TEST_PARTNER = definePartner(TEST_PARTNER_INPUT)
