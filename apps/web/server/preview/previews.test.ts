import { signPreview, testApi, type TestApi } from '@dining/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { built } from '../../testing/built.ts'
import { HOME, writeHomeVersions } from '../../testing/home-versions.ts'
import away from '../../testing/partners/away/partner.ts'
import plain from '../../testing/partners/plain/partner.ts'
import { serveApi, serveWeb } from '../../testing/served.ts'

type Running<T extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>

const STUDIO_ORIGIN = 'https://studio.example'
const HOUR_MS = 3_600_000

let api: TestApi
let apiServer: Running<typeof serveApi>
let build: Running<typeof built>
let web: Running<typeof serveWeb>

beforeAll(async () => {
  ;[build, api] = await Promise.all([built('away'), testApi([away, plain], undefined, { environment: 'production' })])
  await writeHomeVersions(api, 'away')
  apiServer = await serveApi(api.app)
  web = await serveWeb(build.dist, apiServer.url, { APP_ENV: 'production', STUDIO_ORIGIN })
})

afterAll(async () => {
  await web.close()
  await apiServer.close()
  await api.close()
  await build.remove()
})

let token: string
let until: Date
beforeEach(() => {
  until = new Date(api.clock.now().getTime() + HOUR_MS)
  token = signPreview(api.deps.secrets, { partnerId: 'away', until })
})

const cookieOf = (text: string) => ({ cookie: `__Host-preview=${text}` })
const policyOf = (answer: Response, part: string) =>
  answer.headers
    .get('content-security-policy')
    ?.split('; ')
    .find((one) => one.startsWith(part))

describe('a preview link', () => {
  it('becomes a cookie that expires with it, and is removed from the address at once', async () => {
    const answer = await web.get(`/search?zip=10001&preview=${token}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/search?zip=10001'])
    expect(answer.headers.getSetCookie()).toEqual([
      `__Host-preview=${token}; Path=/; Secure; HttpOnly; SameSite=None; Partitioned; Expires=${until.toUTCString()}`,
    ])
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('appears in no line of a log and in no address of the API', async () => {
    await (await web.get(`/?preview=${token}`)).text()
    await (await web.get('/', cookieOf(token))).text()
    const said = [...web.log.map((line) => JSON.stringify(line)), ...api.logLines, ...apiServer.seen.map(({ url }) => url)].join('\n')
    expect(said).toContain('/api/cms/preview')
    expect(said).not.toContain(token)
  })

  it.each(['//evil.example/', '/.//evil.example/', '/%2f/evil.example', String.raw`/\evil.example/`])(
    'redirects only within this site: %s',
    async (path) => {
      const location = (await web.get(`${path}?preview=${token}`)).headers.get('location') ?? ''
      expect(new URL(location, 'https://dining.example').origin).toBe('https://dining.example')
    },
  )

  it.each([
    ['that has expired', () => signPreview(api.deps.secrets, { partnerId: 'away', until: api.clock.now() }), 'expired', 410, 'has ended'],
    ['of another partner', () => signPreview(api.deps.secrets, { partnerId: 'plain', until }), 'other-partner', 403, 'another site'],
    ['that somebody changed', () => token.replace('away.', 'away.9'), 'invalid', 403, 'doesn’t work'],
    ['that somebody made up', () => 'open', 'invalid', 403, 'doesn’t work'],
    ['with signs that no token has', () => 'a%0d%0ab', 'invalid', 403, 'doesn’t work'],
    ['without a token', () => '', 'invalid', 403, 'doesn’t work'],
  ])('%s leads to a page that gives the reason', async (_what, tokenOf, reason, status, words) => {
    const first = await web.get(`/search?preview=${tokenOf()}`)
    expect([first.status, first.headers.get('location'), first.headers.getSetCookie()]).toEqual([303, `/?preview=${reason}`, []])
    const note = await web.get(`/?preview=${reason}`)
    expect(note.status).toBe(status)
    expect(note.headers.get('cache-control')).toBe('no-store')
    expect(/<h1>(.*)<\/h1>/.exec(await note.text())?.[1]).toContain(words)
  })
})

describe('a page with a valid preview link', () => {
  it('shows drafts and a ribbon with a link that ends the preview, and is neither stored nor indexed [CONTENT-05]', async () => {
    const page = await web.get('/', cookieOf(token))
    const html = await page.text()
    expect(html).toContain(HOME.draft)
    expect(html).not.toContain(HOME.published)
    expect(html).toMatch(
      /<aside class="preview" aria-label="Preview">.*<time datetime="[^"]+">\d\d:\d\d UTC<\/time>.*<a href="\?preview=end" data-reload>/,
    )
    expect(html).toMatch(/<title>Preview: /)
    expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag'), page.headers.get('referrer-policy')]).toEqual([
      'private, no-store',
      'noindex',
      'no-referrer',
    ])
  })

  it('may be framed by the studio only, and other pages by no one', async () => {
    expect(policyOf(await web.get('/', cookieOf(token)), 'frame-ancestors')).toBe(`frame-ancestors ${STUDIO_ORIGIN}`)
    expect(policyOf(await web.get('/'), 'frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(policyOf(await web.get('/', cookieOf('forged')), 'frame-ancestors')).toBe("frame-ancestors 'none'")
  })

  it('cannot be ended in the studio’s frame, where everything is a preview', async () => {
    const framed = await (await web.get('/', { ...cookieOf(token), 'sec-fetch-dest': 'iframe' })).text()
    expect(framed).toContain('class="preview"')
    expect(framed).not.toContain('?preview=end')
  })

  it('is stored in no cache that serves others', async () => {
    await (await web.get('/', cookieOf(token))).text()
    const others = await (await web.get('/')).text()
    expect(others).toContain(HOME.published)
    expect(others).not.toMatch(/As it may become|class="preview"|\?preview=end/)
    expect(await (await web.get('/', cookieOf(token))).text()).toContain(HOME.draft)
  })

  it('is the shared page again when the link has expired, and the cookie is removed', async () => {
    api.clock.advance(HOUR_MS)
    const page = await web.get('/', cookieOf(token))
    expect(await page.text()).toContain(HOME.published)
    expect(page.headers.getSetCookie()).toEqual(['__Host-preview=; Path=/; Secure; HttpOnly; SameSite=None; Partitioned; Max-Age=0'])
  })

  it('is the shared page again once the preview is ended, at the same path', async () => {
    const answer = await web.get('/search?zip=10001&preview=end', cookieOf(token))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/search?zip=10001'])
    expect(answer.headers.getSetCookie().join()).toMatch(/^__Host-preview=;.*Max-Age=0$/)
  })
})

it('reports that a preview is unavailable if the API cannot confirm it, and then shows the shared page', async () => {
  const alone = await serveWeb(build.dist, 'http://127.0.0.1:1', { APP_ENV: 'production' })
  try {
    expect((await alone.get(`/?preview=${token}`)).headers.get('location')).toBe('/?preview=unavailable')
    expect((await alone.get('/?preview=unavailable')).status).toBe(503)
    const page = await alone.get('/', cookieOf(token))
    expect(page.headers.getSetCookie()).toEqual([])
    expect(await page.text()).not.toContain('class="preview"')
  } finally {
    await alone.close()
  }
})
