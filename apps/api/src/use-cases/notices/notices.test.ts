import { noticeEndpoints as calls, securityEndpoints } from '@dining/contract'
import { NOTICES, noticesOf } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { browser } from '../../testing/browser.ts'
import { addMember, signedIn } from '../../testing/factories.ts'
import { NEW_YORK, NOTICE_FEATURES, NOTICE_START, noticingApi, type Noticed } from '../../testing/noticing-api.ts'
import { testApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'

let t: Awaited<ReturnType<typeof noticingApi>>
let who: Noticed
beforeAll(async () => {
  t = await noticingApi()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.api.clock.set(NOTICE_START)
  who = await t.newcomer()
})

describe('a browser of a member', () => {
  it('subscribes with the key of the installation, and is listed', async () => {
    const { answer, status } = await t.subscribe(who.visitor)
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      kind: 'saved',
      notices: { devices: [{ addedAt: NOTICE_START.toISOString() }], most: NOTICES.mostDevices },
    })
    const notices = await t.noticesOf(who.visitor)
    expect(notices.publicKey).toBe(t.api.deps.push?.publicKey)
    expect(notices.choices.map(({ kind, isOn }) => [kind, isOn])).toEqual(noticesOf(t.partner).map((kind) => [kind, true]))
    // Again is the same browser.
    const device = t.service.subscribe()
    await t.subscribe(who.visitor, NEW_YORK, device)
    await t.subscribe(who.visitor, NEW_YORK, device)
    expect((await t.noticesOf(who.visitor)).devices).toHaveLength(2)
  })

  it.each([
    ['an address elsewhere', { endpoint: 'https://evil.example/1' }],
    ['an address in a private network', { endpoint: 'http://10.0.0.1/1' }],
    ['a key that is no point', { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }],
    ['a zone that does not exist', { timeZone: 'Mars/Olympus' }],
  ])('is refused with %s', async (_, more) => {
    const { endpoint, keys } = t.service.subscribe()
    const answer = await who.visitor.call(calls.saveNoticeDevice, { body: { endpoint, keys, timeZone: NEW_YORK, ...more } })
    expect(answer.status).toBe(400)
    expect((await t.noticesOf(who.visitor)).devices).toEqual([])
  })

  it(`is one of ${NOTICES.mostDevices} at most`, async () => {
    for (let count = 0; count < NOTICES.mostDevices; count += 1) expect((await t.subscribe(who.visitor)).answer.kind).toBe('saved')
    expect((await t.subscribe(who.visitor)).answer).toEqual({ kind: 'limit', most: NOTICES.mostDevices })
    expect((await t.noticesOf(who.visitor)).devices).toHaveLength(NOTICES.mostDevices)
  })

  it('of another member, or of another partner, is not found', async () => {
    await t.subscribe(who.visitor)
    const deviceId = (await t.noticesOf(who.visitor)).devices[0]?.id ?? ''
    for (const stranger of [await t.newcomer(), await t.newcomer('two')])
      expect((await stranger.visitor.call(calls.removeNoticeDevice, { params: { deviceId } })).status).toBe(404)
    expect((await browser(t.api.app, 'one').call(calls.getNotices, {})).status).toBe(401)
    expect((await who.visitor.call(calls.removeNoticeDevice, { params: { deviceId } })).status).toBe(200)
    expect((await t.noticesOf(who.visitor)).devices).toEqual([])
  })

  it('shows the notices of the last member who asked for them there', async () => {
    const device = await t.subscribe(who.visitor)
    const next = await t.newcomer()
    await t.subscribe(next.visitor, NEW_YORK, device)
    expect((await t.noticesOf(who.visitor)).devices).toEqual([])
    expect((await t.noticesOf(next.visitor)).devices).toHaveLength(1)
  })

  it('leaves with a sign-out there, and stays with one elsewhere', async () => {
    await t.subscribe(who.visitor)
    const elsewhere = await signedIn(t.api, 'one', who.member)
    await t.subscribe(elsewhere)
    await elsewhere.send('GET', '/api/SignOut', { headers: { 'sec-fetch-site': 'same-origin' } })
    expect((await t.noticesOf(who.visitor)).devices).toHaveLength(1)
  })

  it('leaves when another session changes the password', async () => {
    const own = await t.subscribe(who.visitor)
    const elsewhere = await signedIn(t.api, 'one', who.member)
    await t.subscribe(elsewhere)
    const password = 'walnut-boat-77-green'
    const changed = await who.visitor.call(securityEndpoints.changePassword, { body: { password, passwordConfirm: password } })
    expect(changed.status).toBe(200)
    const left = await t.api.store.owner((tx) =>
      tx.selectFrom('notice_device').select('endpoint').where('member_id', '=', who.member.id).execute(),
    )
    expect(left.map(({ endpoint }) => endpoint)).toEqual([own.endpoint])
  })

  it('renews its subscription with the secret of the one before, and with no other', async () => {
    const was = await t.subscribe(who.visitor)
    const now = t.service.subscribe()
    const renew = (auth: string) =>
      browser(t.api.app, 'one').call(calls.renewNoticeDevice, {
        body: { was: { endpoint: was.endpoint, auth }, now: { endpoint: now.endpoint, keys: now.keys } },
      })
    expect((await renew(now.keys.auth)).body).toEqual({ renewed: false })
    expect((await renew(was.keys.auth)).body).toEqual({ renewed: true })
    await t.write(who, 'a dine')
    await t.sendDue()
    expect([t.textsOf(was).length, t.textsOf(now).length]).toEqual([0, 1])
  })
})

it('do not exist where the partner does not want them', async () => {
  const stranger = await t.newcomer('none')
  expect((await stranger.visitor.call(calls.getNotices, {})).status).toBe(404)
  expect((await t.subscribe(stranger.visitor)).status).toBe(404)
  expect(await t.rowsOf(stranger)).toEqual([])
})

it('do not exist without a key, as in an installation that has none', async () => {
  const without = await testApi([testPartner('one', { features: NOTICE_FEATURES })], undefined, { push: null })
  const member = await addMember(without, 'one')
  expect((await (await signedIn(without, 'one', member)).call(calls.getNotices, {})).status).toBe(404)
  await without.close()
})
