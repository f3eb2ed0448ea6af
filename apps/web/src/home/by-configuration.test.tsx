import type { Partner } from '@dining/partner-kit'
import { expect, it } from 'vitest'

import { chromeOf } from '../app/shell/chrome.ts'
import { TopNav } from '../app/shell/TopNav.tsx'
import { partnerWith, render } from '../../testing/rendered.tsx'
import { HomeHero } from './HomeHero.tsx'
import HowItWorksBelow from './HowItWorksBelow.island.tsx'

const base = partnerWith('direct', { hasVIP: true })
const units = (count: number) => ({ kind: 'units', units: count, perCents: 100 }) as const
const partner: Partner = { ...base, program: { ...base.program, earnRates: { 0: units(2), 2: units(7), 3: units(9) } } }

/** The elements of a partner's home that differ between partners. */
function shown(of: Partner) {
  const html = render(
    <>
      <TopNav chrome={chromeOf('/', false)} />
      <HomeHero />
      <HowItWorksBelow />
    </>,
    { partner: of },
  )
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return {
    branding: text.includes('Blue Plate'),
    wording: text.includes('Sit down to'),
    currency: /\bmiles per \$1\b/.test(text),
    joinsWithUs: html.includes('type="email"'),
    vip: /\bVIP\b/.test(text),
    rate: /<h1.*?\bper \$1.*?<\/h1>/s.test(html),
  }
}

const BEFORE = { branding: false, wording: false, currency: false, joinsWithUs: true, vip: true, rate: true }

const CHANGES: readonly (readonly [Partner, Partial<typeof BEFORE>])[] = [
  [{ ...partner, wordmark: { strong: 'Blue', light: 'Plate' } }, { branding: true }],
  [{ ...partner, copy: { ...partner.copy, texts: { 'home.heroBefore': 'Sit down to' } } }, { wording: true }],
  [{ ...partner, program: { ...partner.program, currencyType: 'Mile', currency: { one: 'mile', many: 'miles' } } }, { currency: true }],
  [{ ...partner, program: { ...partner.program, enrollmentType: 'sso' } }, { joinsWithUs: false }],
  [{ ...partner, features: { ...partner.features, hasVIP: false } }, { vip: false }],
  [{ ...partner, features: { ...partner.features, showEarnRate: false } }, { rate: false }],
]

it('differs in branding, wording, currency, enrollment type, VIP tier and the display of rates by configuration only [CONFIG-35]', () => {
  expect(shown(partner)).toEqual(BEFORE)
  expect(CHANGES.map(([changed]) => shown(changed))).toEqual(CHANGES.map(([, difference]) => ({ ...BEFORE, ...difference })))
})
