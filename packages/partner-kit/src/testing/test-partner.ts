import { referenceTokens } from '@dining/ui/theme/tools'

import { mailLook } from '../mail/look.ts'
import { definePartner, type Partner, type PartnerInput } from '../partner.ts'

/** The mail style of a test partner. */
export const testMailLook = mailLook(referenceTokens)

/** Properties of a test program that pays statement credits: 1%, 5% and 10% cash back, paid from $20 on. */
export const CREDIT_PROGRAM = {
  currencyType: 'Credit',
  currency: { one: 'cash back', many: 'cash back' },
  earnRates: {
    0: { kind: 'percent', basisPoints: 100 },
    2: { kind: 'percent', basisPoints: 500 },
    3: { kind: 'percent', basisPoints: 1_000 },
  },
  statementCreditFromCents: 2_000,
} as const satisfies Partial<PartnerInput['program']>

/** Overrides of a test partner; a given field replaces the whole default. */
export interface TestPartnerOverrides {
  readonly program?: Partial<PartnerInput['program']>
  readonly features?: Partial<PartnerInput['features']>
  readonly routes?: PartnerInput['routes']
  readonly copy?: Partial<PartnerInput['copy']>
  readonly support?: Partial<PartnerInput['support']>
  readonly wordmark?: PartnerInput['wordmark']
}

/** A fictional partner for tests: direct, points at 1 per $2, 3 and 5 per dollar, with a VIP tier and no partner number; defaults otherwise. */
export function testPartner({ program, features, routes = {}, copy, support, wordmark }: TestPartnerOverrides = {}): Partner {
  const id = program?.id ?? 'one'
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
    features: { hasVIP: true, partnerNumber: false, ...features },
    routes,
    copy: {
      casing: { action: 'none', headline: 'none' },
      links: { home: '/', terms: '/', privacy: '/', findPartnerNumber: '/', offers: '/', events: '/' },
      texts: {},
      ...copy,
    },
    support: {
      phone: { href: 'tel:+18005550100', formatted: '1-800-555-0100' },
      email: { href: `mailto:help@${id}.example`, display: `help@${id}.example` },
      contact: `help@${id}.example`,
      ...support,
    },
    wordmark: wordmark ?? { strong: id, light: 'Dining' },
  })
}
