import { addCardMember, givenMerchant, publish, signedIn } from '@dining/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { givenOfferedBonuses } from '../testing/bonus-banners.ts'
import { FLIPS, titleItem, type Fields, type Visitor } from '../testing/content-flips.ts'
import { startHubSite, type HubSite } from '../testing/hub-site.ts'

const LONG_AGO = new Date('2025-01-01T12:00:00Z')

describe('a field of the content', () => {
  let site: HubSite
  const cookies: Partial<Record<Visitor, string>> = {}
  const by = { partnerId: 'hub', by: 'an editor', note: '', base: null }

  beforeAll(async () => {
    site = await startHubSite(async (api) => {
      await publish(api.deps, { ...by, set: 'earn_banner', slug: 'between', fields: { text: [titleItem('The banner between')] } })
      await publish(api.deps, { ...by, set: 'earn_details', slug: 'between', fields: { url: '/earn/between' } })
      await givenMerchant(api.store, { id: 'm1', name: 'Osteria Lume' })
      await givenMerchant(api.store, { id: 'select', name: 'Select only', access_tier: 2 })
      await givenOfferedBonuses(api)
    })
    for (const [visitor, facts] of [
      ['basic', { joined_at: LONG_AGO, first_name: 'Ada', tier_level: 0, email_opt_in: false }],
      ['select', { joined_at: LONG_AGO, tier_level: 2, email_opt_in: true }],
    ] as const) {
      const { cookies: own } = await signedIn(site.api, 'hub', await addCardMember(site.api, 'hub', facts))
      cookies[visitor] = [...own].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    }
  })
  afterAll(() => site.close())

  const pageFor = async (path: string, visitor: Visitor) => {
    const cookie = cookies[visitor]
    const html = await (await site.web.get(path, cookie === undefined ? {} : { cookie })).text()
    // The state repeats the content; a visitor sees the elements alone.
    return html.replace(/<script\b.*?<\/script>/gs, '').replace(/<!--.*?-->/g, '')
  }

  it.each(FLIPS)('$field changes $path for a visitor of the kind $visitor', async ({ set, slug, shown, other, path, visitor, sees }) => {
    const put = async (fields: Fields) => expect(await publish(site.api.deps, { ...by, set, slug, fields })).toMatchObject({ ok: true })
    await put(shown)
    await expect.poll(() => pageFor(path, visitor)).toMatch(sees)
    await put(other)
    await expect.poll(() => pageFor(path, visitor)).not.toMatch(sees)
  })
})
