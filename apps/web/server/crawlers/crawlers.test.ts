import { createServer, type Server } from 'node:http'
import path from 'node:path'

import { LISTED_MERCHANTS_PER_PAGE, type ListedMerchants } from '@dining/contract'
import { fail, succeed } from '@dining/domain'
import type { ApiClient, AnswerOf, CallName } from '@dining/api-client'
import type { Partner } from '@dining/partner-kit'
import { readPartners } from '@dining/partner-kit/node'
import { afterEach, describe, expect, it } from 'vitest'

import { createCrawlers } from './crawlers.ts'
import { robotsTxt } from './robots.ts'

const { partners } = await readPartners(path.resolve(import.meta.dirname, '../../../../partners'))
const ORIGIN = 'https://dining.example'
const HOUR = 3_600_000
const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => `N${first + index}`)

/** As the API: three restaurants more than two full pages. */
const TOTAL = 2 * LISTED_MERCHANTS_PER_PAGE + 3
const pageOf = (page: number): ListedMerchants => {
  const first = (page - 1) * LISTED_MERCHANTS_PER_PAGE
  const ids = idsFrom(first, Math.max(0, Math.min(LISTED_MERCHANTS_PER_PAGE, TOTAL - first)))
  // The API of the version before, on its third page.
  return { ids, total: TOTAL, ...(page === 3 ? {} : { changedOn: ids.map(() => '2026-01-31') }) }
}

const ENTRIES = ['/earn/vip', '/earn/a&b', '/account/overview', 'https://evil.example/earn/x', '/merchants/N1']
const ANSWERS: Readonly<Partial<Record<CallName, unknown>>> = {
  getContent: {
    data: ENTRIES.map((url, index) => ({
      slug: `entry-${index}`,
      fields: { url, browser_title: 'Offer', banner_text: [], main_column: [] },
    })),
  },
  getFeatureFlags: { authFlags: {}, filters: [], partnerFeatureFlags: { discoverPage: true } },
}

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))))

async function site(partner: Partner) {
  const state = { asked: [] as number[], isDown: false, at: 0 }
  const content: ApiClient = {
    async call<Name extends CallName>(name: Name) {
      // The answers above have the shape of these two calls.
      return state.isDown ? fail({ kind: 'network' as const }) : succeed(ANSWERS[name] as AnswerOf<Name>)
    },
  }
  const crawlers = createCrawlers({
    partner,
    origin: ORIGIN,
    isProduction: true,
    baseHeaders: { 'x-content-type-options': 'nosniff' },
    askListed: async (page) => {
      state.asked.push(page)
      return state.isDown ? null : pageOf(page)
    },
    content,
    drafts: false,
    now: () => state.at,
  })
  const server = createServer((request, response) => {
    void crawlers.serve(request, response, request.url ?? '').then((isServed) => isServed || response.writeHead(418).end())
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const get = (at: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}${at}`, init)
  const locations = async (at: string) => [...(await (await get(at)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one = '']) => one)
  return { state, get, locations }
}

const direct = partners.find((one) => one.partner.program.enrollmentType === 'direct')?.partner
if (!direct) throw new Error('No partner with direct enrollment')

describe('the site map', () => {
  it('lists its parts, and each restaurant in exactly one of them', async () => {
    const { locations, get } = await site(direct)
    const parts = [1, 2, 3].map((part) => `${ORIGIN}/sitemaps/restaurants-${part}.xml`)
    expect(await locations('/sitemap.xml')).toEqual([`${ORIGIN}/sitemaps/pages.xml`, ...parts])
    const all = (await Promise.all(parts.map((part) => locations(new URL(part).pathname)))).flat()
    expect(all).toEqual(idsFrom(0, TOTAL).map((id) => `${ORIGIN}/merchants/${id}`))
    const answer = await get('/sitemap.xml', { headers: { 'accept-encoding': 'gzip' } })
    expect([answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual(['application/xml; charset=utf-8', 'gzip'])
    expect((await get('/sitemap.xml', { headers: { 'accept-encoding': 'identity' } })).headers.get('content-encoding')).toBeNull()
  })

  it('contains the day of the last change of each restaurant, if the API returns it', async () => {
    const { get } = await site(direct)
    const linesOf = async (part: number) => (await (await get(`/sitemaps/restaurants-${part}.xml`)).text()).split('\n')
    expect(await linesOf(1)).toContain(`<url><loc>${ORIGIN}/merchants/N7</loc><lastmod>2026-01-31</lastmod></url>`)
    expect(await linesOf(3)).toContain(`<url><loc>${ORIGIN}/merchants/N${TOTAL - 1}</loc></url>`)
  })

  it.each(partners.map((one) => [one.partner.program.id, one.partner] as const))(
    'of %s has only pages of the partner',
    async (_, partner) => {
      const { locations } = await site(partner)
      const paths = (await locations('/sitemaps/pages.xml')).map((address) => address.replace(ORIGIN, ''))
      const { program, features } = partner
      expect(paths.toSorted()).toEqual(
        [
          '/',
          '/how-it-works',
          '/earn',
          '/search',
          '/earn/vip',
          '/earn/a&amp;b',
          ...(program.enrollmentType === 'none' ? [] : ['/join', '/login']),
          ...(features.hasDiscoverPage && features.homePage !== 'discover' ? ['/discover'] : []),
        ].toSorted(),
      )
    },
  )

  it('asks the API once an hour, however often and by however many it is requested', async () => {
    const { state, get } = await site(direct)
    await Promise.all(Array.from({ length: 20 }, () => get('/sitemap.xml')))
    await get('/sitemaps/restaurants-1.xml')
    expect(state.asked).toEqual([1])
    state.at = HOUR
    await get('/sitemap.xml')
    expect(state.asked).toEqual([1, 1])
  })

  it('has no part after the last, which costs no call of the API', async () => {
    const { state, get } = await site(direct)
    const statuses = await Promise.all([4, 99_999].map(async (part) => (await get(`/sitemaps/restaurants-${part}.xml`)).status))
    expect(statuses).toEqual([404, 404])
    expect(state.asked).toEqual([1])
    for (const other of ['0', '01', '-1', '1e3', '999999', '../1'])
      expect((await get(`/sitemaps/restaurants-${other}.xml`)).status).toBe(418)
  })

  it('is unavailable, not empty, while the API does not answer; what was made in the last day is still served', async () => {
    const { state, get } = await site(direct)
    state.isDown = true
    for (const part of ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/restaurants-1.xml', '/sitemaps/restaurants-2.xml']) {
      const answer = await get(part)
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '600', 'no-store'])
    }
    state.isDown = false
    await get('/sitemap.xml')
    state.isDown = true
    state.at = 23 * HOUR
    expect((await get('/sitemap.xml')).status).toBe(200)
    state.at = 25 * HOUR
    expect((await get('/sitemap.xml')).status).toBe(503)
  })
})

describe('robots.txt', () => {
  it('allows public pages in production, and nothing elsewhere', async () => {
    const { get } = await site(direct)
    const text = await (await get('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
    for (const path of ['/account', '/add_card', '/card_added', '/activate', '/SignOut']) expect(text).toContain(`Disallow: ${path}\n`)
    expect(robotsTxt(direct, ORIGIN, false)).toBe('User-agent: *\nDisallow: /\n')
  })

  it.each(partners.map((one) => [one.partner.program.id, one.partner] as const))(
    'of %s forbids no page of its site map',
    async (_, partner) => {
      const forbidden = [...robotsTxt(partner, ORIGIN, true).matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
      const { locations } = await site(partner)
      const listed = [...(await locations('/sitemaps/pages.xml')), `${ORIGIN}/merchants/N1`].map((address) => address.replace(ORIGIN, ''))
      for (const path of listed) expect(forbidden.filter((start) => path.startsWith(start))).toEqual([])
    },
  )
})
