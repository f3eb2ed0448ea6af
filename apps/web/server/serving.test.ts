import { createHash } from 'node:crypto'

import { cspFindings } from '@dining/serving/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startHubSite, type HubSite } from '../testing/hub-site.ts'
import { serveWeb, VAULT_ORIGIN } from '../testing/served.ts'

let site: HubSite

beforeAll(async () => {
  site = await startHubSite()
})

afterAll(() => site.close())

/** A session cookie in the API's format; it is not valid. */
const SESSION = `__Host-session=${'a'.repeat(43)}`

const calls = (path: string) => site.apiServer.seen.filter(({ url }) => new URL(url).pathname === path).length
const stateOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')

/** Paths of the code that a page requests. */
const scriptsOf = (html: string) => /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []

describe('a page', () => {
  it('is complete: its heading, its state and its scripts, which never come before the paint', async () => {
    const html = await (await site.web.get('/')).text()
    expect(html).toMatch(/<h1[\s>]/)
    expect(stateOf(html)).toMatchObject({ errors: null, drafts: false })
    expect(html.match(/<script (?!type="application\/(?:ld\+)?json")[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script data-scripts="[^"]+">$/),
    ])
    expect(scriptsOf(html).length).toBeGreaterThan(1)
    for (const script of scriptsOf(html)) expect(script).toMatch(/^\/assets\/[^"]+\.js$/)
    expect(html.indexOf('<script data-scripts')).toBeGreaterThan(html.indexOf('</footer>'))
    expect(html).not.toContain('modulepreload')
  })

  it('has title, description and keywords of its path, escaped [CONFIG-24]', async () => {
    const html = await (await site.web.get('/')).text()
    expect(html).toContain('<title>Home of hub</title>')
    expect(html).toContain('<meta name="description" content="Earn &quot;more&quot; &lt;here&gt;">')
    expect(html).toContain('<meta name="keywords" content="dining, points">')
  })

  it('has the program name as its title if the partner has none [CONFIG-39]', async () => {
    expect(await (await site.web.get('/how-it-works')).text()).toContain('<title>Dining® of hub</title>')
  })

  it('allows exactly its own inline styles and script, and scripts of its own origin', async () => {
    const answer = await site.web.get('/')
    const html = await answer.text()
    const policy = answer.headers.get('content-security-policy') ?? ''
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    const script = /<script data-scripts="[^"]+">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}';`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`frame-src ${VAULT_ORIGIN};`)
    expect(html.match(/<style/g)).toHaveLength(1)
    expect(cspFindings(policy)).toEqual([])
  })

  it('allows the origins of a configured map style, and passes its address to the search', async () => {
    const style = 'https://maps.example/styles/streets.json?key=k'
    const web = await serveWeb(site.build.dist, site.apiServer.url, { MAP_STYLE_URL: style, MAP_ORIGINS: ['https://tiles.example'] })
    const answer = await web.get('/search')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("connect-src 'self' https://maps.example https://tiles.example;")
    expect(policy).toContain("img-src 'self' data: https://maps.example https://tiles.example;")
    expect(stateOf(await answer.text())).toMatchObject({ mapStyle: style })
    await web.close()
    const usual = (await site.web.get('/search')).headers.get('content-security-policy') ?? ''
    expect(usual).toContain("connect-src 'self';")
  })

  it('has the headers of every document', async () => {
    const { headers } = await site.web.get('/search')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.has('strict-transport-security')).toBe(false)
  })

  it('requires TLS in production', async () => {
    const production = await serveWeb(site.build.dist, site.apiServer.url, { APP_ENV: 'production' })
    const [page, file] = await Promise.all([production.get('/'), production.get('/healthz')])
    await production.close()
    expect(page.headers.get('strict-transport-security')).toMatch(/max-age=\d{8,}/)
    expect(file.headers.get('strict-transport-security')).toMatch(/max-age=\d{8,}/)
  })

  it('is sent in the smallest encoding that the browser accepts, and not again if the browser has it', async () => {
    await site.web.get('/')
    const encodings = await Promise.all(
      ['br, gzip', 'gzip', 'identity'].map((accepted) => site.web.get('/', { 'accept-encoding': accepted })),
    )
    expect(encodings.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null])
    // Until both calls meet the same copy: its time in the cache may end between them.
    await expect
      .poll(async () => {
        const { headers } = await site.web.get('/')
        const again = await site.web.get('/', { 'if-none-match': headers.get('etag') ?? '' })
        return [again.status, await again.text()]
      })
      .toEqual([304, ''])
  })
})

describe('paths', () => {
  it.each([
    // different case
    ['/Search', 404, '[ROUTE-14]'],
    ['/signout', 404, '[ROUTE-14]'],
    ['/How-It-Works', 404, '[ROUTE-14]'],
    // another enrollment type, or not built yet
    ['/Login', 404, ''],
    ['/earn/none', 404, ''],
    ['//evil.example', 200, ''],
    ['/%', 404, ''],
  ])('%s answers %d %s', async (path, status) => {
    expect((await site.web.get(path)).status).toBe(status)
  })

  /** The status of a page, its title, and its main part without ids of its build. */
  const pageAt = async (path: string) => {
    const answer = await site.web.get(path)
    const html = await answer.text()
    return {
      status: answer.status,
      title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
      main: /<main.*<\/main>/s.exec(html)?.[0].replace(/_[RS]_\w+_/g, '') ?? 'no main part',
      state: stateOf(html),
    }
  }

  it('shows the Discover page as home and on each of its sub-paths if the partner chooses it [DISCOVER-05]', async () => {
    const [home, ...discover] = await Promise.all(['/', '/discover', '/discover/anything'].map(pageAt))
    for (const { status, main } of discover) expect([status, main]).toEqual([200, home?.main])
  })

  it('shows the search at /search [ROUTE-22]', async () => {
    expect(await pageAt('/search')).toMatchObject({ status: 200, main: expect.stringMatching(/<form[^>]*role="search".*name="location"/s) })
  })

  it('shows how it works at /how-it-works [ROUTE-04]', async () => {
    const steps = expect.stringMatching(/<h3>Search<.*<h3>Dine<.*<h3>Earn</s)
    expect(await pageAt('/how-it-works')).toMatchObject({ status: 200, main: steps })
  })

  it('shows the same page at /earn/how-it-works [ROUTE-05]', async () => {
    const [main, below] = await Promise.all(['/how-it-works', '/earn/how-it-works'].map(pageAt))
    expect([below?.status, below?.main]).toEqual([200, main?.main])
  })

  it.each([
    ['the server error page is at /error and below [ROUTE-35]', ['/error', '/error/some/ABC123'], 500, 'Something went wrong'],
    ['the not-found page is at /not_found [ROUTE-36]', ['/not_found'], 404, 'Page not found'],
    ['the not-found page is at any other path [ROUTE-37]', ['/nowhere', '/no/where'], 404, 'Page not found'],
  ] as const)('%s', async (_, paths, status, title) => {
    // Each is a page of its own, not an error page.
    const expected = { status, title: expect.stringMatching(new RegExp(`^${title}`)), state: { errors: null } }
    for (const path of paths) expect(await pageAt(path)).toMatchObject(expected)
  })

  it('shows a back bar only on paths of a restaurant and of the account [SHELL-03]', async () => {
    const paths = ['/error/merchants/1', '/error/account/1', '/error/1', '/search', '/']
    const pages = await Promise.all(paths.map(async (path) => [path, await (await site.web.get(path)).text()] as const))
    expect(pages.filter(([, html]) => html.includes('aria-label="Back"')).map(([path]) => path)).toEqual(paths.slice(0, 2))
  })

  it('shows the not-found page with a title, a link home and its own document title [ERRORPAGE-04] [ERRORPAGE-05] [ERRORPAGE-06]', async () => {
    const html = await (await site.web.get('/nowhere')).text()
    expect(html).toContain('<title>Page not found')
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    expect(main).toMatch(/<h1[^>]*>[^<]+<\/h1><p>[^<]+<\/p>/)
    expect(main).toMatch(/<a [^>]*href="\/"/)
  })

  it('shows the error page with the reference code of its path and the support phone [ERRORPAGE-01] [ERRORPAGE-02] [ERRORPAGE-03]', async () => {
    const main = /<main.*<\/main>/s.exec(await (await site.web.get('/error/some/ABC123')).text())?.[0] ?? ''
    expect(main).toContain('ABC123')
    expect(main).not.toContain('some')
    expect(main).toContain('href="tel:+18005550100"')
  })

  it('links to no path that is not built', async () => {
    const html = await (await site.web.get('/')).text()
    const own = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '')
    const statuses = await Promise.all([...new Set(own)].map(async (href) => [href, (await site.web.get(href)).status] as const))
    expect(statuses.filter(([, status]) => status >= 400)).toEqual([])
  })
})

describe('the page cache', () => {
  it('renders a page once for all visitors, whatever their tracking parameters are', async () => {
    await site.web.get('/search?location=Chicago')
    const before = calls('/api/v2/Merchants/Search')
    const pages = await Promise.all(
      ['?location=Chicago', '?location=Chicago&utm_source=mail', '?utm_term=x&location=Chicago&source=y'].map(async (query) =>
        (await site.web.get(`/search${query}`)).text(),
      ),
    )
    expect(new Set(pages).size).toBe(1)
    expect(pages[0]).not.toContain('utm_')
    expect(calls('/api/v2/Merchants/Search')).toBe(before)
  })

  it('stores pages separately by the parameters that they show', async () => {
    const pages = await Promise.all(['Boston', 'Denver'].map(async (place) => (await site.web.get(`/search?location=${place}`)).text()))
    expect(pages[0]).toContain('Boston')
    expect(pages[1]).not.toContain('Boston')
  })

  it.each([
    ['a session', { cookie: SESSION }, ''],
    ['a public id', { cookie: 'a=b; public_id=p1' }, ''],
    ['a preview', { cookie: '__Host-preview=1' }, ''],
    ['a public id in the address', {}, '&public_id=p1'],
  ])('is left out for a visitor with %s', async (_, headers, query) => {
    await site.web.get('/search?location=Chicago')
    const before = calls('/api/v2/Merchants/Search')
    await site.web.get(`/search?location=Chicago${query}`, headers)
    expect(calls('/api/v2/Merchants/Search')).toBe(before + 1)
  })

  it.each([
    'other=1',
    '__Host-session=',
    '__Host-session=made-up',
    `__Host-session=${'a'.repeat(200)}`,
    '__Host-preview=<1>',
    'xpublic_id=1',
    'public_id=<script>',
    `public_id=${'a'.repeat(41)}`,
    'public_id=%41',
    'announcement_dismissed={}',
    'announcement_dismissed=2',
  ])('is used for a visitor with the cookie %s', async (cookie) => {
    await site.web.get('/search')
    const before = calls('/api/v2/Merchants/Search')
    await site.web.get('/search', { cookie })
    expect(calls('/api/v2/Merchants/Search')).toBe(before)
  })

  it('contains no data of the first visitor', async () => {
    site.apiServer.seen.length = 0
    await site.web.get('/search?location=Tulsa', { cookie: '__Host-pre=secret; other=1', 'x-forwarded-for': '203.0.113.9' })
    expect(site.apiServer.seen.length).toBeGreaterThan(0)
    for (const { headers } of site.apiServer.seen) {
      expect(headers.has('cookie')).toBe(false)
      expect(headers.has('x-forwarded-for')).toBe(false)
    }
  })

  it('renders a not-found path without the path itself, since one page is stored for all', async () => {
    // Rendered again for each visitor with a session.
    const drawn = async (path: string) => (await site.web.get(path, { cookie: SESSION })).text()
    expect(await drawn('/nowhere/merchants/1')).not.toContain('aria-label="Back"')
    expect(await drawn('/error/merchants/1')).toContain('aria-label="Back"')
  })

  it('stores one page for all not-found paths', async () => {
    const tagOf = async (path: string) => (await site.web.get(path)).headers.get('etag')
    // Until the calls meet the same copy: its time in the cache may end between them.
    await expect.poll(async () => new Set([await tagOf('/a'), await tagOf('/b/c'), await tagOf('/d?x=1')]).size).toBe(1)
  })
})

describe('the API behind /api', () => {
  it('is called on behalf of this partner, whatever a browser sends', async () => {
    site.apiServer.seen.length = 0
    const answer = await site.web.get('/api/feature-flags', {
      'x-partner': 'other',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
    })
    expect(answer.status).toBe(200)
    const headers = site.apiServer.seen.find((call) => call.headers.has('x-forwarded-for'))?.headers
    expect(headers?.get('x-partner')).toBe('hub')
    expect(headers?.get('x-forwarded-for')).toBe('203.0.113.9, 127.0.0.1')
    expect(headers?.get('x-forwarded-host')).toBe(new URL(site.web.origin).host)
    expect(headers?.get('x-forwarded-proto')).toBe('https')
  })

  it('receives bodies unchanged, and its cookies and refusals are returned unchanged', async () => {
    const token = await site.web.get('/api/CSRF')
    const { csrfToken } = (await token.json()) as { csrfToken: string }
    const pre = token.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    expect(pre).toContain('__Host-pre=')
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': csrfToken, cookie: pre, 'sec-fetch-site': 'same-origin' }
    const body = JSON.stringify({ email: 'a@b.example', password: 'wrong', rememberMe: false })
    const refused = await site.web.get('/api/SignIn', headers, { method: 'POST', body })
    expect([refused.status, refused.headers.get('content-type')]).toEqual([401, expect.stringContaining('application/problem+json')])
    expect(await refused.json()).toMatchObject({ code: 'bad-credentials' })
  })

  it('is the only path that accepts methods other than reading', async () => {
    expect((await site.web.get('/', {}, { method: 'POST', body: 'x=1' })).status).toBe(405)
  })
})

describe('health', () => {
  it.each(['/healthz', '/readyz'])('%s answers', async (path) => {
    expect((await site.web.get(path)).status).toBe(200)
  })
})

describe('files', () => {
  it('are cached for ever if their name contains their hash, and are compressed', async () => {
    const html = await (await site.web.get('/')).text()
    const src = scriptsOf(html).find((address) => address.startsWith('/assets/base')) ?? ''
    const file = await site.web.get(src, { 'accept-encoding': 'br' })
    const more = await Promise.all(['gzip', 'identity'].map((accepted) => site.web.get(src, { 'accept-encoding': accepted })))
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect([file, ...more].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null])
    expect(new Set(await Promise.all([file, ...more].map((answer) => answer.text()))).size).toBe(1)
    const told = ['content-type', 'x-content-type-options'].map((name) => file.headers.get(name))
    expect(told).toEqual(['text/javascript; charset=utf-8', 'nosniff'])
    expect((await site.web.get(src, { 'if-none-match': file.headers.get('etag') ?? '' })).status).toBe(304)
  })

  it('include the icon of the pages', async () => {
    const icon = /<link rel="icon" href="([^"]+)"/.exec(await (await site.web.get('/')).text())?.[1] ?? ''
    expect((await site.web.get(icon)).headers.get('content-type')).toBe('image/svg+xml')
  })

  it('include the pictures of dishes', async () =>
    expect((await site.web.get('/images/dishes/pasta-256.avif')).headers.get('content-type')).toBe('image/avif'))

  it('include a picture for any cuisine, in the sizes of the presets [IMG-01]', async () => {
    const picture = await site.web.get('/images/cuisines/italian/7?width=500&height=313', { accept: 'image/avif,image/webp,*/*' })
    const told = ['content-type', 'x-content-type-options'].map((name) => picture.headers.get(name))
    expect([picture.status, ...told]).toEqual([200, 'image/avif', 'nosniff'])
  })

  it.each(['/assets/../manifest.json', '/..%2f..%2fpackage.json', '/manifest.json', '/server/entry-server.js', '/assets/nothing.js'])(
    'do not include %s',
    async (path) => {
      expect((await site.web.get(path)).status).toBe(404)
    },
  )
})
