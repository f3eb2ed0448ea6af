import { givenMerchant, publish, type TestApi } from '@dining/api/testing'
import { namedOffers } from '@dining/domain/pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startHubSite, type HubSite } from '../testing/hub-site.ts'

let site: HubSite

const text = (words: string) => ({ type: 'text', fields: { text_mobile: words } })
const title = (words: string) => ({ type: 'title', fields: { text_mobile: words } })

const PATIOS = {
  url: '/earn/patios',
  browser_title: 'Patios | Hub Dining',
  image: 'https://pictures.example/patio.jpg',
  image_mobile: 'https://pictures.example/patio-small.jpg',
  image_mobile_alt_text: 'A table under a tree',
  image_x_position: 'left',
  image_y_position: '30%',
  enable_banner: true,
  banner_text: [title('Dine outside'), text('From May on.')],
  main_column: [
    text('Every patio earns {earn_best}.'),
    { type: 'button', fields: { text_mobile: 'See patios', url: '/search?features=Patio' } },
    { type: 'link', fields: { text_mobile: 'The house card', url: '/house-card' } },
    { type: 'link', fields: { text_mobile: 'Not published', url: '/earn/later' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Close by', search_string: 'restaurantOrCuisine=Italian' } },
  ],
  side_column: [text('Bring a jacket.')],
  disclaimer: 'Weather permitting.',
}
const UNLISTED = { url: '/earn/by-letter', unlisted: true, banner_text: [title('For readers of our letter')] }
const HOUSE_CARD = { url: '/house-card', main_column: [text('It earns as any linked card.')] }

async function writeContent(api: TestApi): Promise<void> {
  const by = { partnerId: 'hub', by: 'an editor', note: '', base: null }
  await publish(api.deps, { ...by, set: 'earn_details', slug: 'patios', fields: PATIOS })
  await publish(api.deps, { ...by, set: 'earn_details', slug: 'house-card', fields: HOUSE_CARD })
  await publish(api.deps, { ...by, set: 'earn_details', slug: 'by-letter', fields: UNLISTED })
  await publish(api.deps, { ...by, set: 'sidebar', slug: 'earn', fields: { page_text: [title('Beside every offer')] } })
  await publish(api.deps, { ...by, set: 'sidebar', slug: 'patios', fields: { page_text: [title('Beside patios')] } })
  await givenMerchant(api.store, { id: 'm1', name: 'Osteria Lume' })
}

beforeAll(async () => void (site = await startHubSite(writeContent)))
afterAll(() => site.close())

async function open(path: string) {
  const answer = await site.web.get(path)
  const html = await answer.text()
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const words = main
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  const hrefs = [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))
  return { status: answer.status, html, main, words, hrefs, title: /<title>(.*?)<\/title>/.exec(html)?.[1] }
}

describe('the list of offers', () => {
  it('links to each published entry, with its title and first paragraph [EARN-01] [ROUTE-26]', async () => {
    const { status, words, hrefs } = await open('/earn')
    expect(status).toBe(200)
    expect(words).toMatch(/Dine outside\s+From May on\./)
    expect(hrefs).toEqual(expect.arrayContaining(['/earn/patios', '/house-card']))
  })

  it('has no link to an unlisted entry, which only its own address shows, to no search engine', async () => {
    const { status, words, html } = await open('/earn/by-letter')
    expect([status, words.includes('For readers of our letter')]).toEqual([200, true])
    expect(html).not.toContain('rel="canonical"')
    expect((await open('/earn/patios')).html).toContain('rel="canonical"')
    for (const path of ['/earn', '/earn/patios', '/earn/new-member-bonus'])
      expect((await open(path)).hrefs).not.toContain('/earn/by-letter')
    const pages = await (await site.web.get('/sitemaps/pages.xml')).text()
    expect([pages.includes('/earn/patios'), pages.includes('/earn/by-letter')]).toEqual([true, false])
  })
})

describe('the page of an offer', () => {
  it('has the banner, both columns and the terms of the entry whose url it is [EARN-03]', async () => {
    const { status, words, main, hrefs } = await open('/earn/patios')
    expect(status).toBe(200)
    expect(/<h1.*?<\/h1>/s.exec(main)?.[0]).toContain('Dine outside')
    for (const part of ['From May on.', 'Every patio earns 7 points per $1.', 'Bring a jacket.', 'Weather permitting.', 'Osteria Lume'])
      expect(words).toContain(part)
    expect(hrefs).toEqual(expect.arrayContaining(['/search?features=Patio', '/earn', '/merchants/m1']))
  })

  it('shows the picture of its banner, another one on a phone, with its text alternative and position [CONTENT-33]', async () => {
    const { main } = await open('/earn/patios')
    expect(main).toMatch(/<source[^>]*srcSet="https:\/\/pictures\.example\/patio-small\.jpg"/i)
    expect(main).toMatch(
      /<img(?=[^>]*src="https:\/\/pictures\.example\/patio\.jpg")(?=[^>]*alt="A table under a tree")[^>]*object-position:left 30%/,
    )
  })

  it('has the browser title of its entry, else its headline [EARN-04]', async () => {
    expect((await open('/earn/patios')).title).toBe('Patios | Hub Dining')
    expect((await open('/house-card')).title).toBe('house-card')
  })

  it('has the sidebar of its slug, and otherwise the shared one [EARN-06]', async () => {
    expect((await open('/earn/patios')).words).toContain('Beside patios')
    expect((await open('/house-card')).words).toContain('Beside every offer')
  })

  it('is also at an extra path of the partner [ROUTE-41] [ROUTE-42]', async () => {
    const { status, words } = await open('/house-card')
    expect(status).toBe(200)
    expect(words).toContain('It earns as any linked card.')
  })

  it.each(namedOffers)('exists at /earn/%s without an entry, to no search engine [ROUTE-29] [ROUTE-31] [EARN-05]', async (name) => {
    const { status, main, html, hrefs } = await open(`/earn/${name}`)
    expect([status, main.match(/<h1/g)?.length, html.includes('rel="canonical"')]).toEqual([200, 1, false])
    expect(hrefs).toContain('/earn/patios')
  })

  it.each(['/earn/later', '/earn/patios/more', '/earn/Patios'])('is not found at %s, which no entry has [EARN-05]', async (path) => {
    expect((await open(path)).status).toBe(404)
  })

  it('leaves out links to pages that are not published', async () => {
    const { hrefs } = await open('/earn/patios')
    expect(hrefs).toContain('/house-card')
    expect(hrefs).not.toContain('/earn/later')
  })
})

it('offers that no entry describes: the list says that there are none [EARN-02]', async () => {
  const other = await startHubSite()
  try {
    const html = await (await other.web.get('/earn')).text()
    expect(html).toContain('No current offers')
  } finally {
    await other.close()
  }
})
