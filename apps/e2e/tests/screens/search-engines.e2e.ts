import { join } from 'node:path'

import { addressOf, PAGES } from '@dining/domain/pages'
import { loadPartners } from '@dining/partner-kit/node'
import { paths } from '@dining/session'
import { ROOT } from '@dining/stack'
import { expect, test } from '@playwright/test'

import { firstMerchant } from '../../src/merchants.ts'
import { originOf, stack } from '../../src/stack.ts'
import { structuredDataOf, type ThingName } from '../../src/structured-data.ts'

/** Texts of links that tell a search engine nothing, as Lighthouse lists them. */
const EMPTY_LINK_TEXTS = new Set([
  'click here',
  'click this',
  'go',
  'here',
  'information',
  'learn more',
  'more',
  'more info',
  'more information',
  'right here',
  'read more',
  'see more',
  'start',
  'this',
])

/** What the structured data of a listed page describes. @param headline of the page */
function thingsOn(path: string, headline: string): readonly ThingName[] {
  if (path === paths.home()) return ['Organization', 'WebSite']
  if (path.startsWith(paths.merchant({ merchantId: '' }))) return ['BreadcrumbList', 'Restaurant']
  // Content pages, those at a partner's additional paths too, have a way to them; the other pages describe nothing.
  if (Object.values(PAGES).some((page) => addressOf(page) === path)) return []
  return headline.endsWith('?') ? ['BreadcrumbList', 'FAQPage'] : ['BreadcrumbList']
}

/** What a search engine judges a page by, read from its HTML without running scripts. */
interface Read {
  readonly lang: string
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** Texts of the headings of the first level. */
  readonly headlines: readonly string[]
  readonly picture: string
  readonly data: readonly string[]
  /** Links without an address, and images without an alternative. */
  readonly faults: readonly string[]
  readonly linkTexts: readonly string[]
}

for (const { partner } of await loadPartners(join(ROOT, 'partners'))) {
  const { id } = partner.program
  test(`search engines and messengers find the pages of ${id}, each described, at one address and with a picture`, async ({ page }) => {
    const origin = originOf(id)
    const open = (path: string) => fetch(`${stack().direct.web[id]}${path}`, { redirect: 'manual' })
    const read = async (path: string): Promise<Read> => {
      const answer = await open(path)
      expect(answer.status, path).toBe(200)
      return page.evaluate(
        (html) => {
          const found = new DOMParser().parseFromString(html, 'text/html')
          const attribute = (selector: string, name: string) => found.querySelector(selector)?.getAttribute(name) ?? ''
          const anchors = [...found.querySelectorAll('body a')]
          return {
            lang: found.documentElement.lang,
            title: found.title,
            description: attribute('meta[name=description]', 'content'),
            canonical: attribute('link[rel=canonical]', 'href'),
            headlines: [...found.querySelectorAll('h1')].map((one) => one.textContent.trim()),
            picture: attribute('meta[property="og:image"]', 'content'),
            data: [...found.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent),
            faults: [
              ...anchors.filter((one) => !one.getAttribute('href')).map((one) => one.outerHTML.slice(0, 80)),
              ...[...found.querySelectorAll('img:not([alt])')].map((one) => one.outerHTML.slice(0, 80)),
            ],
            linkTexts: anchors.map((one) => one.textContent.trim().toLowerCase()),
          }
        },
        await answer.text(),
      )
    }
    await page.goto('about:blank')
    expect((await open('/robots.txt')).status).toBe(200)
    const index = await (await open('/sitemap.xml')).text()
    expect(index).toContain(`<loc>${origin}/sitemaps/pages.xml</loc>`)
    const listed = [...(await (await open('/sitemaps/pages.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => address,
    )
    expect(listed).toContain(`${origin}/`)
    const restaurant = `${origin}/merchants/${await firstMerchant(id)}`
    expect(await (await open('/sitemaps/restaurants-1.xml')).text()).toContain('<loc>')

    const titles = new Map<string, string>()
    for (const address of [...listed, restaurant]) {
      const path = address.slice(origin.length)
      const { lang, title, description, canonical, headlines, picture, data, faults, linkTexts } = await read(path)
      expect({ canonical, headings: headlines.length, faults, lang }, path).toEqual({
        canonical: address,
        headings: 1,
        faults: [],
        lang: 'en',
      })
      expect(title.length > 0 && description.length > 0, `title and description of ${path}`).toBe(true)
      expect(titles.get(title), `title of ${path}`).toBeUndefined()
      titles.set(title, path)
      expect(
        linkTexts.filter((text) => EMPTY_LINK_TEXTS.has(text)),
        path,
      ).toEqual([])
      const described = data.map(structuredDataOf)
      expect(
        { issues: described.flatMap(({ issues }) => issues), types: described.flatMap(({ types }) => types) },
        `structured data of ${path}`,
      ).toEqual({ issues: [], types: thingsOn(path, headlines[0] ?? '') })
      expect(picture, path).toBe(`${origin}/images/links/${address === restaurant ? path.split('/').at(-1) : 'site'}.png`)
    }
    for (const name of ['site', restaurant.split('/').at(-1)]) {
      const answer = await open(`/images/links/${name}.png`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect([answer.status, bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
        200,
        'PNG',
        1200,
        630,
      ])
    }
  })
}
