import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

import { CONTENT_VERSION_PATH, READS_PATH } from '@dining/contract'
import { visitorOf } from '@dining/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startHubSite, type HubSite } from '../testing/hub-site.ts'
import type { PageState } from '../src/app/page-state.ts'

let site: HubSite

beforeAll(async () => {
  site = await startHubSite()
})

afterAll(() => site.close())

/** Sends a target and headers unchanged, including Host. */
async function ask(path: string, headers: Readonly<Record<string, string>> = {}) {
  const sent = request({ host: '127.0.0.1', port: site.web.port, path, headers, agent: false }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, etag: answer.headers.etag, html: await text(answer) }
}

/** A session cookie in the API's format; it is not valid. */
const SESSION = `__Host-session=${'a'.repeat(43)}`
const EVIL = 'evil.example'

/** A page whose time in the cache is over is made again, with its own time. */
const withoutTime = (html: string) => html.replace(/"askedAt":\d+/, '')

const stateOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')

describe('a shared page is the same for all, independent of its first visitor', () => {
  it.each(
    Object.entries({
      host: EVIL,
      'x-forwarded-host': EVIL,
      'x-forwarded-proto': EVIL,
      'x-forwarded-for': EVIL,
      'x-forwarded-prefix': `/${EVIL}`,
      forwarded: `host=${EVIL}`,
      'x-real-ip': EVIL,
      'x-original-url': `/${EVIL}`,
      'x-rewrite-url': `/${EVIL}`,
      'x-http-method-override': 'POST',
      'x-partner': EVIL,
      'x-request-id': EVIL,
      traceparent: EVIL,
      origin: `https://${EVIL}`,
      referer: `https://${EVIL}/`,
      'user-agent': EVIL,
      'accept-language': EVIL,
      authorization: `Bearer ${EVIL}`,
      cookie: `theme=${EVIL}; __Host-sso=${EVIL}; login_redirect=${EVIL}; session_expiry=${EVIL}; campaign_source=${EVIL}`,
    }),
  )('and sent the header %s', async (name, value) => {
    const path = `/search?location=${name}`
    site.apiServer.seen.length = 0
    const first = await ask(path, { [name]: value })
    const calls = site.apiServer.seen.map(({ url, headers }) => `${url} ${JSON.stringify([...headers])}`).join()
    const second = await ask(path)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(withoutTime(second.html) === withoutTime(first.html)).toBe(true)
    expect(second.html).not.toContain(EVIL)
    expect(calls).not.toContain(EVIL)
  })

  it.each([
    ['an encoded question mark', '/search%3Flocation=Boise'],
    ['an encoded path', '/%73earch?location=Fargo&location=Boise'],
    ['a parameter twice', '/search?location=Fargo&location=Boise'],
    ['a parameter with an encoded name', '/search?locatio%6e=Fargo'],
    ['dots in the path', '/account/../search?location=Fargo'],
    ['encoded dots in the path', '/account/%2e%2e/search?location=Fargo'],
    ['a backslash', '/\\evil.example/search?location=Fargo'],
    ['a host that is none', '/\\[/search?location=Fargo'],
    ['a host that is none and a preview', '/\\[/search?preview=1&location=Fargo'],
    ['two slashes', '//evil.example/search?location=Fargo'],
    ['a line end in a parameter', '/search?location=Boise%0d%0aX-A:%201'],
    ['a NUL in a parameter', '/search?location=Boise%00'],
    ['a separator of another server', '/search?utm_source=x;location=Fargo'],
    ['a fragment', '/search?location=Fargo#?location=Boise'],
  ])('and wrote the address with %s', async (_, path) => {
    const first = await ask(path)
    expect(first.status).toBeLessThan(500)
    expect(first.html).not.toContain(EVIL)
    const boise = await ask('/search?location=Boise')
    expect(boise.status).toBe(200)
    expect(boise.html).toContain('Boise')
    expect(boise.html).not.toContain('Fargo')
  })

  it('requested in absolute-form', async () => {
    expect((await ask(`http://${EVIL}/search?location=Reno`)).status).toBe(400)
    expect((await ask('/search?location=Reno')).html).not.toContain(EVIL)
  })
})

describe("the API's calls between servers are not reached from a browser", () => {
  it.each([
    ['dots', `/api/..${READS_PATH}?call=probe`],
    ['encoded dots', `/api/%2e%2e${READS_PATH}?call=probe`],
    ['a backslash', `/api/..\\..${READS_PATH}?call=probe`],
    ['a dot and dots', `/api/./..${CONTENT_VERSION_PATH}?probe`],
    ['dots in the midst', `/api/cms/../..${CONTENT_VERSION_PATH}?probe`],
  ])('with %s', async (_, path) => {
    site.apiServer.seen.length = 0
    expect((await ask(path)).status).toBe(404)
    expect(site.apiServer.seen.map(({ url }) => url).filter((url) => url.includes('probe'))).toEqual([])
  })
})

describe('a page that belongs to one visitor', () => {
  it("is stored by no cache and not in the browser's history", async () => {
    const cached = async (path: string, headers = {}) => (await site.web.get(path, headers)).headers.get('cache-control')
    expect(await cached('/SignOut')).toBe('private, no-store')
    expect(await cached('/', { cookie: SESSION })).toBe('private, no-store')
    expect(await cached('/', { cookie: 'public_id=p1' })).toBe('private, no-store')
    expect(await cached('/?public_id=p1')).toBe('private, no-store')
    expect((await site.web.get('/')).headers.get('cache-control')).toBe('no-cache')
  })

  it('identifies the visitor by the public id of the address, then of the cookie [SESSION-03] [SESSION-04]', async () => {
    const known = async (query: string, cookie: string) => {
      const state = stateOf(await (await site.web.get(`/${query}`, { cookie })).text()) as PageState
      const publicId = state.queries.find(({ key }) => key[0] === 'publicId')?.data
      return visitorOf(undefined, typeof publicId === 'string' ? publicId : undefined)
    }
    expect(await known('?public_id=fromAddress', 'public_id=fromCookie')).toEqual({ kind: 'known', publicId: 'fromAddress' })
    expect(await known('', 'public_id=fromCookie')).toEqual({ kind: 'known', publicId: 'fromCookie' })
    expect(await known('?public_id=%3Cscript%3E', 'x=1')).toEqual({ kind: 'anonymous' })
    expect(await known('', 'x=1')).toEqual({ kind: 'anonymous' })
  })
})

describe('the sign-out page', () => {
  const signOut = async (headers: Record<string, string>) => {
    const html = await (await site.web.get('/SignOut', { cookie: SESSION, ...headers })).text()
    return /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  }

  it.each(['same-origin', 'none'])('signs out at once if it was opened with Sec-Fetch-Site %s [ROUTE-40]', async (site) => {
    const main = await signOut({ 'sec-fetch-site': site })
    expect(main).toContain('role="status"')
    expect(main).not.toContain('<button')
  })

  it.each<Record<string, string>>([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, {}])(
    'asks first when it was opened with %j',
    async (headers) => expect(await signOut(headers)).toMatch(/<button[^>]*>(?:<[^>]*>)*Sign out/),
  )
})
