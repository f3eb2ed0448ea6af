import { addMember, givenCard, givenMerchant, publish, signedIn } from '@dining/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startHubSite, type HubSite } from '../testing/hub-site.ts'

let site: HubSite

beforeAll(async () => {
  site = await startHubSite(async (api) => {
    await givenMerchant(api.store, { id: 'm1', name: 'Osteria Lume' })
    const fields = {
      primary_links: [{ text: 'Every table', url: '/search' }],
      secondary_links: [{ text: 'Terms', url: 'https://terms.example' }],
    }
    const entry = { partnerId: 'hub', set: 'global', slug: 'footer', fields, by: 'an editor', note: '', base: null } as const
    await publish(api.deps, entry)
  })
})
afterAll(() => site.close())

type MemberType = 'ClosedAccountMember' | 'EnrolledCardMember' | 'NonCardMember'

async function open(path: string, memberType: MemberType, hasCard = memberType === 'EnrolledCardMember') {
  const member = await addMember(site.api, 'hub', { member_type: memberType })
  if (hasCard) await givenCard(site.api.store, member)
  const { cookies } = await signedIn(site.api, 'hub', member)
  const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const answer = await site.web.get(path, { cookie })
  const html = await answer.text()
  const part = (tag: string) => new RegExp(`<${tag}[ >].*</${tag}>`, 's').exec(html)?.[0] ?? ''
  return { status: answer.status, main: part('main'), header: part('header'), footer: part('footer') }
}

describe('a closed account', () => {
  it.each(['/', '/search', '/merchants/m1', '/account/overview', '/account/user_profile'])(
    'replaces the page at %s and the links of the footer; header and legal line stay [REENROLL-05] [REENROLL-06] [REENROLL-16]',
    async (path) => {
      const closed = await open(path, 'ClosedAccountMember')
      expect(closed.status).toBe(200)
      expect(closed.main.match(/<h1/g)).toHaveLength(1)
      expect(closed.main).toContain('Your last card was deleted')
      for (const link of ['Every table', 'Terms']) expect(closed.footer).not.toContain(link)
      expect(closed.footer).toContain('©')
      expect(closed.header).toContain('<nav')
      const other = await open(path, 'EnrolledCardMember')
      expect(other.main).not.toContain('Your last card was deleted')
      for (const link of ['Every table', 'Terms']) expect(other.footer).toContain(link)
    },
  )
})

describe('a member without a linked card', () => {
  it.each(['/', '/search', '/account/overview'])(
    'links one before anything else at %s if they have had one, and sees the page if they have not [REENROLL-15] [REENROLL-17]',
    async (path) => {
      const cardless = await open(path, 'EnrolledCardMember', false)
      expect(cardless.status).toBe(200)
      expect(cardless.main).toContain('Link this card and go on')
      expect(cardless.main.match(/<h1/g)).toHaveLength(1)
      expect(cardless.main).not.toContain('your account is closed')
      expect(cardless.footer).not.toContain('Every table')
      const joined = await open(path, 'NonCardMember')
      expect(joined.main).not.toContain('Link this card and go on')
      expect(joined.footer).toContain('Every table')
    },
  )
})

it.each(['//', '//?x=1', '//[?x=1', '/?public_id=%ff'])('a known visitor gets home at %s, which is no address', async (path) => {
  const answer = await site.web.get(path, { cookie: 'public_id=p1' })
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<main')])
})

describe('the second step of enrollment', () => {
  it('has a form for a card, which can be left with "No, thanks" [ENROLL-04]', async () => {
    const { main } = await open('/add_card', 'NonCardMember')
    expect(main).toMatch(/<form[^>]*>.*<a [^>]*href="\/"[^>]*>(?:<[^>]*>)*No, thanks/s)
  })
})
