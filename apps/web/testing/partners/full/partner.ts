import { definePartner } from '@dining/partner-kit'

import { facts } from '../facts.ts'

const base = facts('full')

/** Settings with other values than at the hub partner, for ../../../server/partner-settings.test.ts. */
export default definePartner({
  ...base,
  program: {
    ...base.program,
    captcha: { kind: 'recaptcha', siteKey: 'public' },
    name: 'Full House',
    currency: { one: 'token', many: 'tokens' },
    loyaltyName: 'Full Club',
    programName: 'Full Table',
    earnRates: {
      0: { kind: 'units', units: 2, perCents: 100 },
      2: { kind: 'units', units: 9, perCents: 100 },
      3: { kind: 'units', units: 11, perCents: 100 },
    },
    vip: { dines: 6 },
  },
  features: {
    hasVIP: true,
    acclaimedEnabled: true,
    openTableReservationsEnabled: true,
    partnerNumber: { label: 'Club number', help: 'Six digits.', pattern: String.raw`\d{6}`, findUrl: 'https://number.example' },
    showEarnRate: true,
    hasSmsOptIn: true,
    shortCode: '54321',
    hidePartnerFooterLogo: true,
    hideEmailOptIn: true,
    extraContentPaths: ['/second-card'],
    appAnnouncementModal: { title: 'A new way', body: 'Pay with the app.', buttonText: 'Tell me more', buttonUrl: '/how-it-works' },
    logoChain: [{ name: 'Sister Hotels', url: 'https://hotels.example' }],
  },
  copy: {
    ...base.copy,
    exclamation: '.',
    ellipsis: ':',
    marks: { mentions: 'first' },
    tokens: { house_rule: 'Shoes off' },
    links: { ...base.copy.links, terms: 'https://house.example/terms' },
    texts: { 'earn.offers': 'What the house offers' },
  },
  wordmark: { strong: 'Grand', light: 'Pavilion' },
  support: {
    phone: { href: 'tel:+18005550111', formatted: '1-800-555-0111' },
    email: { href: 'mailto:other@support.example', display: 'other@support.example' },
    partnerPhone: { href: 'tel:+18005550122', formatted: '1-800-555-0122' },
    contact: 'contact@support.example',
  },
})
