import path from 'node:path'

import { testMerchantDetail } from '@dining/contract/testing'
import { addressOf, pagesOf } from '@dining/domain/pages'
import { readPartners } from '@dining/partner-kit/node'
import type { Partner } from '@dining/partner-kit'
import { describe, expect, it } from 'vitest'

import { pageHead, type PageHead } from './page-head.ts'

const { partners } = await readPartners(path.resolve(import.meta.dirname, '../../../../partners'))
const ORIGIN = 'https://dining.example'

const META = { title: 'A "title" & more', description: 'What <it> is', keywords: '' }

interface Asked {
  readonly status?: number
  readonly data?: unknown
}

function headOf(partner: Partner, address: string, { status = 200, data }: Asked = {}): PageHead {
  const url = new URL(address, ORIGIN)
  const queries = data === undefined ? [] : [{ key: ['getMerchant', { params: { merchantId: 'N7' } }], data }]
  return pageHead({ partner, url, status, meta: META, queries, hasPictures: true })
}

const canonicalOf = ({ tags }: PageHead) => /<link rel="canonical" href="([^"]*)">/.exec(tags)?.[1]
const propertyOf = ({ tags }: PageHead, name: string) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(tags)?.[1]
const dataOf = ({ data }: PageHead): unknown =>
  JSON.parse(/^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(data)?.[1] ?? 'null')

const partner = partners.find(
  (one) => one.partner.program.enrollmentType === 'direct' && one.partner.features.homePage !== 'discover',
)?.partner
if (!partner) throw new Error('No partner with direct enrollment')

describe('the head of a page', () => {
  it.each(partners.map((one) => [one.partner.program.id, one.partner] as const))(
    'of %s: every shared page has one listed address of this site, and a personal page describes nothing but a link to share',
    (_, one) => {
      const own = pagesOf(one)
      const heads = own.map((page) => [page, headOf(one, addressOf(page).replace(':merchantId', 'N7'))] as const)
      for (const [page, head] of heads) {
        expect([page.path, head.isListed]).toEqual([page.path, page.cache === 'shared' && page.isUnlisted !== true])
        expect(canonicalOf(head) !== undefined).toBe(head.isListed)
        const name =
          page.cache === 'private' && page.hasPreview !== true
            ? undefined
            : one.program.programName.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
        expect(propertyOf(head, 'og:site_name')).toBe(name)
      }
      const listed = new Set(heads.flatMap(([, head]) => canonicalOf(head) ?? []))
      for (const address of listed) expect(canonicalOf(headOf(one, address))).toBe(address)
      expect(listed).toContain(`${ORIGIN}/`)
      expect(listed).not.toContain(`${ORIGIN}/earn/how-it-works`)
    },
  )

  it('is escaped, and names the address that a message shows', () => {
    const head = headOf(partner, '/how-it-works')
    expect(propertyOf(head, 'og:title')).toBe('A &quot;title&quot; &amp; more')
    expect(propertyOf(head, 'og:description')).toBe('What &lt;it&gt; is')
    expect(propertyOf(head, 'og:url')).toBe(`${ORIGIN}/how-it-works`)
  })

  it('of a search for words is not listed, but shown in messages', () => {
    const head = headOf(partner, '/search?location=Portland%2C+OR&restaurantOrCuisine=x')
    expect([head.isListed, canonicalOf(head)]).toEqual([false, undefined])
    expect(propertyOf(head, 'og:url')).toBe(`${ORIGIN}/search?location=Portland%2C+OR&amp;restaurantOrCuisine=x`)
    expect(headOf(partner, '/search').isListed).toBe(true)
  })

  it.each(['/', '/merchants/N7', '/nowhere'])('of %s with an error describes nothing', (address) => {
    const head = { isListed: false, tags: '', data: '' }
    expect(headOf(partner, address, { status: 404 })).toEqual(head)
    expect(headOf(partner, address, { status: 500 })).toEqual(head)
  })

  it('of Discover, where home is Discover, is listed as home', () => {
    const discovers = partners.map((one) => one.partner).filter(({ features }) => features.hasDiscoverPage)
    for (const one of discovers) {
      const canonical = one.features.homePage === 'discover' ? `${ORIGIN}/` : `${ORIGIN}/discover`
      expect(canonicalOf(headOf(one, '/discover/anything'))).toBe(canonical)
    }
    expect(new Set(discovers.map(({ features }) => features.homePage)).size).toBeGreaterThan(0)
  })
})

describe('the data for search engines', () => {
  it('of home is the program, and its site with the search; of other pages neither', () => {
    const own = { name: partner.program.programName, url: `${ORIGIN}/` }
    expect(dataOf(headOf(partner, '/'))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', ...own, logo: `${ORIGIN}/icon.svg`, telephone: expect.stringMatching(/^\+1\d{10}$/) },
        {
          '@type': 'WebSite',
          ...own,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${ORIGIN}/search?restaurantOrCuisine={words}`,
            'query-input': 'required name=words',
          },
        },
      ],
    })
    expect(['/search', '/how-it-works', '/?public_id=1'].map((path) => headOf(partner, path).data)).toEqual(['', '', ''])
  })

  it('of an offer is the way to it, and questions only if every heading of the page is one with an answer', () => {
    const path = '/earn/which-card'
    const text = (words: string, more = {}) => ({ type: 'text' as const, fields: { text_mobile: words, ...more } })
    const title = (words: string) => ({ type: 'title' as const, fields: { text_mobile: words } })
    const link = { type: 'link' as const, fields: { text_mobile: 'My cards', url: '/account/manage_cards' } }
    const thingsOf = (headline: string, main: readonly object[]) => {
      const fields = { url: path, banner_text: [title(headline)], main_column: main, side_column: [title('Beside it')], browser_title: '' }
      const queries = [{ key: ['getContent', 'earn_details'], data: [{ slug: 'which-card', fields }] }]
      const meta = { ...META, title: 'Which card? | Example' }
      const head = pageHead({ partner, url: new URL(path, ORIGIN), status: 200, meta, queries, hasPictures: true })
      const data = dataOf(head)
      return data !== null && typeof data === 'object' && '@graph' in data ? data['@graph'] : [data]
    }
    const trail = {
      '@type': 'BreadcrumbList',
      itemListElement: [{ item: `${ORIGIN}/` }, { item: `${ORIGIN}/earn` }, { name: 'Which card?', item: ORIGIN + path }],
    }
    const main = [text('The one you carry.'), link, text('Or another.', { headline: 'And who may share it?', body: 'Just not </script>.' })]
    const asked = (name: string, answer: string) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: answer } })
    expect(thingsOf('Which card?', main)).toMatchObject([
      trail,
      {
        '@type': 'FAQPage',
        mainEntity: [asked('Which card?', 'The one you carry.'), asked('And who may share it?', 'Or another. Just not </script>.')],
      },
    ])
    expect(thingsOf('The card', main)).toMatchObject([trail])
    expect(thingsOf('Which card?', [...main, title('Terms'), text('All of it.')])).toMatchObject([trail])
    expect(thingsOf('Which card?', [...main, title('And then?')])).toMatchObject([trail])
  })

  it('of a restaurant are its place, hours and cuisine, and the way to its page', () => {
    const merchant = testMerchantDetail({
      hours: [
        { day: 'Tue', opens: 690, closes: 870 },
        { day: 'Wed', opens: 690, closes: 870 },
        { day: 'Fri', opens: 1_020, closes: 1_530 },
        { day: 'Sat', opens: 0, closes: 1_440 },
      ],
    })
    const graph = dataOf(headOf(partner, '/merchants/N7', { data: merchant }))
    expect(graph).toMatchObject({
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, item: `${ORIGIN}/` },
            { position: 2, item: `${ORIGIN}/search` },
            { position: 3, name: 'Osteria Lume', item: `${ORIGIN}/merchants/N7` },
          ],
        },
        {
          '@type': 'Restaurant',
          name: 'Osteria Lume',
          address: { streetAddress: '1 Main St', addressLocality: 'Alder', addressRegion: 'OR', postalCode: '97205', addressCountry: 'US' },
          geo: { latitude: 45.5, longitude: -122.7 },
          servesCuisine: ['Italian'],
          priceRange: '$$$',
          telephone: '5035550123',
          openingHoursSpecification: [
            { dayOfWeek: ['Tuesday', 'Wednesday'], opens: '11:30', closes: '14:30' },
            { dayOfWeek: ['Friday'], opens: '17:00', closes: '01:30' },
            { dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' },
          ],
        },
      ],
    })
    expect(JSON.stringify(graph)).not.toContain('"image"')
  })

  it('contains a picture only if it shows the place, and nothing that is unknown', () => {
    const own = testMerchantDetail({
      images: { imageBaseUrl: 'https://pictures.example/7', isIllustration: false },
      phone: null,
      menuUrl: null,
      hours: [],
    })
    const graph = JSON.stringify(dataOf(headOf(partner, '/merchants/N7', { data: own })))
    expect(graph).toContain('"image":"https://pictures.example/7"')
    expect(graph).not.toMatch(/telephone|hasMenu|openingHours/)
  })

  it('cannot end its element, whatever a restaurant is called', () => {
    const name = `</script><script>alert(1)</script><!--`
    const head = headOf(partner, '/merchants/N7', { data: testMerchantDetail({ name }) })
    expect(head.data.match(/<\/?script/g)).toEqual(['<script', '</script'])
    expect(dataOf(head)).toMatchObject({ '@graph': [{}, { name }] })
  })
})
