import { ApiProvider } from '@dining/api-client'
import { featureFlagsQuery, flexOfferQuery, memberQuery } from '@dining/api-client/queries'
import { createApiClient } from '@dining/api-client/client'
import type { FlexOffer, Member, MerchantDetail } from '@dining/contract'
import { testMember, testMerchantDetail } from '@dining/contract/testing'
import { PartnerProvider } from '@dining/partner-kit/react'
import { testPartner } from '@dining/partner-kit/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { MerchantScreen } from './MerchantScreen.tsx'

const PARTNER = testPartner({
  program: { id: 'dining', name: 'Dining', programName: 'The Dining', loyaltyName: 'The Club' },
  features: { showEarnRate: true, acclaimedEnabled: true },
})

const LUME = testMerchantDetail()

const api = createApiClient({ fetch: () => Promise.reject(new Error('No call is made')), baseUrl: 'http://dining.example' })

interface More {
  /** Amount of the member's flex offer. */
  readonly flex?: number
  readonly flags?: Readonly<Record<string, boolean>>
}

function draw(
  more: Partial<MerchantDetail> = {},
  tier: Member['tierLevel'] | null = null,
  partner = PARTNER,
  isOrdering = false,
  { flex, flags = {} }: More = {},
): string {
  const queryClient = new QueryClient()
  const { publicId } = testMember()
  queryClient.setQueryData(featureFlagsQuery(api).queryKey, { authFlags: {}, filters: [], partnerFeatureFlags: flags })
  if (flex !== undefined) {
    const { queryKey } = flexOfferQuery(api, { merchantId: LUME.id, publicId })
    queryClient.setQueryData<FlexOffer>(queryKey, { id: 'f', webMessageOfferAmount: flex })
  }
  if (tier !== null) queryClient.setQueryData(memberQuery(api).queryKey, testMember({ tierLevel: tier }))
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <PartnerProvider
          partner={partner}
          visitor={{ tier, publicId: null, firstName: null }}
          link={({ href, children }) => <a href={href}>{children}</a>}
        >
          <MerchantScreen merchant={{ ...LUME, ...more }} isOrdering={isOrdering} />
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
    .replaceAll(/\|[\s|]*/g, '|')
    .replaceAll('\u00a0', ' ')
const limited = (offer: Partial<MerchantDetail['offer']>) => ({ offer: { ...LUME.offer, type: 'Limited' as const, ...offer } })
const access = (accessTier: 0 | 2 | 3) => ({ benefitAvailability: { ...LUME.benefitAvailability, accessTier } })

describe('a restaurant’s page', () => {
  it('shows the description of the restaurant and its address [MERCHANT-30]', () => {
    expect(words(draw())).toContain('|Hand-cut pasta in a former tram depot.|')
    expect(words(draw())).toContain('1 Main St, Alder, OR 97205')
  })

  it('has an illustration as decoration, and its own picture with the restaurant’s name', () => {
    expect(draw()).not.toMatch(/<img [^>]*alt="[^"]/)
    expect(draw()).not.toMatch(/role="img" aria-label="(?!Rated|Price)/)
    const photo = draw({ images: { imageBaseUrl: '/pictures/7', isIllustration: false } })
    expect(photo).toMatch(/<img [^>]*alt="Osteria Lume"/)
    expect(photo).not.toContain('/images/dishes/')
  })

  it('omits data that the restaurant’s record does not have [MERCHANT-30]', () => {
    const { location, details } = LUME
    const address = { ...location.address, address1: '' }
    const text = words(draw({ about: '', details: { ...details, cuisines: [] }, location: { ...location, address } }))
    expect(text).toContain('|Alder|Alder, OR 97205|')
    expect(draw({ details: { ...details, cuisines: [] } })).not.toContain('<span></span>')
  })

  it('shows the price level, and none if it is unknown [MERCHANT-16] [MERCHANT-17]', () => {
    const priced = (priceRange: number) => draw({ details: { ...LUME.details, priceRange } })
    expect(priced(0)).not.toContain('Price')
    expect(priced(1)).toContain('Price 1 of 4')
    expect(priced(4)).toContain('Price 4 of 4')
  })

  it.each([0.5, 3.2, 5])('shows a rating of %d in stars of five [MERCHANT-14] [MERCHANT-15] [MERCHANT-20]', (overallRating) => {
    const html = draw({ details: { ...LUME.details, rating: { overallRating, numberOfRatings: 12 } } })
    expect(html).toContain(`aria-label="Rated ${overallRating.toFixed(1)} of 5 by 12 members"`)
  })

  it('shows each of its cuisines [MERCHANT-18]', () => {
    const text = words(draw({ details: { ...LUME.details, cuisines: ['Umbrian', 'Seafood', 'Wine bar'] } }))
    for (const cuisine of ['Umbrian', 'Seafood', 'Wine bar']) expect(text).toContain(cuisine)
  })

  it('leads a member alone to the report of a dine there that is missing [ACTIVITY-01]', () => {
    expect(draw({}, 2)).toContain(`<a href="/account/missing_dine?merchantId=${LUME.id}"`)
    expect(words(draw({}, 2))).toContain('|Report a missing dine|')
    expect(draw()).not.toContain('missing_dine')
  })

  it('links to the phone and the directions [MERCHANT-25]', () => {
    const html = draw()
    expect(html).toContain('href="tel:+15035550123"')
    expect(html).toContain('destination=45.5,-122.7')
    expect(draw({ phone: null })).not.toContain('tel:+15')
  })

  it('links to the menu and shows pictures of it, if there are any [MERCHANT-23] [MERCHANT-32]', () => {
    const html = draw({
      menuImages: [
        { url: '/menus/7', alt: 'Dinner menu' },
        { url: '/menus/8', alt: '' },
      ],
    })
    expect(html).toContain('href="https://menu.example/7"')
    expect(html).toMatch(/<a href="\/menus\/7"[^>]*><img [^>]*src="\/menus\/7\?width=500[^>]*alt="Dinner menu"[^>]*loading="lazy"/)
    expect(html).toContain('alt="Picture 2 of the menu"')
    const bare = draw({ menuUrl: null })
    expect(bare).not.toContain('menu.example')
    expect(words(bare)).not.toContain('Pictures of the menu')
  })

  it('lists the hours of a week from Sunday to Saturday [MERCHANT-27]', () => {
    const text = words(draw())
    const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => text.indexOf(`|${day}|`))
    expect(days.every((at, index) => at > (days[index - 1] ?? 0))).toBe(true)
    expect(text).toContain('|Sunday|Closed|')
    expect(text.slice(days[2])).toMatch(/^\|Tuesday\|11:30 am – 2:30 pm\|, \|5 pm – 1:30 am\|/)
  })

  it('shows that its hours are not available, and to call if there is a phone [MERCHANT-27]', () => {
    expect(words(draw({ hours: [] }))).toContain('|Hours|Hours not known. Call ahead.|')
    expect(words(draw({ hours: [], phone: null }))).toContain('|Hours|Hours not known.|')
  })

  it('shows reviews with their stars, those by members with their average and number [MERCHANT-36]', () => {
    const review = { id: '1', rating: 4, text: 'Warm bread, slow service.', author: '', date: '2026-09-17' }
    const html = draw({ reviews: [review, { ...review, id: '2', author: 'Ada' }], memberScore: { average: 3.5, count: 2 } })
    expect(words(html)).toContain('|3.5 of 5 in 2 reviews by members of The Dining|')
    expect(words(html)).toContain('|A member, September 17, 2026|')
    expect(words(html)).toContain('|Ada, September 17, 2026|')
    expect(html).toContain('aria-label="Rated 4 of 5"')
    expect(words(draw({ reviews: [review], memberScore: { average: 4, count: 1 } }))).toContain(
      '|4.0 of 5 in 1 review by a member of The Dining|',
    )
  })

  it('shows reviews and the score, or that there is no review yet [MERCHANT-36]', () => {
    const review = { id: '1', rating: 4, text: 'Worth crossing the river for.', author: 'Priya S.', date: '2026-09-17' }
    const text = words(draw({ reviews: [review] }))
    expect(text).toContain('|Worth crossing the river for.|Priya S., September 17, 2026|')
    expect(words(draw())).toContain('|What members say|4.7|')
    const { details } = LUME
    const unrated = { details: { ...details, rating: { ...details.rating, numberOfRatings: 0 } } }
    const none = 'No reviews yet. After a dine here, a member can write one in Reviews & History.'.replace('&', '&amp;')
    expect(words(draw(unrated))).toContain(`|What members say|${none}|`)
    expect(words(draw({ reviews: [review] }))).not.toContain(none)
  })

  it('shows events if there are any [MERCHANT-37]', () => {
    const event = { id: '1', title: 'Truffle night', date: '2026-12-01', text: 'Five courses.' }
    expect(words(draw({ events: [event] }))).toMatch(/\|Events\|Truffle night\|Dec 1, 2026\|Five courses\.\|/)
    expect(words(draw())).not.toContain('|Events|')
  })

  it('offers to order only if the restaurant takes orders', () => {
    const order = { url: 'https://order.example/7', origin: 'Doorside' }
    expect(words(draw({ order }))).toContain('|Order online|')
    expect(words(draw())).not.toContain('|Order online|')
  })

  it('says at the address of an order that the restaurant takes none [MERCHANT-34]', () => {
    const note = '|This restaurant does not take online orders.|'
    expect(words(draw({}, null, PARTNER, true))).toContain(note)
    expect(words(draw())).not.toContain(note)
    expect(words(draw({ order: { url: 'https://order.example/7', origin: 'Doorside' } }, null, PARTNER, true))).not.toContain(note)
  })
})

describe('its offers', () => {
  it('show what a bill earns at each tier [MERCHANT-29] [MERCHANT-41]', () => {
    const text = words(draw())
    expect(text).toContain('|What will I earn?|')
    expect(text).toMatch(/\|Basic\|30\|points\|Select\|180\|points\|VIP\|300\|points\|/)
    expect(text).toContain('Members earn up to 5 points per $1 here.')
  })

  it('are shown to members only: others are asked to sign in [MERCHANT-44]', () => {
    const offer = limited({ maxVisitsPerMonth: 6 })
    expect(words(draw(offer))).toContain('|Sign in to see offers|')
    expect(words(draw(offer))).not.toContain('6 visits')
    expect(words(draw(offer, 2))).not.toContain('Sign in to see offers')
  })

  it('show a member limited or unlimited visits and spend [MERCHANT-21] [MERCHANT-22] [MERCHANT-40]', () => {
    expect(words(draw({}, 2))).toContain('|Every visit counts|')
    const text = words(draw(limited({ maxVisitsPerMonth: 6, maxSpendCentsPerMonth: 40_000 }), 2))
    expect(text).toContain('|6 visits a month earn|')
    expect(text).toContain('|Earns on up to $400 a month|')
    expect(text).toContain('|Select|you|')
  })

  it('show a member the visits of the month on a meter from 0 to 11, and more as text alone [MERCHANT-28]', () => {
    const shown = (visitsThisMonth: number, maxVisitsPerMonth: number) => {
      const html = draw({ ...limited({ maxVisitsPerMonth }), member: { visitsThisMonth, spendCentsThisMonth: 0 } }, 2)
      const plates = /<span[^>]* aria-hidden="true">((?:<i[^>]*><\/i>)+)<\/span>/.exec(html)?.[1] ?? ''
      const text = /\|(\d+ of \d+ visits used this month)\|/.exec(words(html))?.[1]
      return [plates.match(/<i/g)?.length ?? 0, plates.match(/<i class/g)?.length ?? 0, text]
    }
    expect(shown(0, 11)).toEqual([11, 0, '0 of 11 visits used this month'])
    expect(shown(11, 11)).toEqual([11, 11, '11 of 11 visits used this month'])
    expect(shown(2, 6)).toEqual([6, 2, '2 of 6 visits used this month'])
    expect(shown(7, 6)).toEqual([6, 6, '6 of 6 visits used this month'])
    expect(shown(3, 12)).toEqual([0, 0, '3 of 12 visits used this month'])
  })

  it('say from when a restaurant earns that is coming soon, to every visitor [MERCHANT-43]', () => {
    const details = { ...LUME.details, highlight: 'comingSoon' as const }
    const coming = { details, offer: { ...LUME.offer, firstDay: '2026-12-01' } }
    for (const tier of [null, 0, 1, 2, 3] as const) {
      expect(words(draw(coming, tier))).toContain('|Earning starts here on Dec 1. A dine before that day earns nothing.|')
      expect(words(draw({ offer: coming.offer }, tier))).not.toContain('Earning starts here')
    }
  })

  it('show a member’s flex offer: what it is, in the head, and in what a bill earns at their tier [MERCHANT-45]', () => {
    const flags = { flexOffers: true }
    const text = words(draw({}, 2, PARTNER, false, { flex: 500, flags }))
    expect(text).toContain('|+500 points for you|')
    expect(text).toContain('|An offer for you: 500 points extra on your next dine here.')
    expect(text).toMatch(/\|Basic\|30\|points\|Select\|you\|680\|points\|VIP\|300\|points\|/)
    for (const without of [
      draw({}, 2, PARTNER, false, { flags }),
      draw({}, null, PARTNER, false, { flex: 500, flags }),
      draw({}, 2, PARTNER, false, { flex: 500, flags: { flexOffers: false } }),
      draw({}, 1, PARTNER, false, { flex: 500, flags }),
      draw(access(3), 2, PARTNER, false, { flex: 500, flags }),
    ])
      expect(words(without)).not.toMatch(/for you|680/)
  })

  it('show a member who is not activated what is missing [MERCHANT-42]', () => {
    const text = words(draw(limited({ maxVisitsPerMonth: 6 }), 1))
    expect(text).toContain('once your account is active.')
    expect(text).not.toContain('6 visits')
  })

  it('show other members how to earn if they belong to a higher tier [MERCHANT-38]', () => {
    const prompts = [
      [2, 0, 'Turn on email in your profile', '/account/user_profile'],
      [3, 2, 'Dine 12 times in a year', '/account/overview'],
    ] as const
    for (const [accessTier, tier, how, href] of prompts) {
      const html = draw(access(accessTier), tier)
      expect(words(html)).toContain('|Unlock access to earn|')
      expect(words(html)).toContain(how)
      expect(html).toContain(`href="${href}"`)
      expect(words(draw(access(accessTier), 3))).not.toContain('Unlock access to earn')
      expect(words(draw(access(accessTier)))).not.toContain('Unlock access to earn')
    }
  })

  it('do not offer a tier that the program does not have [TIER-07]', () => {
    const withoutVip = { ...PARTNER, features: { ...PARTNER.features, hasVIP: false } }
    expect(words(draw(access(3), 2, withoutVip))).not.toContain('Unlock access to earn')
    expect(words(draw(access(2), 0, withoutVip))).toContain('Unlock access to earn')
  })
})
