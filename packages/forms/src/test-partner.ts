import { definePartner } from '@dining/partner-kit'

const units = (each: number) => ({ kind: 'units', units: each, perCents: 100 }) as const

/** A partner of nobody, for tests: the general words, in their own casing. */
export const partner = definePartner({
  program: {
    id: 'example',
    name: 'Example',
    programName: 'Example Dining',
    loyaltyName: 'Example Club',
    hosts: ['dining.example'],
    timeZone: 'America/New_York',
    currency: { one: 'mile', many: 'miles' },
    earnRates: { 0: units(1), 2: units(3), 3: units(5) },
  },
  features: { partnerNumber: false },
  routes: {},
  copy: {
    casing: { action: 'none', headline: 'none' },
    links: { home: '/', terms: '/terms', privacy: '/privacy', findPartnerNumber: '/find', offers: '/offers', events: '/events' },
    texts: {},
  },
  support: {
    phone: { href: 'tel:+18005550100', formatted: '1-800-555-0100' },
    email: { href: 'mailto:a@b.example', display: 'a@b.example' },
    contact: 'a@b.example',
  },
  wordmark: { strong: 'Example', light: 'Dining' },
})

export const visitor = { tier: null, publicId: null, firstName: null } as const
