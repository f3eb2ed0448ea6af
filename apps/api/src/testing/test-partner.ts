import { definePartner, type Partner, type PartnerInput } from '@dining/partner-kit'

interface Overrides {
  readonly program?: Partial<PartnerInput['program']>
  readonly features?: Partial<PartnerInput['features']>
}

/** A partner that exists in tests alone: direct, with a partner number of six digits, Basic, Select and VIP. */
export function testPartner(id: string, { program, features }: Overrides = {}): Partner {
  return definePartner({
    program: {
      id,
      name: `Partner ${id}`,
      programName: `Dining® of ${id}`,
      loyaltyName: id,
      hosts: [`${id}.example`],
      timeZone: 'America/Chicago',
      currencyType: 'Point',
      currency: { one: 'point', many: 'points' },
      earnRates: {
        0: { kind: 'units', units: 1, perCents: 200 },
        2: { kind: 'units', units: 3, perCents: 100 },
        3: { kind: 'units', units: 5, perCents: 100 },
      },
      vip: { dines: 12 },
      ...program,
    },
    features: {
      hasVIP: true,
      partnerNumber: { label: 'Number', help: 'Six digits.', pattern: '^\\d{6}$', findUrl: 'https://number.example' },
      ...features,
    },
    routes: {},
    copy: {
      casing: { action: 'none', headline: 'none' },
      links: { home: '/', terms: '/', privacy: '/', findPartnerNumber: '/', offers: '/', events: '/' },
      texts: {},
    },
    support: {
      phone: { href: 'tel:+18005550100', formatted: '1-800-555-0100' },
      email: { href: `mailto:help@${id}.example`, display: `help@${id}.example` },
      contact: `help@${id}.example`,
    },
    wordmark: { strong: id, light: 'Dining' },
  })
}
