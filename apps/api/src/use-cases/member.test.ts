import { endpoints, type Member } from '@dining/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Browser } from '../testing/browser.ts'
import { givenCard, type TestMember } from '../testing/dining.ts'
import { addMember, addZip, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'

let api: TestApi
let member: TestMember
let visitor: Browser

beforeAll(async () => {
  api = await testApi([
    testPartner('one'),
    testPartner('full', { features: { fullAddressRequired: true } }),
    testPartner('credit', { program: { currencyType: 'Credit' }, features: { fullAddressRequired: true } }),
  ])
  await addZip(api, '97205', '10001')
})
beforeEach(async () => {
  member = await addMember(api, 'one', { first_name: 'Ada', last_name: 'Byron', zip_code: '97205' })
  visitor = await signedIn(api, 'one', member)
})
afterAll(() => api.close())

type Profile = Parameters<typeof visitor.call<typeof endpoints.updateMember>>[1]['body']
const save = (body: Profile) => visitor.call(endpoints.updateMember, { body })
const read = async () => (await visitor.call(endpoints.getMember, {})).body as Member
const faults = async (body: Profile) => ((await save(body)).problem.errors ?? []).map(({ field, code }) => `${field}: ${code}`)
const ADDRESS = { address1: '1 Main Street', address2: '', city: 'Portland', state: 'OR', zipCode: '97205' }

describe('the member', () => {
  it('is returned with every field of the specification and none of the database’s [SESSION-10] [SESSION-25] [PROFILE-02]', async () => {
    expect(await read()).toEqual({
      publicId: member.public_id,
      familyId: null,
      firstName: 'Ada',
      lastName: 'Byron',
      email: member.email,
      emailOptIn: true,
      monthlyStatement: false,
      phoneNumber: null,
      smsOptIn: false,
      address: { address1: '', address2: '', city: '', state: '', zipCode: '97205' },
      tierLevel: 2,
      memberType: 'EnrolledCardMember',
      hasNoCard: true,
      hasWebProfile: true,
      active: true,
      diningProgress: expect.objectContaining({ status: 'Building', dinesRequired: 12, remainingDines: 12 }),
      activeBonuses: [],
      enrollmentSource: 'web',
      joinDate: api.clock.now().toISOString(),
      sessionExpiresAt: expect.any(String),
    })
  })

  it('says that no card is linked, in every answer, until one is [REENROLL-17]', async () => {
    const other = await addMember(api, 'one')
    const theirs = await signedIn(api, 'one', other)
    const shown = async () => [
      (await theirs.call(endpoints.getMember, {})).body,
      (await theirs.call(endpoints.updateMember, { body: { emailOptIn: true } })).body,
    ]
    for (const answer of await shown()) expect(answer).toMatchObject({ hasNoCard: true })
    const card = await givenCard(api.store, other, { unlinked_at: api.clock.now() })
    for (const answer of await shown()) expect(answer).toMatchObject({ hasNoCard: true })
    await api.store.owner((tx) => tx.updateTable('member_card').set({ unlinked_at: null }).where('id', '=', card.id).execute())
    for (const answer of await shown()) expect(answer).not.toHaveProperty('hasNoCard')
  })

  it('has the way to VIP in dines and in dollars, with what was earned this year [PROFILE-03]', async () => {
    expect((await read()).diningProgress).toEqual({
      status: 'Building',
      dinesRequired: 12,
      remainingDines: 12,
      dollarsRequired: 0,
      remainingDollars: 0,
      ytdMilesOrDollars: 0,
    })
  })

  it('is VIP to the end of the year that was reached, in the partner’s calendar', async () => {
    const vip = await addMember(api, 'one', { tier_level: 3, vip_until_year: 2026 })
    visitor = await signedIn(api, 'one', vip, true)
    // The year ends at midnight of the partner's zone, UTC-6 in winter.
    api.clock.set(new Date('2026-08-20T00:00:00Z'))
    expect((await read()).tierLevel).toBe(3)
    await api.store.owner((tx) =>
      tx
        .updateTable('session')
        .set({ expires_at: new Date('2028-01-01'), ends_at: new Date('2028-01-01') })
        .execute(),
    )
    api.clock.set(new Date('2027-01-01T05:59:59Z'))
    expect((await read()).tierLevel).toBe(3)
    api.clock.set(new Date('2027-01-01T06:00:00Z'))
    expect((await read()).tierLevel).toBe(2)
  })
})

describe('the profile', () => {
  it('is saved and returned with its new values', async () => {
    const reply = await save({
      firstName: ' Augusta ',
      lastName: 'King',
      address: ADDRESS,
      phoneNumber: '+1 (212) 555-0123',
      smsOptIn: true,
    })
    expect(reply.body).toMatchObject({
      firstName: 'Augusta',
      lastName: 'King',
      address: ADDRESS,
      phoneNumber: '2125550123',
      smsOptIn: true,
    })
    expect(await read()).toMatchObject({ firstName: 'Augusta', address: ADDRESS, phoneNumber: '2125550123' })
  })

  it('keeps omitted fields', async () => {
    await save({ address: ADDRESS, phoneNumber: '2125550123', smsOptIn: true })
    await save({ lastName: 'King' })
    expect(await read()).toMatchObject({ firstName: 'Ada', lastName: 'King', address: ADDRESS, phoneNumber: '2125550123', smsOptIn: true })
  })

  it('opting in to email makes Select of Basic, opting out the reverse [TIER-03]', async () => {
    expect((await save({ emailOptIn: false })).body).toMatchObject({ emailOptIn: false, tierLevel: 0 })
    expect((await save({ emailOptIn: true })).body).toMatchObject({ emailOptIn: true, tierLevel: 2 })
    await save({ emailOptIn: false })
    const stored = await api.store.owner((tx) =>
      tx.selectFrom('member').select('tier_level').where('id', '=', member.id).executeTakeFirst(),
    )
    expect(stored).toEqual({ tier_level: 0 })
  })

  it('opting out does not change a VIP', async () => {
    const vip = await addMember(api, 'one', { tier_level: 3, vip_until_year: 2099 })
    visitor = await signedIn(api, 'one', vip)
    expect((await save({ emailOptIn: false })).body).toMatchObject({ emailOptIn: false, tierLevel: 3 })
  })

  it.each<[Profile, string]>([
    [{ firstName: 'x'.repeat(21) }, 'firstName: too-long'],
    [{ lastName: 'x'.repeat(21) }, 'lastName: too-long'],
    [{ firstName: ' ' }, 'firstName: required'],
    [{ address: { ...ADDRESS, address1: 'x'.repeat(31) } }, 'address.address1: too-long'],
    [{ address: { ...ADDRESS, address2: 'x'.repeat(31) } }, 'address.address2: too-long'],
    [{ address: { ...ADDRESS, city: 'x'.repeat(21) } }, 'address.city: too-long'],
    [{ address: { ...ADDRESS, state: 'XX' } }, 'address.state: wrong-format'],
    [{ address: { ...ADDRESS, zipCode: '9720' } }, 'address.zipCode: wrong-format'],
    [{ address: { ...ADDRESS, zipCode: '00000' } }, 'address.zipCode: zip-not-us'],
    [{ phoneNumber: '12' }, 'phoneNumber: invalid-phone'],
    [{ phoneNumber: '1215550123' }, 'phoneNumber: invalid-phone-us'],
  ])('refuses %j with %s and changes nothing', async (body, expected) => {
    const before = await read()
    expect(await faults({ emailOptIn: false, ...body })).toEqual([expected])
    expect({ ...(await read()), sessionExpiresAt: '' }).toEqual({ ...before, sessionExpiresAt: '' })
  })

  it.each(['DC', 'PR', ''])('accepts the state %j', async (state) => {
    expect((await save({ address: { ...ADDRESS, state } })).status).toBe(200)
  })

  it.each([
    ['full', ['address.address1: required', 'address.city: required', 'address.state: required']],
    ['credit', []],
    ['one', []],
  ])('asks the members of "%s" for a full address or not', async (partnerId, expected) => {
    visitor = await signedIn(api, partnerId, await addMember(api, partnerId))
    expect(await faults({ address: { ...ADDRESS, address1: '', city: '', state: '' } })).toEqual(expected)
  })

  it('without a phone there are no text messages', async () => {
    await save({ phoneNumber: '2125550123', smsOptIn: true })
    expect((await save({ phoneNumber: '' })).body).toMatchObject({ phoneNumber: null, smsOptIn: false })
    expect((await save({ smsOptIn: true })).body).toMatchObject({ smsOptIn: false })
  })

  it('cannot change email, tier or kind of account', async () => {
    await visitor.send('PUT', '/api/Member', {
      headers: { 'content-type': 'application/json', 'x-xsrf-token': visitor.token },
      body: JSON.stringify({ email: 'x@y.example', tierLevel: 3, tier_level: 3, memberType: 'NonCardMember', vip_until_year: 2099 }),
    })
    expect(await read()).toMatchObject({ email: member.email, tierLevel: 2, memberType: 'EnrolledCardMember' })
  })
})
