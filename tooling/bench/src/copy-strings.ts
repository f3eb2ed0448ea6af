/** Sentences like those of partners' content, with the product's placeholders; some contain others. `#` makes each string unique. */
const SENTENCES = [
  'Link your cards once and earn {earn_basic} at restaurant # and {earn_best} at the next.',
  '{CurrentEarningShort2} at table #, on top of what your card gives you.',
  'Dine {vip_dines} times in {year} and every meal earns {earn_vip}, at # restaurants and counting.',
  'Welcome to {program}: # places near you, and {currency} on the menu of each.',
  'You are # meals from {tier_vip}. Until then you earn {earn_mine}.',
  'Nothing to clip, nothing to scan: {currency} for meal # post within {award_days} days.',
  'Questions about meal #? Call {phone} or write to {email}, {first_name}.',
  'Restaurant # is new this week. {CurrentEarningShort3} there, {CurrentEarningShort2} elsewhere.',
  'Turn on email, become {tier_select}, and dinner # earns {earn_select} instead of {earn_basic}.',
  'There are # tables in your neighborhood tonight; all of them are part of {program}.',
  'A dine that is missing? After {missing_days} days we look for number # with you.',
  'Up to {max_cards} cards a member; card # is as good as the first.',
] as const

/** The first `count` of a deterministic sequence of different strings. */
export function copyStrings(count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => (SENTENCES[i % SENTENCES.length] ?? '').replace('#', (i + 1).toLocaleString('en-US')))
}

/** An invented program, and the same words as a plain dictionary for peers without programs. */
export const COPY_INPUT = {
  program: {
    name: 'Aero',
    programName: 'AeroClub Dining',
    loyaltyName: 'AeroClub',
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
    links: { home: '/', terms: '/terms', privacy: '/privacy', findPartnerNumber: '/number', offers: '/earn', events: '/events' },
  },
  support: {
    phone: { href: 'tel:+18005550100', formatted: '1-800-555-0100' },
    email: { href: 'mailto:help@aero.example', display: 'help@aero.example' },
  },
  features: { shortCode: '24680' },
  visitor: { tier: 2, publicId: 'p', firstName: 'Ana' },
  now: new Date('2026-11-20T12:00:00Z'),
} as const
