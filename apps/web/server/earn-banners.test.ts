import { addCardMember, givenMerchant, publish, signedIn, type TestApi } from '@dining/api/testing'
import { HOME_STATES, type HomeState } from '@dining/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startHubSite, type HubSite } from '../testing/hub-site.ts'

let site: HubSite

const item = (type: string, words: string, more = {}) => ({ type, fields: { text_mobile: words, ...more } })
const banner = (type: string, order: number, title: string, states: readonly HomeState[]) => ({
  type,
  order,
  text: [item('title', title), item('text', `${title} text`), item('button', `${title} button`, { url: '/search' })],
  user_states: states.map((state) => ({ index: HOME_STATES.indexOf(state) })),
})
const BANNERS = {
  second: banner('earn', 2, 'Second for all', []),
  first: banner('enrollment', 1, 'Join first', ['anonymous']),
  everyone: banner('enrollment', 5, 'Join whatever you are', []),
  mail: banner('earn', 3, 'Turn email on', ['opted_out']),
  welcome: banner('bonus', 0, 'A bonus', []),
}
const CAROUSELS = {
  headline: 'Tonight',
  body: 'Hungry?',
  banner_text: ['Near you', 'Later'].map((title) => item('merchant_carousel', title, { search_string: 'restaurantOrCuisine=Italian' })),
}
const EARN = {
  banner_text: [item('title', 'Points at dinner'), item('text', 'Up to {earn_best}.'), item('button', 'Go', { url: '/search' })],
}

async function writeContent(api: TestApi): Promise<void> {
  const by = { partnerId: 'hub', by: 'an editor', note: '', base: null }
  for (const [slug, fields] of Object.entries(BANNERS)) await publish(api.deps, { ...by, set: 'earn_banner', slug, fields })
  await publish(api.deps, { ...by, set: 'global', slug: 'earn', fields: EARN })
  await publish(api.deps, { ...by, set: 'discover', slug: 'discover', fields: CAROUSELS })
  const words = { title: 'For {tier_select} guests', body_text: 'Say yes to letters: {earn_select}. {join_link|Or join}' }
  await publish(api.deps, { ...by, set: 'popup', slug: 'unlock_select', fields: words })
  await givenMerchant(api.store, { id: 'm1', name: 'Osteria Lume' })
  await givenMerchant(api.store, { id: 'select', name: 'Select only', access_tier: 2 })
  await givenMerchant(api.store, { id: 'vip', name: 'VIP only', access_tier: 3 })
}

beforeAll(async () => void (site = await startHubSite(writeContent)))
afterAll(() => site.close())

async function cookieOf(facts: { tier_level: 0 | 2; email_opt_in: boolean }): Promise<string> {
  const { cookies } = await signedIn(site.api, 'hub', await addCardMember(site.api, 'hub', facts))
  return [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
}
const mainOf = async (path: string, cookie?: string) => {
  const html = await (await site.web.get(path, cookie === undefined ? {} : { cookie })).text()
  return /<main.*<\/main>/s.exec(html)?.[0] ?? ''
}
const headings = (main: string) => [...main.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, words = '']) => words.replace(/<.*?>/gs, ''))
const bannersIn = (main: string) =>
  headings(main).filter((title) => Object.values(BANNERS).some(({ text: [first] }) => first?.fields.text_mobile === title))

describe('earn banners', () => {
  it.each(['/earn', '/'])('of %s are those of the visitor’s state, in their order [BONUS-05] [CONTENT-30] [CONTENT-37]', async (path) => {
    expect(bannersIn(await mainOf(path))).toEqual(['Join first', 'Second for all', 'Join whatever you are'])
    const basic = await cookieOf({ tier_level: 0, email_opt_in: false })
    expect(bannersIn(await mainOf(path, basic))).toEqual(['Second for all', 'Turn email on'])
    const select = await cookieOf({ tier_level: 2, email_opt_in: true })
    expect(bannersIn(await mainOf(path, select))).toEqual(['Second for all'])
  })

  it('have the words and the link of their entry', async () => {
    const main = await mainOf('/earn')
    expect(main).toMatch(/Join first text.*<a[^>]*href="\/search"[^>]*>.*?Join first button/s)
  })

  it('come after the first row of restaurants on Discover', async () => {
    const titles = headings(await mainOf('/'))
    expect(titles.indexOf('Join first')).toBeGreaterThan(titles.indexOf('Near you'))
    expect(titles.indexOf('Join first')).toBeLessThan(titles.indexOf('Later'))
  })
})

it('shows the banner of the global copy above the list of offers [CONTENT-13] [CONTENT-14]', async () => {
  const main = await mainOf('/earn')
  expect(headings(main)[0]).toBe('Points at dinner')
  expect(main).toContain('Up to 7 points per $1.')
})

describe('a restaurant of a higher tier', () => {
  it('shows a member the editors’ words on how to reach the tier [MERCHANT-38] [CONTENT-31]', async () => {
    const basic = await cookieOf({ tier_level: 0, email_opt_in: false })
    const main = await mainOf('/merchants/select', basic)
    expect(headings(main)).toContain('For Select guests')
    expect(main).toMatch(/Say yes to letters: [^<]*per \$1/)
    expect(headings(main)).not.toContain('Unlock access to earn')
  })

  it('is not there for a tier that the program does not have [TIER-07]', async () => {
    const cookie = await cookieOf({ tier_level: 0, email_opt_in: false })
    expect((await site.web.get('/merchants/vip', { cookie })).status).toBe(404)
    const found = await (await site.web.get('/api/v2/Merchants/Search?pageSize=50', { cookie })).text()
    expect([found.includes('Select only'), found.includes('VIP only')]).toEqual([true, false])
  })
})
