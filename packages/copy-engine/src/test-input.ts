import type { CopyInput, CopyIssue, CopySettings } from './settings.ts'

/** A fictional program for tests: miles at 1 per $2, 3 and 5 per dollar. */
export const TEST_INPUT = {
  program: {
    name: 'Aero',
    programName: 'AeroClub® Dining',
    loyaltyName: 'AeroClub®',
    timeZone: 'America/New_York',
    currencyType: 'Mile',
    currency: { one: 'mile', many: 'miles' },
    enrollmentType: 'direct',
    earnRates: {
      0: { kind: 'units', units: 1, perCents: 200 },
      2: { kind: 'units', units: 3, perCents: 100 },
      3: { kind: 'units', units: 5, perCents: 100 },
    },
    vip: { dines: 12 },
  },
  copy: {
    casing: { action: 'none', headline: 'none' },
    links: {
      home: '/',
      terms: 'https://aero.example/terms',
      privacy: 'https://aero.example/privacy',
      findPartnerNumber: 'https://aero.example/number',
      offers: '/earn',
      events: '/earn/events',
    },
  },
  support: {
    phone: { href: 'tel:+18005550100', formatted: '1-800-555-0100' },
    email: { href: 'mailto:Help@Aero.example', display: 'Help@Aero.example' },
  },
  features: { shortCode: '24680' },
  visitor: { tier: null, publicId: null, firstName: null },
  now: new Date('2026-11-20T12:00:00Z'),
} as const satisfies CopyInput

/** The test program with other settings, and a list that collects what was reported. */
export function testInput(changes: Partial<CopyInput> & { readonly settings?: Partial<CopySettings> } = {}): {
  readonly input: CopyInput
  readonly issues: CopyIssue[]
} {
  const { settings, ...rest } = changes
  const issues: CopyIssue[] = []
  return {
    input: { ...TEST_INPUT, ...rest, copy: { ...TEST_INPUT.copy, ...settings }, onIssue: (issue) => issues.push(issue) },
    issues,
  }
}
