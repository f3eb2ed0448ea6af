import { definePartner, type Partner, type PartnerInput } from '@dining/partner-kit'

const units = (each: number, perCents = 100) => ({ kind: 'units', units: each, perCents }) as const

interface Difference {
  readonly program?: Partial<PartnerInput['program']>
  readonly features?: Partial<PartnerInput['features']>
}

function partner(id: string, { program, features }: Difference = {}): Partner {
  return definePartner({
    program: {
      id,
      name: id,
      programName: `${id} Dining`,
      loyaltyName: 'The Club',
      hosts: [`${id}.example`],
      timeZone: 'America/Chicago',
      currencyType: 'Point',
      currency: { one: 'point', many: 'points' },
      earnRates: { 0: units(1, 200), 2: units(3), 3: units(5) },
      vip: { dines: 12 },
      ...program,
    },
    features: { partnerNumber: false, hasVIP: true, ...features },
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
    wordmark: { strong: id, light: 'Dining' },
  })
}

/** Partners of tests alone, each with one difference; the page and the API behind it know the same. */
export const PARTNERS = {
  plain: partner('plain'),
  fullAddress: partner('full-address', { features: { fullAddressRequired: true } }),
  credit: partner('credit', { program: { currencyType: 'Credit' }, features: { fullAddressRequired: true } }),
  sms: partner('sms', { features: { hasSmsOptIn: true, shortCode: '24680' } }),
  smsNewer: partner('sms-newer', { features: { hasSmsOptInV2: true, shortCode: '24680' } }),
  noEmailOptIn: partner('no-email-opt-in', { features: { hideEmailOptIn: true } }),
  noVip: partner('no-vip', { features: { hasVIP: false } }),
  /** The page's only: its members sign in elsewhere, so the API's is the plain one. */
  sso: partner('sso', { program: { enrollmentType: 'sso' } }),
} as const

export type PartnerName = keyof typeof PARTNERS
