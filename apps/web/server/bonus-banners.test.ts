import { addCardMember, publish, signedIn } from '@dining/api/testing'
import type { ContentSet } from '@dining/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { givenOfferedBonuses } from '../testing/bonus-banners.ts'
import { startHubSite, type HubSite } from '../testing/hub-site.ts'

const LONG_AGO = new Date('2025-01-01T12:00:00Z')

let site: HubSite
beforeAll(async () => {
  site = await startHubSite(givenOfferedBonuses)
})
afterAll(() => site.close())

it('banners of bonuses are those of the account’s content, or else those of home’s for the member’s state [BONUS-04]', async () => {
  const facts = { joined_at: LONG_AGO, tier_level: 0, email_opt_in: false } as const
  const { cookies } = await signedIn(site.api, 'hub', await addCardMember(site.api, 'hub', facts))
  const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  // The state repeats the content; a member sees the elements alone.
  const overview = async () => (await (await site.web.get('/account/overview', { cookie })).text()).replace(/<script\b.*?<\/script>/gs, '')
  const put = async (set: ContentSet, fields: Readonly<Record<string, unknown>>) => {
    const entry = { partnerId: 'hub', by: 'an editor', note: '', base: null, set, slug: set, fields }
    expect(await publish(site.api.deps, entry)).toMatchObject({ ok: true })
  }
  const banners = (words: string) => ({ bonus_banners: [{ code: 'SPRING', text: [{ type: 'title', fields: { text_mobile: words } }] }] })

  const referral_link = { is_enabled: false, title: '', description: '' }
  await put('home', { banner_text: [], user_states: [{ key: 'opted_out', ...banners('Words of home') }] })
  await put('account_center', { referral_link, bonus_banners: [] })
  await expect.poll(overview).toMatch(/Words of home/)
  await put('account_center', { referral_link, ...banners('Words of the account') })
  await expect.poll(overview).toMatch(/Words of the account/)
  expect(await overview()).not.toMatch(/Words of home/)
})
