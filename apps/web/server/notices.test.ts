import { publish, setFlag, testApi, type TestApi } from '@dining/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { built } from '../testing/built.ts'
import { startHubSite, type HubSite } from '../testing/hub-site.ts'
import away from '../testing/partners/away/partner.ts'
import { serveApi, serveWeb } from '../testing/served.ts'

let site: HubSite

const ANNOUNCEMENT = {
  banner_copy: [
    { type: 'text', fields: { copy: 'New: patios that earn {earn_best}.' } },
    { type: 'link', fields: { copy: 'See patios', url: '/search?features=Patio' } },
    { type: 'link', fields: { copy: 'Elsewhere', url: 'https://away.example/patios', new_tab: true } },
    { type: 'link', fields: { copy: 'Not published', url: '/earn/patios' } },
  ],
  tooltip_copy: 'Until the first frost.',
}

beforeAll(async () => {
  site = await startHubSite((api) =>
    publish(api.deps, {
      partnerId: 'hub',
      by: 'an editor',
      note: '',
      base: null,
      set: 'announcement_banner',
      slug: 'announcement_banner',
      fields: ANNOUNCEMENT,
    }).then(() => undefined),
  )
})
afterAll(() => site.close())

const DISMISSED = { cookie: 'announcement_dismissed=1' }
const bannerIn = (html: string) => /<section[^>]*aria-label="Announcement".*?<\/section>/s.exec(html)?.[0]
const pageOf = async (path: string, headers = {}) => {
  const answer = await site.web.get(path, headers)
  return { status: answer.status, etag: answer.headers.get('etag'), html: await answer.text() }
}

describe('the announcement', () => {
  it.each(['/', '/search', '/how-it-works', '/join', '/login', '/nowhere'])(
    'is above the page %s, with its texts, links and details [SHELL-06] [SHELL-07]',
    async (path) => {
      const { html } = await pageOf(path)
      const banner = bannerIn(html) ?? ''
      expect(html.indexOf(banner)).toBeLessThan(html.indexOf('<header'))
      expect(banner).toContain('New: patios that earn 7 points per $1.')
      expect(banner).toMatch(/<a href="\/search\?features=Patio">See patios<\/a>/)
      expect(banner).toMatch(/<a(?=[^>]*href="https:\/\/away\.example\/patios")(?=[^>]*target="_blank")(?=[^>]*rel="noopener")/)
      expect(banner).toMatch(/<div[^>]*popover="auto"[^>]*>Until the first frost\.<\/div>/)
      expect(banner).toContain('aria-label="Dismiss this announcement"')
    },
  )

  it('leaves out a link to a page that is not published', async () => {
    expect(bannerIn((await pageOf('/')).html)).not.toContain('Not published')
  })

  it('is not in the page of a visitor who has dismissed it, nor in its data [SHELL-08] [SHELL-09]', async () => {
    const { html } = await pageOf('/', DISMISSED)
    expect(html).not.toContain('patios that earn')
    expect(bannerIn(html)).toBeUndefined()
    expect(bannerIn((await pageOf('/')).html)).toBeDefined()
  })

  it('has one page for all who have dismissed it, and another for all who have not', async () => {
    const [dismissed, other] = await Promise.all([pageOf('/search', DISMISSED), pageOf('/search')])
    expect(dismissed.etag).not.toBe(other.etag)
    site.apiServer.seen.length = 0
    const again = await Promise.all([pageOf('/search', { cookie: 'theme=1; announcement_dismissed=1' }), pageOf('/search')])
    expect(again.map(({ etag }) => etag)).toEqual([dismissed.etag, other.etag])
    expect(site.apiServer.seen).toEqual([])
  })
})

describe('maintenance', () => {
  const switchTo = async (api: TestApi, partnerId: string, on: readonly string[]) => {
    for (const name of ['maintenanceLogin', 'maintenanceEnrollment', 'maintenanceAll'] as const)
      await setFlag(api.deps, { partnerId, name, value: on.includes(name), reason: 'test', by: 'test' })
  }
  /** As soon as the web server has the flags. */
  const switched = async (on: readonly string[], path: string, status: number) => {
    await switchTo(site.api, 'hub', on)
    await expect.poll(async () => (await site.web.get(path)).status).toBe(status)
  }
  const TITLE = /<h1[^>]*>We&#x27;re Working On It<\/h1>/
  const main = async (path: string) => /<main.*<\/main>/s.exec((await pageOf(path)).html)?.[0] ?? ''

  beforeEach(() => switched([], '/login', 200))

  it('of signing in replaces its page only, with a link home [SHELL-22] [SHELL-26] [SHELL-29]', async () => {
    await switched(['maintenanceLogin'], '/login', 503)
    expect(await main('/login')).toMatch(TITLE)
    expect(await main('/login')).toContain('We are resolving an issue with the login process. Please check back later.')
    expect(await main('/login')).toContain('href="/"')
    expect((await pageOf('/login')).html).toContain('<title>We&#39;re Working On It | ')
    expect([(await pageOf('/join')).status, (await pageOf('/search')).status]).toEqual([200, 200])
  })

  it('of joining replaces its page only [SHELL-23] [SHELL-27]', async () => {
    await switched(['maintenanceEnrollment'], '/join', 503)
    expect(await main('/join')).toMatch(TITLE)
    expect(await main('/join')).toContain('We are resolving an issue with the enrollment process. Please check back later.')
    expect((await pageOf('/login')).status).toBe(200)
  })

  it.each(['/', '/search', '/earn', '/recover'])(
    'of everything replaces %s, without a link home [SHELL-24] [SHELL-25] [SHELL-28]',
    async (path) => {
      await switched(['maintenanceAll'], path, 503)
      expect(await main(path)).toMatch(TITLE)
      expect(await main(path)).toContain('We are resolving an issue. Please check back later.')
      expect(await main(path)).not.toContain('href="/"')
    },
  )

  it.each([
    ['maintenanceLogin', '/login', true],
    ['maintenanceEnrollment', '/join', true],
    ['maintenanceAll', '/login', false],
  ])('has a switch %s; %s then has a link home: %s [SHELL-30]', async (name, path, hasLink) => {
    await switched([name], path, 503)
    expect((await main(path)).includes('href="/"')).toBe(hasLink)
    expect((await pageOf('/')).status).toBe(hasLink ? 200 : 503)
  })

  it('is rendered once for all visitors', async () => {
    await switched(['maintenanceAll'], '/search', 503)
    const { etag } = await pageOf('/search')
    expect(etag).not.toBeNull()
    expect((await pageOf('/search')).etag).toBe(etag)
  })

  it('of signing in at a provider leads to the notice [SHELL-22]', async () => {
    const [build, api] = await Promise.all([built('away'), testApi([away])])
    const apiServer = await serveApi(api.app)
    const web = await serveWeb(build.dist, apiServer.url)
    try {
      await switchTo(api, 'away', ['maintenanceLogin'])
      await expect.poll(async () => (await web.get('/Login')).headers.get('location')).toBe('/login')
      expect(await (await web.get('/login')).text()).toMatch(TITLE)
    } finally {
      await web.close()
      await apiServer.close()
      await api.close()
      await build.remove()
    }
  })
})
