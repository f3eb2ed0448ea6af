import { endpoints } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { browser } from '../testing/browser.ts'
import { addMember } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'

let api: TestApi

beforeAll(async () => {
  const sso = testPartner('provider', { program: { enrollmentType: 'sso' } })
  api = await testApi([testPartner('one'), testPartner('two'), sso, testPartner('open', { program: { enrollmentType: 'none' } })])
})
afterAll(() => api.close())

describe('a known visitor', () => {
  const lookUp = (publicId: string, partnerId = 'one') =>
    browser(api.app, partnerId).call(endpoints.getKnownMember, { params: { publicId } })

  it('is described without a name or an address [SESSION-22]', async () => {
    const member = await addMember(api, 'one')
    const reply = await lookUp(member.public_id)
    expect(reply.body).toEqual({ publicId: member.public_id, tierLevel: 2, hasWebProfile: true, active: true, interfaceType: 'direct' })
  })

  it.each([
    [0, 'has opted out of email', { tier_level: 0, email_opt_in: false }],
    [1, 'is not activated', { tier_level: 1, email_opt_in: true }],
    [2, 'has opted in to email', { tier_level: 2, email_opt_in: true }],
    [3, 'is a VIP', { tier_level: 3, vip_until_year: 2099 }],
  ] as const)('of tier %d %s [SESSION-07] [SESSION-09]', async (tier, _, facts) => {
    const member = await addMember(api, 'one', facts)
    expect((await lookUp(member.public_id)).body).toMatchObject({ publicId: member.public_id, tierLevel: tier })
  })

  it('without an account of this site is only known; others are described by how members sign in [SESSION-08]', async () => {
    const mailed = await addMember(api, 'one', { has_web_profile: false, tier_level: 1, active: false })
    expect((await lookUp(mailed.public_id)).body).toMatchObject({
      interfaceType: 'known',
      hasWebProfile: false,
      tierLevel: 1,
      active: false,
    })
    const [here, there] = [await addMember(api, 'one'), await addMember(api, 'provider')]
    expect((await lookUp(here.public_id)).body).toMatchObject({ interfaceType: 'direct' })
    expect((await lookUp(there.public_id, 'provider')).body).toMatchObject({ interfaceType: 'sso' })
  })

  it.each(['nobody', 'Cards'])('%s is not found', async (publicId) => {
    const reply = await browser(api.app, 'one').call(endpoints.getKnownMember, { params: { publicId } })
    // "Cards" is the address of another call, which requires a session.
    expect(reply.status).toBe(publicId === 'Cards' ? 401 : 404)
  })

  it('is known only at their own partner', async () => {
    const member = await addMember(api, 'one')
    expect((await lookUp(member.public_id)).status).toBe(200)
    expect((await lookUp(member.public_id, 'two')).status).toBe(404)
  })

  it('does not exist without enrollment', async () => {
    const stray = await addMember(api, 'open')
    expect((await lookUp(stray.public_id, 'open')).status).toBe(404)
  })
})

describe('activation', () => {
  const activate = (publicId: string) => browser(api.app, 'one').call(endpoints.activateMember, { body: { publicId } })
  /** As the next visit of any browser finds it. */
  const storedTier = async (publicId: string) =>
    ((await browser(api.app, 'one').call(endpoints.getKnownMember, { params: { publicId } })).body as { tierLevel: number }).tierLevel

  it.each([
    [true, 2],
    [false, 0],
  ] as const)('of a member with email opt-in %s leads to tier %d, without signing in [ACT-20]', async (optIn, tier) => {
    const waiting = await addMember(api, 'one', { tier_level: 1, email_opt_in: optIn })
    const reply = await activate(waiting.public_id)
    expect(reply.body).toMatchObject({ publicId: waiting.public_id, tierLevel: tier })
    expect(await storedTier(waiting.public_id)).toBe(tier)
    expect((await activate(waiting.public_id)).body).toMatchObject({ tierLevel: tier })
  })

  it('needs only {publicId} and the anti-forgery token, and returns JSON [ACT-18] [ACT-19]', async () => {
    const { public_id: publicId } = await addMember(api, 'one', { tier_level: 1 })
    const visitor = browser(api.app, 'one')
    const { csrfToken } = (await visitor.call(endpoints.getToken, {})).body as { readonly csrfToken: string }
    const post = (token: string) =>
      visitor.send('POST', '/api/Member/Activate', {
        headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
        body: JSON.stringify({ publicId }),
      })
    expect((await post('')).status).toBe(403)
    expect(await storedTier(publicId)).toBe(1)
    const reply = await post(csrfToken)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(reply.body).toMatchObject({ publicId, tierLevel: 2 })
    expect(await storedTier(publicId)).toBe(2)
  })

  it('of an unknown member is refused', async () => {
    expect((await activate('nobody')).problem.code).toBe('not-found')
  })

  it('of a closed account is refused', async () => {
    const closed = await addMember(api, 'one', { tier_level: 1, member_type: 'ClosedAccountMember' })
    expect((await activate(closed.public_id)).problem.code).toBe('forbidden')
  })
})
