import { definePartner, type Partner, type PartnerInput } from '@dining/partner-kit'

const units = (each: number) => ({ kind: 'units', units: each, perCents: 100 }) as const

/** A partner of nobody, for tests and stories: the general words, in their own casing. */
export function testPartner(program: Partial<PartnerInput['program']> = {}, features: Partial<PartnerInput['features']> = {}): Partner {
  return definePartner({
    program: {
      id: 'example',
      name: 'Example',
      programName: 'Example Dining',
      loyaltyName: 'Example Club',
      hosts: [],
      timeZone: 'America/New_York',
      currency: { one: 'mile', many: 'miles' },
      earnRates: { 0: units(1), 2: units(3) },
      ...program,
    },
    features: { partnerNumber: false, showEarnRate: true, ...features },
    routes: {},
    copy: {
      casing: { action: 'none', headline: 'none' },
      links: { home: '/', terms: '/terms', privacy: '/privacy', findPartnerNumber: '/find', offers: '/', events: '/' },
      texts: {},
    },
    support: {
      phone: { href: 'tel:+18005550100', formatted: '1-800-555-0100' },
      email: { href: 'mailto:a@b.example', display: 'a@b.example' },
      contact: 'a@b.example',
    },
    wordmark: { strong: 'Example', light: 'Dining' },
  })
}
