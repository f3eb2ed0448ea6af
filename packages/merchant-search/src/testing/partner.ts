import { definePartner } from '@dining/partner-kit'

const units = (each: number, perCents = 100) => ({ kind: 'units', units: each, perCents }) as const

/** A partner of tests alone, the same before the page and behind it. */
export const PARTNER = definePartner({
  program: {
    id: 'searching',
    name: 'Searching',
    programName: 'Searching Dining',
    loyaltyName: 'The Club',
    hosts: ['searching.example'],
    timeZone: 'America/Chicago',
    currency: { one: 'point', many: 'points' },
    earnRates: { 0: units(1, 200), 2: units(3), 3: units(5) },
    vip: { dines: 12 },
  },
  features: {
    partnerNumber: false,
    hasVIP: true,
    showEarnRate: true,
    acclaimedEnabled: true,
    acclaimed2Enabled: true,
    openTableReservationsEnabled: true,
  },
  routes: {},
  copy: {
    casing: { action: 'none', headline: 'none' },
    links: { home: '/', terms: '/', privacy: '/', findPartnerNumber: '/', offers: '/', events: '/' },
    texts: {},
  },
  support: {
    phone: { href: 'tel:+18005550100', formatted: '1-800-555-0100' },
    email: { href: 'mailto:help@one.example', display: 'help@one.example' },
    contact: 'help@one.example',
  },
  wordmark: { strong: 'Searching', light: 'Dining' },
})
