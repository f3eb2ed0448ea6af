import { addCardMember, publish, setFlag, signedIn, testApi, type TestApi } from '@dining/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { built } from '../../testing/built.ts'
import { HOME, writeHomeVersions } from '../../testing/home-versions.ts'
import away from '../../testing/partners/away/partner.ts'
import hub from '../../testing/partners/hub/partner.ts'
import { serveApi, serveWeb } from '../../testing/served.ts'

type Running<T extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>

let api: TestApi
let apiServer: Running<typeof serveApi>
let build: Running<typeof built>
let web: Running<typeof serveWeb>

beforeAll(async () => {
  ;[build, api] = await Promise.all([built('away'), testApi([away, hub])])
  await writeHomeVersions(api, 'away')
  const offer = { partnerId: 'away', by: 'an editor', note: '', base: null, set: 'earn_details', slug: 'patios' } as const
  await publish(api.deps, { ...offer, fields: { url: '/earn/patios' } })
  apiServer = await serveApi(api.app)
  web = await serveWeb(build.dist, apiServer.url, { APP_ENV: 'staging' })
})

afterAll(async () => {
  await web.close()
  await apiServer.close()
  await api.close()
  await build.remove()
})

/** The rows of a table, by their first cell. */
async function rowsOf(headers: Readonly<Record<string, string>> = {}, site = web) {
  const html = await (await site.get('/stgtools', headers)).text()
  const rows = [...html.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)]
  return new Map(rows.map(([, name = '', cells = '']) => [name, [...cells.matchAll(/<td>(.*?)<\/td>/g)].map(([, text]) => text)]))
}

describe('the staging page', () => {
  it('is not there in production [ROUTE-38]', async () => {
    const production = await serveWeb(build.dist, apiServer.url, { APP_ENV: 'production' })
    const answer = await production.get('/stgtools')
    const text = await answer.text()
    const switched = await production.get('/stgtools?drafts=off')
    await production.close()
    expect([answer.status, switched.status, switched.headers.getSetCookie()]).toEqual([404, 404, []])
    expect(text).toContain('<title>Page not found')
  })

  it('lists environment, build, clock, content, pages and configuration, and is neither stored nor indexed [ROUTE-38] [ROUTE-39]', async () => {
    const answer = await web.get('/stgtools')
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex'])
    const html = await answer.text()
    for (const link of ['/search', '/earn', '/earn/patios', '/earn/vip-upgrade', '/account/overview', '/Login'])
      expect(html).toContain(`<a href="${link}">${link}</a>`)
    const rows = await rowsOf()
    expect(rows.get('Environment')).toEqual(['staging'])
    expect(rows.get('Build')?.[0]).toMatch(/^[\w-]{8,}$/)
    for (const clock of ['Clock of this server', 'Clock of the API']) expect(Date.parse(rows.get(clock)?.[0] ?? '')).toBeGreaterThan(0)
    expect(rows.get('home')?.[0]).toMatch(/^[\w-]{12}: home$/)
    expect(rows.get('Version')?.[0]).toMatch(/^[\w-]{12}, whole, checked \d+ s ago$/)
    expect(rows.get('enrollmentType')).toEqual(['sso'])
    expect(rows.get('earnRates.0.units')).toBeDefined()
    expect(rows.get('hasDiscoverPage')).toEqual([String(away.features.hasDiscoverPage)])
  })

  it('gives each content set a version of its own, which changes with its entries alone [ROUTE-39]', async () => {
    const versions = async () => {
      const rows = await rowsOf()
      return [rows.get('home')?.[0]?.slice(0, 12), rows.get('earn_details')?.[0]?.slice(0, 12)]
    }
    const [home, offers] = await versions()
    expect(home).not.toBe(offers)
    const offer = { partnerId: 'away', by: 'an editor', note: '', base: null, set: 'earn_details', slug: 'gardens' } as const
    await publish(api.deps, { ...offer, fields: { url: '/earn/gardens' } })
    await expect.poll(versions).toEqual([home, expect.not.stringMatching(offers ?? '')])
    expect((await rowsOf()).get('earn_details')?.[0]).toContain('gardens')
  })

  it('says of each flag its value, variant and reason [ROUTE-39]', async () => {
    expect((await rowsOf()).get('flexOffers')).toEqual(['off', 'configuration', ''])
    const reason = 'A <b>trial</b>'
    await setFlag(api.deps, { partnerId: 'away', name: 'flexOffers', value: true, reason, by: 'somebody' })
    const flag = (await rowsOf()).get('flexOffers')
    expect(flag).toEqual(['on', expect.stringMatching(/^set \d{4}-/), 'A &lt;b&gt;trial&lt;/b&gt;'])
    expect(await (await web.get('/stgtools')).text()).not.toContain('somebody')
  })

  it('shows the state of the visitor, without a name or address [ROUTE-39]', async () => {
    const direct = await built('hub')
    const site = await serveWeb(direct.dist, apiServer.url)
    const sessionOf = async (cookie: string) => (await rowsOf({ cookie }, site)).get('Session')
    expect(await sessionOf('x=1')).toEqual(['none'])
    const member = await addCardMember(api, 'hub', { first_name: 'Ada', last_name: 'Byron', tier_level: 1 })
    const { cookies } = await signedIn(api, 'hub', member)
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    expect(await sessionOf(cookie)).toEqual([expect.stringMatching(/^\w+, tier 1$/)])
    expect(await (await site.get('/stgtools', { cookie })).text()).not.toMatch(/Ada|Byron|@example\.com/)
    expect(await sessionOf('__Host-session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')).toEqual(['not valid'])
    const dismissed = await rowsOf({ cookie: 'announcement_dismissed=1; app_announcement_dismissed=yes' }, site)
    expect(dismissed.get('Announcement')).toEqual(['dismissed'])
    for (const notice of ['Announcement over the page', 'Notice of single sign-on', 'Popup'])
      expect(dismissed.get(notice)).toEqual(['none'])
    expect((await rowsOf({ cookie: 'ssoNoticeDismissed=yes' })).get('Notice of single sign-on')).toEqual(['dismissed'])
    expect((await rowsOf()).get('Notice of single sign-on')).toEqual(['shown'])
    await site.close()
    await direct.remove()
  })

  it('switches drafts off and on for this visitor alone [ROUTE-39] [CONTENT-06]', async () => {
    const headline = async (headers = {}) => {
      const html = await (await web.get('/how-it-works', headers)).text()
      return Object.values(HOME).find((one) => html.includes(one))
    }
    expect(await headline()).toBe(HOME.draft)
    const off = await web.get('/stgtools?drafts=off')
    expect([off.status, off.headers.get('location')]).toEqual([303, '/stgtools'])
    const [cookie = ''] = off.headers.getSetCookie()
    expect(cookie).toBe('__Host-drafts=off; Path=/; Secure; HttpOnly; SameSite=Lax')
    expect(await headline({ cookie: '__Host-drafts=off' })).toBe(HOME.published)
    expect(await headline()).toBe(HOME.draft)
    const page = await (await web.get('/stgtools', { cookie: '__Host-drafts=off' })).text()
    expect(page).toContain('<a href="/stgtools?drafts=on">Show drafts</a>')
    expect((await web.get('/stgtools?drafts=on')).headers.getSetCookie()).toEqual([expect.stringContaining('__Host-drafts=; ')])
  })

  it('shows what it knows while the API does not answer', async () => {
    const alone = await serveWeb(build.dist, 'http://127.0.0.1:1', { APP_ENV: 'staging' })
    const answer = await alone.get('/stgtools')
    const html = await answer.text()
    await alone.close()
    expect(answer.status).toBe(200)
    expect(html).toContain('The API does not answer. Load this page again in a moment.')
    expect(html).toContain('<th scope="row">Build</th>')
  })
})
