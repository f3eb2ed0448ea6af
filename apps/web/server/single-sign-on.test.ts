import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { testApi, testProvider, type TestApi, type TestProvider } from '@dining/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { built } from '../testing/built.ts'
import away from '../testing/partners/away/partner.ts'
import { PUBLIC_ORIGIN, serveApi, serveWeb } from '../testing/served.ts'

type Running<T extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>

let api: TestApi
let provider: TestProvider
let apiServer: Running<typeof serveApi>
let web: Running<typeof serveWeb>
let build: Running<typeof built>

beforeAll(async () => {
  ;[build, provider] = await Promise.all([built('away'), testProvider()])
  api = await testApi([away], undefined, { providers: new Map([['away', provider.as('away')]]) })
  apiServer = await serveApi(api.app)
  web = await serveWeb(build.dist, apiServer.url)
})

afterAll(async () => {
  await web.close()
  await apiServer.close()
  await Promise.all([api.close(), provider.close(), build.remove()])
})

const NAVIGATION = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }

/** A browser that keeps cookies and follows redirects within this site; it returns the final address and page. */
function visitor() {
  const cookies = new Map<string, string>()
  const go = async (to: string): Promise<{ readonly url: string; readonly html: string }> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await web.get(to, { ...NAVIGATION, ...(cookie === '' ? {} : { cookie }) })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (line.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null) return { url: to, html: await answer.text() }
    const next = new URL(location, PUBLIC_ORIGIN)
    return next.host === new URL(PUBLIC_ORIGIN).host ? go(next.pathname + next.search) : { url: next.href, html: '' }
  }
  return { cookies, go }
}

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const wordsOf = (html: string) => mainOf(html).replace(/<[^>]*>/g, ' ')

describe('a site whose members sign in at a provider', () => {
  it('redirects /Login to it with a document load, case-sensitively [ROUTE-12] [ROUTE-14] [AUTH-11]', async () => {
    const answer = await web.get('/Login', NAVIGATION)
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      302,
      '/api/SingleSignOn',
      'private, no-store',
    ])
    expect((await web.get('/LOGIN')).status).toBe(404)
    const { url } = await visitor().go('/Login')
    expect(url).toContain(`${provider.issuer}/authorize?`)
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{43}/),
      nonce: expect.stringMatching(/.{43}/),
    })
  })

  it('shows a link to it and no password on /login [ROUTE-15]', async () => {
    const { html } = await visitor().go('/login')
    expect(mainOf(html)).toMatch(/<a[^>]*href="\/Login"[^>]*data-reload/)
    expect(mainOf(html)).not.toMatch(/<input|<form/)
  })

  it.each([
    ['cancelled', 'You left before'],
    ['expired', 'expired or was started'],
    ['refused', 'could not verify the answer'],
    ['unavailable', 'is not available right now'],
  ])('/login?problem=%s says what to do, with the way there again', async (problem, words) => {
    const { html } = await visitor().go(`/login?problem=${problem}`)
    expect(wordsOf(html)).toContain(words)
    expect(mainOf(html)).toMatch(/<a[^>]*href="\/Login"[^>]*data-reload[^>]*><span>Try again/)
  })

  it('ignores an unknown problem', async () => {
    const [plain, strange] = await Promise.all(['/login', '/login?problem=constructor'].map(async (to) => (await visitor().go(to)).html))
    expect(wordsOf(strange ?? '')).toBe(wordsOf(plain ?? ''))
  })

  it('links to it first on /join, without a form', async () => {
    const { html } = await visitor().go('/join')
    expect(mainOf(html)).toMatch(/<a[^>]*href="\/Login"[^>]*data-reload/)
    expect(mainOf(html)).not.toMatch(/<input|<form/)
  })

  it("lets a visitor without an account join: the provider's data are read-only, the form asks for the rest [ENROLL-30]", async () => {
    const browser = visitor()
    const departed = new URL((await browser.go('/Login')).url)
    const back = provider.signIn(departed, { sub: 'ada', email: 'ada@example.com', email_verified: true, given_name: 'Ada' })
    const { url, html } = await browser.go(back.pathname + back.search)
    expect(url).toBe('/join')
    const fieldOf = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(mainOf(html))?.[0] ?? 'no field'
    const isRead = (name: string) => /\breadonly\b/i.test(fieldOf(name))
    expect(fieldOf('email')).toContain('value="ada@example.com"')
    expect(['email', 'firstName', 'lastName', 'phoneNumber'].map(isRead)).toEqual([true, true, false, false])
    expect(fieldOf('password')).toBe('no field')
    for (const place of ['/account/overview', '/add_card']) expect((await browser.go(place)).url).toBe('/join')
  })

  it('redirects a member’s page to the provider and back to that page [SESSION-30] [SESSION-31]', async () => {
    const grace = { sub: 'grace', email: 'grace@example.com', email_verified: true }
    const joining = visitor()
    const first = provider.signIn(new URL((await joining.go('/Login')).url), grace)
    await joining.go(first.pathname + first.search)
    const browser = visitor()
    const departed = new URL((await browser.go('/account/user_profile')).url)
    expect(departed.href).toContain(`${provider.issuer}/authorize?`)
    const identity = await api.store.owner((tx) =>
      tx.selectFrom('provider_identity').selectAll().where('subject', '=', 'grace').executeTakeFirstOrThrow(),
    )
    await api.store.owner((tx) =>
      tx
        .updateTable('member')
        .set({ has_web_profile: true, member_type: 'EnrolledCardMember' })
        .where('id', '=', identity.member_id)
        .execute(),
    )
    const back = provider.signIn(departed, grace)
    expect((await browser.go(back.pathname + back.search)).url).toBe('/account/user_profile')
    expect((await visitor().go('/login')).url).toBe('/login')
    expect((await browser.go('/login')).url).toBe('/account/overview')
  })

  it.each([
    ['/?state=closed', '/login?rfr=6'],
    ['/?state=closing', '/login?rfr=7'],
    ['/?state=other', null],
    ['/how-it-works?state=closed', null],
  ])('sends a browser that the provider has signed out to %s to the page %s', async (from, to) => {
    expect((await web.get(from, NAVIGATION)).headers.get('location')).toBe(to)
  })

  it('asks visitors to sign in with their account of the provider [SHELL-18]', async () => {
    const folder = path.join(build.dist, 'client/assets')
    const [notice, ...more] = (await readdir(folder)).filter((name) => /^NoticeDialog-.*\.js$/.test(name))
    expect(more).toEqual([])
    const code = await readFile(path.join(folder, notice ?? 'no notice'), 'utf8')
    for (const words of ['Sign in with your {loyalty} account', 'Use it to sign in here or to join']) expect(code).toContain(words)
  })

  it('has no code that asks for a password of this site [ROUTE-20]', async () => {
    const folder = path.join(build.dist, 'client/assets')
    const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
    const code = (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).join('\n')
    const asks = ['current-password', 'new-password']
    const packages = path.join(import.meta.dirname, '../../../packages')
    const direct = await Promise.all(
      ['enrollment/src/sign-in/SignInScreen.tsx', 'forms/src/password/NewPasswordFields.tsx'].map((name) =>
        readFile(path.join(packages, name), 'utf8'),
      ),
    )
    expect(asks.filter((word) => direct.join('\n').includes(word))).toEqual(asks)
    expect(asks.filter((word) => code.includes(word))).toEqual([])
    expect(names.filter((name) => name.startsWith('recover'))).toEqual([])
    expect((await web.get('/recover')).status).toBe(404)
  })
})

describe('a browser that navigates to the API itself', () => {
  it('gets a page when there is no API, while a call gets its problem document', async () => {
    const alone = await serveWeb(build.dist, 'http://127.0.0.1:1')
    const [looking, calling] = await Promise.all([
      alone.get('/api/SingleSignOn', NAVIGATION),
      alone.get('/api/SingleSignOn', { accept: 'application/json', 'sec-fetch-mode': 'cors' }),
    ])
    await alone.close()
    expect([looking.status, looking.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/error\/[\w-]+$/)])
    expect([calling.status, calling.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
  })
})
