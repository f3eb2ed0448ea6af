import { afterAll, beforeAll, expect, it } from 'vitest'

import { startHubSite, type HubSite } from '../../testing/hub-site.ts'
import { PUBLIC_ORIGIN, serveWeb } from '../../testing/served.ts'

let site: HubSite
beforeAll(async () => {
  site = await startHubSite()
})
afterAll(() => site.close())

it('lets search engines list pages in production only, and no errors, pages of one visitor or searches for words', async () => {
  const production = await serveWeb(site.build.dist, site.apiServer.url, { APP_ENV: 'production' })
  const robotsOf = async (path: string) => (await production.get(path)).headers.get('x-robots-tag')
  const paths = ['/', '/how-it-works', '/search', '/search?restaurantOrCuisine=x', '/nowhere', '/error']
  const answers = await Promise.all(paths.map(robotsOf))
  const robots = await (await production.get('/robots.txt')).text()
  await production.close()
  expect(answers).toEqual([null, null, null, 'noindex', 'noindex', 'noindex'])
  expect(robots).toContain(`Sitemap: ${PUBLIC_ORIGIN}/sitemap.xml`)
  expect((await site.web.get('/')).headers.get('x-robots-tag')).toBe('noindex')
  expect(await (await site.web.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
})

it('names the one address of a page, and describes the site, for which the content policy needs no permission', async () => {
  const html = await (await site.web.get('/?utm_source=mail')).text()
  expect(html).toContain(`<link rel="canonical" href="${PUBLIC_ORIGIN}/">`)
  expect(html).toContain('<meta property="og:title" content="Home of hub">')
  // At the end: the first flight of a connection has room for what a visitor sees.
  expect(html).toMatch(/<script type="application\/ld\+json">\{"@context":"https:\/\/schema.org"[^<]+<\/script><\/body><\/html>$/)
})

it('reads the site map from the API with the keys of the web server', async () => {
  expect(await (await site.web.get('/sitemap.xml')).text()).toContain(`<loc>${PUBLIC_ORIGIN}/sitemaps/pages.xml</loc>`)
  expect(await (await site.web.get('/sitemaps/pages.xml')).text()).toContain(`<loc>${PUBLIC_ORIGIN}/how-it-works</loc>`)
})
