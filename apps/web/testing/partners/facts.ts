import type { PartnerInput } from '@dining/partner-kit'

/** The common properties of the test partners; each differs in a property that its bundle depends on. */
export const facts = (id: string) =>
  ({
    program: {
      id,
      name: `Partner ${id}`,
      programName: `Dining® of ${id}`,
      loyaltyName: id,
      hosts: [`${id}.example`],
      timeZone: 'America/Chicago',
      currencyType: 'Point',
      currency: { one: 'point', many: 'points' },
      earnRates: { 0: { kind: 'units', units: 1, perCents: 200 }, 2: { kind: 'units', units: 7, perCents: 100 } },
    },
    routes: {
      '/': { title: `Home of ${id}`, description: `Earn "more" <here>`, keywords: 'dining, points' },
      '/search': { title: `Search of ${id}`, description: '', keywords: '' },
    },
    copy: {
      casing: { action: 'none', headline: 'none' },
      links: {
        home: '/',
        terms: 'https://terms.example',
        privacy: 'https://privacy.example',
        findPartnerNumber: 'https://number.example',
        offers: '/earn',
        events: '/earn',
      },
      texts: {},
    },
    support: {
      phone: { href: 'tel:+18005550100', formatted: '1-800-555-0100' },
      email: { href: 'mailto:help@support.example', display: 'help@support.example' },
      contact: 'help@support.example',
    },
    wordmark: { strong: id, light: 'Dining' },
  }) as const satisfies Omit<PartnerInput, 'features'>
