import { createApiClient } from '@dining/api-client/client'
import { READS_PATH } from '@dining/contract'
import { addCardMember, signedIn } from '@dining/api/testing'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startHubSite, type HubSite } from '../testing/hub-site.ts'
import { serveApi, serveWeb } from '../testing/served.ts'
import { batchReads } from './batched-reads.ts'

let site: HubSite
let cookie: string

beforeAll(async () => {
  site = await startHubSite()
  const { cookies } = await signedIn(site.api, 'hub', await addCardMember(site.api, 'hub', { first_name: 'Ada' }))
  cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})
afterAll(() => site.close())
beforeEach(() => void (site.apiServer.seen.length = 0))

const pathsSeen = () => site.apiServer.seen.map(({ url }) => new URL(url).pathname)

describe("a member's page", () => {
  it.each(['/account/overview', '/account/recent_activity'])('%s makes one call to the API', async (path) => {
    const page = await site.web.get(path, { cookie })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Ada')
    expect(pathsSeen()).toEqual([READS_PATH])
  })

  it('sets the cookies of its calls', async () => {
    const page = await site.web.get('/account/overview', { cookie })
    expect(page.headers.getSetCookie().map((line) => line.split('=', 1)[0])).toContain('session_expiry')
  })

  it('is the same with an API that has no such call', async () => {
    const older = new Hono()
    older.get(READS_PATH, (c) => c.json({}, 404))
    older.all('*', (c) => site.api.app.fetch(c.req.raw))
    const [apiServer, page] = [await serveApi(older), await site.web.get('/account/overview', { cookie })]
    const web = await serveWeb(site.build.dist, apiServer.url)
    const withoutTimes = (html: string) => html.replace(/"(askedAt|sessionExpiresAt)":("[^"]*"|\d+)/g, '')
    expect(withoutTimes(await (await web.get('/account/overview', { cookie })).text())).toBe(withoutTimes(await page.text()))
    await web.close()
    await apiServer.close()
  })
})

describe('reads of one moment', () => {
  const clientOver = (send: Parameters<typeof batchReads>[1]) =>
    createApiClient({ baseUrl: 'http://api/below', fetch: batchReads('http://api/below/', send) })

  it('all fail if the API cannot be reached, after one attempt', async () => {
    let attempts = 0
    const api = clientOver(() => {
      attempts += 1
      return Promise.reject(new Error('refused'))
    })
    const results = await Promise.all([api.call('getMember', {}), api.call('getCards', {})])
    expect(results).toEqual([
      { ok: false, error: { kind: 'network' } },
      { ok: false, error: { kind: 'network' } },
    ])
    expect(attempts).toBe(1)
  })

  it('name each path below the address of the API, and one alone is sent as itself', async () => {
    const sent: string[] = []
    const api = clientOver((call) => {
      sent.push(call.url)
      return Promise.resolve(Response.json([]))
    })
    await Promise.all([api.call('getMember', {}), api.call('getTransactions', { query: { pageNo: '2' } })])
    expect(sent[0]).toBe('http://api/below/reads?call=%2Fapi%2FMember&call=%2Fapi%2FMember%2FTransactions%3FpageNo%3D2')
    sent.length = 0
    await api.call('getMember', {})
    expect(sent).toEqual(['http://api/below/api/Member'])
  })
})
