import { ApiProvider } from '@dining/api-client'
import { featureFlagsQuery, flexOffersQuery, memberQuery } from '@dining/api-client/queries'
import { createApiClient } from '@dining/api-client/client'
import type { Member, Merchant } from '@dining/contract'
import { testMember, testMerchant } from '@dining/contract/testing'
import { PartnerProvider } from '@dining/partner-kit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { PARTNER } from '../testing/fixture.ts'
import { MerchantTile } from './MerchantTile.tsx'

const LUME = testMerchant()
const details = (more: Partial<Merchant['details']>): Partial<Merchant> => ({ details: { ...LUME.details, ...more } })
const access = (more: Partial<Merchant['benefitAvailability']>): Partial<Merchant> => ({
  benefitAvailability: { ...LUME.benefitAvailability, ...more },
})

const api = createApiClient({ fetch: () => Promise.reject(new Error('No call is made')), baseUrl: 'http://searching.example' })

function draw(
  more: Partial<Merchant> = {},
  tier: Member['tierLevel'] | null = null,
  features: Partial<typeof PARTNER.features> = {},
  flags: Readonly<Record<string, boolean>> = {},
): string {
  const queryClient = new QueryClient()
  queryClient.setQueryData(featureFlagsQuery(api).queryKey, { authFlags: {}, filters: [], partnerFeatureFlags: flags })
  queryClient.setQueryData(flexOffersQuery(api).queryKey, { data: [{ merchantId: LUME.id, id: 'f', webMessageOfferAmount: 750 }] })
  if (tier !== null) queryClient.setQueryData(memberQuery(api).queryKey, testMember({ tierLevel: tier }))
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <PartnerProvider
          partner={{ ...PARTNER, features: { ...PARTNER.features, ...features } }}
          visitor={{ tier, publicId: null, firstName: null }}
          link={({ children }) => children}
        >
          <MerchantTile merchant={{ ...LUME, ...more }} />
        </PartnerProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
}
/** The text in reading order. */
const words = (html: string) =>
  html
    .replaceAll(/<(svg|img)[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')

describe('a merchant’s card', () => {
  it('shows the picture of the place in its sizes, or an illustration of its cuisine [MERCHANT-01]', () => {
    expect(draw({ images: { imageBaseUrl: '/pictures/7', isIllustration: false } })).toContain('src="/pictures/7?width=500&amp;height=313"')
    expect(draw()).toContain('/images/dishes/')
  })

  it('shows name, rating and price [MERCHANT-02] [MERCHANT-03] [MERCHANT-04]', () => {
    const html = draw()
    expect(words(html)).toContain('|Osteria Lume|')
    expect(html).toContain('Rated 4.7 of 5 by 318 members')
    expect(words(html)).toContain('|4.7|')
    expect(html).toContain('Price 3 of 4')
  })

  it('shows name, picture, city, distance and acclaim of a merchant', () => {
    const address = { ...LUME.location.address, city: 'Birch' }
    const html = draw({
      name: 'Trattoria Sole',
      images: { imageBaseUrl: '/pictures/9', isIllustration: false },
      location: { ...LUME.location, address },
      distance: 1.2,
      acclaimedLevel: 1,
    })
    expect(html).toContain('src="/pictures/9?')
    for (const part of ['|Trattoria Sole|', 'Birch', '|Acclaimed|']) expect(words(html)).toContain(part)
    expect(words(html)).toMatch(/1\.2\smi/)
  })

  it('shows cuisine, city and distance [MERCHANT-05] [MERCHANT-06] [MERCHANT-07]', () =>
    expect(words(draw())).toMatch(/\|Italian · Alder\| · 0\.3\smi\|/))

  it('uses "here" for a distance of less than a tenth of a mile [MERCHANT-07]', () => {
    expect(words(draw({ distance: 0 }))).toMatch(/\| · here\|/)
    expect(words(draw({ distance: 0.1 }))).toMatch(/\| · 0\.1\smi\|/)
  })

  it('shows other facts without a gap if cuisine or city is unknown [MERCHANT-05] [MERCHANT-06]', () => {
    const address = { ...LUME.location.address, city: '' }
    expect(words(draw(details({ cuisines: [] })))).toMatch(/\|Alder\| · 0\.3\smi\|/)
    expect(words(draw({ ...details({ cuisines: [] }), location: { ...LUME.location, address } }))).toMatch(/\|0\.3\smi\|/)
    expect(words(draw({ ...details({ cuisines: [] }), location: { ...LUME.location, address } }))).not.toContain('·')
  })

  it('omits unknown facts [MERCHANT-17]', () => {
    const html = draw({ distance: null, ...details({ priceRange: 0, rating: { overallRating: 0, numberOfRatings: 0 } }) })
    expect(html).not.toContain('Price')
    expect(html).not.toContain('Rated')
    expect(words(html)).not.toContain('mi|')
    expect(draw(details({ priceRange: 1 }))).toContain('Price 1 of 4')
  })

  it("shows the benefit for each visitor's tier, and no rate if the partner shows none [MERCHANT-08]", () => {
    const rates = [
      [null, '5', 'as a VIP'],
      [1, '5', 'as a VIP'],
      [0, '1', 'your Basic rate'],
      [2, '3', 'your Select rate'],
      [3, '5', 'your VIP rate'],
    ] as const
    for (const [tier, numeral, note] of rates) {
      expect(words(draw({}, tier))).toContain(`|${numeral}|`)
      expect(words(draw({}, tier))).toContain(note)
    }
    expect(words(draw({}, 2, { showEarnRate: false }))).not.toContain('per $1')
  })

  it('shows bonus, highlight and acclaim [MERCHANT-09] [MERCHANT-10] [MERCHANT-11]', () => {
    expect(words(draw(access({ bonusUnits: 250 })))).toContain('|+250 points|')
    expect(words(draw(details({ highlight: 'comingSoon' })))).toContain('|Coming soon|')
    expect(words(draw(details({ highlight: 'leavingSoon' })))).toContain('|Leaving soon|')
    expect(words(draw({ acclaimedLevel: 1 }))).toContain('|Acclaimed|')
    expect(words(draw({ acclaimedLevel: 2 }))).toContain('|Highly acclaimed|')
    expect(words(draw({ acclaimedLevel: 1 }, null, { acclaimedEnabled: false }))).not.toContain('Acclaimed')
  })

  it('shows the flex offer of a member who earns there, where the partner has flex offers [MERCHANT-45] [MERCHANT-48]', () => {
    const flexOffers = (isOn: boolean, tier: Member['tierLevel'] | null, more: Partial<Merchant> = {}) =>
      words(draw(more, tier, {}, { flexOffers: isOn })).includes('|+750 points for you|')
    expect(flexOffers(true, 2)).toBe(true)
    expect(flexOffers(true, 2, { id: 'another' })).toBe(false)
    expect(flexOffers(true, 2, access({ accessTier: 3 }))).toBe(false)
    expect(flexOffers(true, 1)).toBe(false)
    expect(flexOffers(true, null)).toBe(false)
    expect(flexOffers(false, 2)).toBe(false)
  })

  it('is the same from the server for every visitor: the browser adds the heart', () => {
    const html = draw({}, null, {}, { merchantFavorites: true })
    expect(html).not.toMatch(/<button|aria-pressed/)
    expect(draw({}, null, {}, { merchantFavorites: false })).toBe(html)
  })

  it('shows the second level of acclaim only where the partner has it [SEARCH-17]', () => {
    const shown = (acclaimed2Enabled: boolean) => words(draw({ acclaimedLevel: 2 }, null, { acclaimedEnabled: true, acclaimed2Enabled }))
    expect(shown(true)).toContain('Highly acclaimed')
    expect(shown(false)).not.toContain('Highly acclaimed')
    expect(shown(false)).toContain('|Acclaimed|')
    expect(words(draw({ acclaimedLevel: 1 }, null, { acclaimedEnabled: true, acclaimed2Enabled: true }))).toContain('|Acclaimed|')
  })

  it.each([
    ['comingSoon', 'Coming soon'],
    ['leavingSoon', 'Leaving soon'],
    ['new', 'New here'],
    [null, null],
  ] as const)('of a place with the highlight %s shows %s, and its acclaim besides [MERCHANT-19]', (highlight, shown) => {
    const text = words(draw({ ...details({ highlight }), acclaimedLevel: 1 }))
    expect(['Coming soon', 'Leaving soon', 'New here'].filter((badge) => text.includes(`|${badge}|`))).toEqual(
      shown === null ? [] : [shown],
    )
    expect(text).toContain('|Acclaimed|')
  })

  it('is one link to the place, whose accessible name starts with its name, followed by the benefit [MERCHANT-12]', () => {
    const html = draw(access({ bonusUnits: 250 }))
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toMatch(/^<a [^>]*href="\/merchants\/N7"/)
    expect(words(html)).toMatch(/^\|Osteria Lume\|5\|.*per \$1.*\+250 points/)
  })

  it.each([
    [2, 'tier 0 [TIER-05]', 0, 'Select only', true],
    [3, 'tier 2 [TIER-06]', 2, 'VIP only', true],
    [3, 'tier 3', 3, 'VIP only', false],
    [2, 'tier 3', 3, 'Select only', false],
    [3, 'a visitor', null, 'VIP only', true],
  ] as const)('of a place for tier %s shows it to %s', (accessTier, _, tier, badge, isClosed) => {
    const html = words(draw(access({ accessTier }), tier))
    expect(html.includes(badge)).toBe(isClosed)
    expect(html.includes('Unlock access to earn')).toBe(isClosed && tier !== null)
  })

  it('does not offer a tier that the program does not have [TIER-07]', () => {
    for (const tier of [null, 0, 2] as const)
      expect(words(draw(access({ accessTier: 3 }), tier, { hasVIP: false }))).not.toMatch(/VIP only|Unlock access/)
    expect(words(draw(access({ accessTier: 2 }), 0, { hasVIP: false }))).toContain('Unlock access')
  })
})
