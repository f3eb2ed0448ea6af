import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { addCardMember, givenMerchant, publish, signedIn, testApi, type TestApi } from '@dining/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { built } from '../testing/built.ts'
import { startHubSite, type HubSite } from '../testing/hub-site.ts'
import plain from '../testing/partners/plain/partner.ts'
import { serveApi, serveWeb } from '../testing/served.ts'

let site: HubSite

const carousel = (title: string, search: string) => ({ type: 'merchant_carousel', fields: { text_mobile: title, search_string: search } })
const CONTENT = {
  account_center: {
    referral_link: { is_enabled: false, title: 'Bring a friend', description: 'You both earn.' },
    link_groups: [
      {
        title: 'Next',
        links: [
          { text: 'All tables', url: '/search?isNew=true' },
          { text: 'A page of no route', url: '/nowhere/at-all' },
        ],
      },
      { title: 'Nothing left', links: [{ text: 'Another of none', url: '/nowhere' }] },
      { title: 'Elsewhere', links: [{ text: 'Our site', url: 'https://away.example/help' }] },
    ],
  },
  discover: {
    headline: 'Tonight, earn',
    body: 'Up to {earn_best}.',
    banner_text: [carousel('Near you', 'restaurantOrCuisine=Italian'), carousel('Later', 'sortBy=name'), carousel('Never', 'isNew=true')],
  },
  global: { tagline: 'Dinner counts twice.' },
  home: {
    enable_banner: true,
    include_welcome_message: true,
    include_prospect_email: true,
    user_states: [
      { key: 'opted_out', headline: 'Turn email on', banner_text: [] },
      { key: 'anonymous', headline: 'Join us', banner_text: [{ type: 'button', fields: { text_mobile: 'Start', url: '/join' } }] },
    ],
    banner_text: [
      { type: 'title', fields: { text_mobile: 'Small', text_desktop: 'Wide' } },
      { type: 'link', fields: { text_mobile: 'Away', url: 'https://away.example', new_tab: true } },
      { type: 'button', fields: { text_mobile: 'Nowhere', url: '/nowhere' } },
    ],
  },
}

async function writeContent(api: TestApi): Promise<void> {
  const rows = Object.entries(CONTENT).map(([set, fields]) => ({
    partner_id: 'hub',
    set_name: set,
    slug: set,
    version: 1,
    status: 'published' as const,
    fields: JSON.stringify(fields),
    publish_at: null,
    updated_at: new Date(),
    updated_by: 'test',
  }))
  await api.store.owner((tx) => tx.insertInto('content_entry').values(rows).execute())
  await givenMerchant(api.store, { id: 'm1', name: 'Osteria Lume' })
}

beforeAll(async () => {
  site = await startHubSite(writeContent)
})

afterAll(() => site.close())

const mainOf = async (path: string, cookie?: string) => {
  const html = await (await site.web.get(path, cookie === undefined ? {} : { cookie })).text()
  return /<main.*<\/main>/s.exec(html)?.[0] ?? ''
}
const words = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))

describe('a page', () => {
  it.each([
    ['/', ['announcement_banner', 'discover', 'earn_banner', 'global']],
    ['/how-it-works', ['announcement_banner', 'global', 'home']],
    ['/search', ['announcement_banner', 'global']],
  ])('%s carries the content sets that it reads, and no other', async (path, sets) => {
    const html = await (await site.web.get(path)).text()
    const [, json = ''] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? []
    const { queries } = JSON.parse(json) as { queries: readonly { key: readonly unknown[] }[] }
    expect(new Set(queries.flatMap(({ key }) => (key[0] === 'getContent' && key.length === 2 ? [key[1]] : [])))).toEqual(new Set(sets))
  })
})

it('shows the line of the editors below the wordmark of the footer [CONTENT-13]', async () => {
  const html = await (await site.web.get('/search')).text()
  expect(words(/<footer.*<\/footer>/s.exec(html)?.[0] ?? '')).toContain('Dinner counts twice.')
})

describe('the Discover page', () => {
  it("shows an editor's greeting and the rate, and has a search box [DISCOVER-01] [DISCOVER-02] [DISCOVER-03]", async () => {
    const main = await mainOf('/')
    expect(words(/<h1.*?<\/h1>/s.exec(main)?.[0] ?? '')).toMatch(/Tonight, earn\s+7 points per \$1/)
    expect(words(main)).toContain('Up to 7 points per $1.')
    expect(main).toMatch(/<form role="search"[^>]*action="\/search"/)
  })

  it('includes the restaurants of its first carousel, with a link to their whole search [DISCOVER-04] [CONTENT-20] [SEARCH-30]', async () => {
    const main = await mainOf('/')
    expect(words(main)).toContain('Osteria Lume')
    expect(hrefs(main)).toContain('/merchants/m1')
    expect(hrefs(main).some((href) => href?.startsWith('/search?') && href.includes('restaurantOrCuisine=Italian'))).toBe(true)
    expect(words(main)).toContain('Later')
  })

  it('omits a carousel without a restaurant, whose later removal would move the page', async () => {
    expect(words(await mainOf('/'))).not.toContain('Never')
  })
})

describe('how it works', () => {
  it('shows the items of content, each with its text for the width, and external links in a new tab [CONTENT-19]', async () => {
    const main = await mainOf('/how-it-works')
    expect(words(main)).toContain('Small Wide')
    expect(main).toMatch(/<a(?=[^>]*href="https:\/\/away\.example\/?")(?=[^>]*target="_blank")(?=[^>]*rel="noopener")/)
    expect(hrefs(main)).not.toContain('/nowhere')
  })

  it("has copy for the visitor's state by name, and none for an unknown state [HOME-15] [HOME-21]", async () => {
    const main = await mainOf('/how-it-works')
    expect(words(main)).toContain('Join us')
    expect(words(main)).not.toContain('Turn email on')
    expect(hrefs(main)).toContain('/join')
    const { cookies } = await signedIn(site.api, 'hub', await addCardMember(site.api, 'hub', { tier_level: 2, email_opt_in: true }))
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    expect(words(await mainOf('/how-it-works', cookie))).not.toMatch(/Join us|Turn email on/)
  })

  it('greets a member who gets no email by name and does not ask for an email address [HOME-16] [HOME-22]', async () => {
    const member = await addCardMember(site.api, 'hub', { first_name: 'Ada', last_name: 'Byron', tier_level: 0, email_opt_in: false })
    const { cookies } = await signedIn(site.api, 'hub', member)
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const main = await mainOf('/how-it-works', cookie)
    expect(words(main)).toContain('Turn email on')
    expect(words(main)).toContain('Welcome back, Ada.')
    expect(words(main)).toMatch(/You earn 1 point per \$2/)
    expect(main).not.toContain('type="email"')
    expect(await mainOf('/how-it-works')).toContain('type="email"')
  })

  it('has a banner of content that welcomes a member, once, and asks a visitor for an email address [HOME-04]', async () => {
    const member = await addCardMember(site.api, 'hub', { first_name: 'Mae', last_name: 'Jemison', tier_level: 0, email_opt_in: false })
    const { cookies } = await signedIn(site.api, 'hub', member)
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const banner = (main: string) => /<section[^>]*><div><h2>(?:Turn email on|Join us)<.*?<\/section>/s.exec(main)?.[0] ?? ''
    const own = await mainOf('/how-it-works', cookie)
    expect(words(banner(own))).toContain('Turn email on Welcome back, Mae.')
    expect(own.split('Welcome back').length).toBe(2)
    const visitors = await mainOf('/how-it-works')
    expect(words(banner(visitors))).not.toContain('Welcome')
    const form = /<form[^>]*>(?:(?!<\/form>).)*type="email".*?<\/form>/s.exec(visitors)?.[0] ?? ''
    expect(words(form)).toContain('Get started')
  })
})

describe('a signed-in member', () => {
  it('gets a renewed session with the page, which no one else can see', async () => {
    const member = await addCardMember(site.api, 'hub', { first_name: 'Grace', last_name: 'Hopper' })
    const { cookies } = await signedIn(site.api, 'hub', member)
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const page = await site.web.get('/search', { cookie })
    expect(await page.text()).toContain('Hello, Grace Hopper')
    expect(page.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(expect.arrayContaining(['session_expiry', 'public_id']))
    expect(await (await site.web.get('/search')).text()).not.toContain('Grace')
  })

  it("sees the editor's valid links in the account, and no group without one [ACCOUNT-05]", async () => {
    const member = await addCardMember(site.api, 'hub', { first_name: 'Joan', last_name: 'Clarke' })
    const { cookies } = await signedIn(site.api, 'hub', member)
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const main = await mainOf('/account/overview', cookie)
    expect(hrefs(main)).toEqual(expect.arrayContaining(['/search?isNew=true', 'https://away.example/help']))
    expect(words(main)).toContain('All tables')
    expect(words(main)).not.toMatch(/of no route|Nothing left|of none/)
  })

  it('is redirected from a member page to the sign-in if the session is invalid, and back afterwards [SESSION-30]', async () => {
    const answer = await site.web.get('/account/overview', { cookie: '__Host-session=gone' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login'])
    expect(answer.headers.getSetCookie().some((line) => line.startsWith('login_redirect=%2Faccount%2Foverview;'))).toBe(true)
  })
})

it('home is “how it works” with the restaurants of its content, and a link to their whole search [HOME-02] [HOME-03]', async () => {
  const [build, api] = await Promise.all([built('plain'), testApi([plain])])
  const items = [carousel('Close by', 'restaurantOrCuisine=Italian')]
  const fields = { user_states: [{ key: 'anonymous', headline: 'Join us', banner_text: [] }], banner_text: items }
  const entry = { partnerId: 'plain', set: 'home', slug: 'home', fields, by: 'an editor', note: '', base: null } as const
  expect(await publish(api.deps, entry)).toMatchObject({ ok: true })
  await givenMerchant(api.store, { id: 'm1', name: 'Osteria Lume' })
  const apiServer = await serveApi(api.app)
  const web = await serveWeb(build.dist, apiServer.url)
  try {
    const html = await (await web.get('/')).text()
    expect(words(html)).toContain('Close by')
    expect(words(html)).toContain('Osteria Lume')
    expect(hrefs(html)).toContain('/merchants/m1')
    expect(hrefs(html).some((href) => href?.startsWith('/search?') && href.includes('restaurantOrCuisine=Italian'))).toBe(true)
  } finally {
    await web.close()
    await apiServer.close()
    await api.close()
    await build.remove()
  }
})

it('keeps serving its own build when another one replaces it', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'web-replaced-'))
  await cp(site.build.dist, place, { recursive: true })
  const started = await serveWeb(place, site.apiServer.url)
  await rm(place, { recursive: true })
  const html = await (await started.get('/')).text()
  await started.close()
  expect(html.includes('Osteria Lume')).toBe(true)
})

it.each([
  ['/surveys', 'Surveys', 'There is no survey for you right now.'],
  ['/surveys/success', 'Thank you for your answers', 'We have received them.'],
  ['/surveys/error', 'We could not receive your answers', 'Please open the survey again in a moment, or call'],
])('has the page %s [ROUTE-32] [ROUTE-33] [ROUTE-34]', async (path, title, text) => {
  const answer = await site.web.get(path)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain(`<title>${title}</title>`)
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  expect(words(/<h1.*?<\/h1>/s.exec(main)?.[0] ?? '').trim()).toBe(title)
  expect(words(main)).toContain(text)
  expect((await site.web.get(`${path}/other`)).status).toBe(404)
})

it('shows the not-found page for an unknown restaurant', async () => {
  const answer = await site.web.get('/merchants/nothing')
  expect([answer.status, /<title>Page not found/.test(await answer.text())]).toEqual([404, true])
})

it('loads copy, banners, popups and sidebars from the content service, as last published [CONTENT-01]', async () => {
  const by = { partnerId: 'hub', by: 'an editor', note: 'Spring', base: null }
  const banner = { enable_banner: true, include_welcome_message: true, include_prospect_email: true }
  const states = [{ key: 'anonymous', headline: 'A banner of spring', banner_text: [] }]
  const home = { ...banner, user_states: states, banner_text: [{ type: 'title', fields: { text_mobile: 'Words of spring' } }] }
  const popup = { body_text: 'A popup of spring' }
  const sidebar = { page_text: [{ type: 'text', fields: { text_mobile: 'Beside a page' } }] }
  await publish(site.api.deps, { ...by, set: 'home', slug: 'home', fields: home })
  await publish(site.api.deps, { ...by, set: 'popup', slug: 'spring', fields: popup })
  await publish(site.api.deps, { ...by, set: 'sidebar', slug: 'spring', fields: sidebar })
  await expect.poll(async () => words(await mainOf('/how-it-works'))).toMatch(/A banner of spring.*Words of spring/)
  const entriesOf = async (set: string) => (await site.web.get(`/api/cms/pages/${set}/?page_size=100`)).json()
  expect(await entriesOf('popup')).toEqual({ data: [{ slug: 'spring', fields: popup }] })
  expect(await entriesOf('sidebar')).toEqual({ data: [{ slug: 'spring', fields: sidebar }] })
  await publish(site.api.deps, { ...by, set: 'home', slug: 'home', fields: CONTENT.home })
  await expect.poll(async () => words(await mainOf('/how-it-works'))).toContain('Small Wide')
})
