import { securityEndpoints as calls, endpoints, type Answer } from '@dining/contract'
import { FAILURES_TO_LOCK, REAUTHENTICATION_MINUTES } from '@dining/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { browser, type Browser } from '../../testing/browser.ts'
import { givenCard } from '../../testing/dining.ts'
import { addMember, linkCards, PASSWORD, signedIn } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { startSession } from '../session.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two', { program: { enrollmentType: 'sso' } })])
})
afterAll(() => api.close())

const NEW_PASSWORD = 'quince-lamp-71-harbour'
const WINDOW_MS = REAUTHENTICATION_MINUTES * 60_000
const confirm = (by: Browser, password: string) => by.call(calls.confirmIdentity, { body: { kind: 'password', password } })
const change = (by: Browser, password = NEW_PASSWORD) => by.call(calls.changePassword, { body: { password, passwordConfirm: password } })
/** Subjects of the mails to an address. */
const mailsTo = (address: string) => api.mails.filter(({ to }) => to === address).map(({ subject }) => subject)

/** A member with two cards, whose sign-in is longer ago than the window. */
async function signedInBefore() {
  const member = await addMember(api, 'one', { phone_number: '5035550142' })
  const card = await givenCard(api.store, member)
  await givenCard(api.store, member)
  const own = await signedIn(api, 'one', member)
  api.clock.advance(WINDOW_MS)
  return { member, card, own }
}

describe('a sensitive change', () => {
  it('is refused without a fresh proof, changes nothing, and is possible after it until the window ends', async () => {
    const { member, card, own } = await signedInBefore()
    const attempts = () =>
      Promise.all([
        own.call(endpoints.deleteCard, { query: { id: card.id } }),
        change(own),
        own.call(calls.removePasskey, { params: { passkeyId: 'x' } }),
        own.call(calls.startPasskey, {}),
        own.call(endpoints.updateMember, { body: { phoneNumber: '5035550199' } }),
      ])
    expect((await attempts()).map(({ problem }) => problem.code)).toEqual(Array.from({ length: 5 }, () => 'reauthentication-required'))
    // What is not sensitive is not asked for.
    expect((await own.call(endpoints.updateMember, { body: { firstName: 'Ada', phoneNumber: '5035550142' } })).status).toBe(200)
    expect((await own.call(endpoints.getCards, {})).body).toHaveLength(2)

    expect((await confirm(own, PASSWORD)).body).toEqual({ confirmedUntil: new Date(api.clock.now().getTime() + WINDOW_MS).toISOString() })
    api.clock.advance(WINDOW_MS - 1)
    expect((await own.call(endpoints.deleteCard, { query: { id: card.id } })).status).toBe(200)
    await expect.poll(() => mailsTo(member.email)).toEqual([expect.stringMatching(/^A card was removed/)])
    api.clock.advance(1)
    expect((await change(own)).problem.code).toBe('reauthentication-required')
  })

  it('is mailed when it was the phone number, without the number, also when it is removed', async () => {
    const { member, own } = await signedInBefore()
    await confirm(own, PASSWORD)
    const save = async (phoneNumber: string) =>
      expect((await own.call(endpoints.updateMember, { body: { firstName: 'Ada', phoneNumber } })).status).toBe(200)
    // The same number is no change.
    await save('(503) 555-0142')
    await save('5035550199')
    await expect.poll(() => mailsTo(member.email)).toEqual([expect.stringMatching(/^The phone number of your .+ account was changed$/)])
    expect(api.mails.at(-1)?.text).toContain('/account/user_profile')
    expect(api.mails.at(-1)?.text).not.toMatch(/0199|0142/)
    await save('')
    await expect.poll(() => mailsTo(member.email)).toHaveLength(2)
  })

  it('counts wrong passwords as sign-ins do, locks the account, and never ends the session', async () => {
    const { member, own } = await signedInBefore()
    const codes: string[] = []
    for (let time = 0; time < FAILURES_TO_LOCK; time++) codes.push((await confirm(own, 'wrong-words-1')).problem.code)
    expect(codes).toEqual([...Array.from({ length: FAILURES_TO_LOCK - 1 }, () => 'bad-credentials'), 'locked'])
    expect((await confirm(own, PASSWORD)).problem.code).toBe('locked')
    const elsewhere = await browser(api.app, 'one').call(endpoints.signIn, {
      body: { email: member.email, password: PASSWORD, rememberMe: false },
    })
    expect(elsewhere.problem.code).toBe('locked')
    expect((await own.call(endpoints.getMember, {})).status).toBe(200)
    api.clock.advance(10 * 60_000)
    expect((await own.call(endpoints.getMember, {})).status).toBe(200)
    api.clock.advance(10 * 60_000)
    expect((await own.call(endpoints.getMember, {})).status).toBe(200)
    api.clock.advance(11 * 60_000)
    expect((await confirm(own, PASSWORD)).status).toBe(200)
  })

  it('confirms one session, not another of the same member, and needs the anti-forgery token', async () => {
    const { member, own } = await signedInBefore()
    const other = await signedIn(api, 'one', member)
    api.clock.advance(WINDOW_MS)
    await confirm(other, PASSWORD)
    expect((await change(own)).status).toBe(403)
    const forged = await own.send('POST', '/api/Member/Confirm', {
      body: JSON.stringify({ kind: 'password', password: PASSWORD }),
      headers: { 'content-type': 'application/json' },
    })
    expect(forged.problem.code).toBe('token-invalid')
    expect((await change(own)).status).toBe(403)
  })

  it('waits in one tab while another removes the same card, or the account: it then changes nothing more', async () => {
    const { member, card, own } = await signedInBefore()
    const remove = (by: Browser) => by.call(endpoints.deleteCard, { query: { id: card.id } })
    expect((await remove(own)).problem.code).toBe('reauthentication-required')
    const otherTab = await signedIn(api, 'one', member)
    const [confirmed, ...removed] = await Promise.all([confirm(own, PASSWORD), remove(otherTab), remove(own)])
    expect(confirmed.status).toBe(200)
    expect(removed[0].status).toBe(200)
    // Before the proof, or after the other tab.
    expect(['reauthentication-required', 'not-found']).toContain(removed[1].problem.code)
    expect((await remove(own)).problem.code).toBe('not-found')
    expect((await own.call(endpoints.getCards, {})).body).toHaveLength(1)
    // Now the proof waits while the account is closed with its last card.
    api.clock.advance(WINDOW_MS)
    const [last] = (await own.call(endpoints.getCards, {})).body as readonly { readonly id: string }[]
    const again = await signedIn(api, 'one', member)
    expect((await again.call(endpoints.deleteCard, { query: { id: last?.id ?? '' } })).status).toBe(200)
    expect((await confirm(own, PASSWORD)).status).toBe(401)
    await expect.poll(() => mailsTo(member.email).filter((subject) => subject.startsWith('A card was removed'))).toHaveLength(2)
  })

  it('is not asked of a member who signs in at a provider', async () => {
    const member = await addMember(api, 'two')
    const card = await givenCard(api.store, member)
    await givenCard(api.store, member)
    const { id } = await api.store.tenant('two', (tx) => startSession(tx, 'two', member.id, true, api.clock.now()))
    const own = browser(api.app, 'two')
    own.cookies.set('__Host-session', id)
    api.clock.advance(WINDOW_MS * 3)
    expect((await own.call(endpoints.deleteCard, { query: { id: card.id } })).status).toBe(200)
    expect((await confirm(own, PASSWORD)).problem.code).toBe('not-found')
  })
})

describe('another password', () => {
  it('replaces the old one, ends the other sessions at once, and is told by mail', async () => {
    const member = await addMember(api, 'one')
    const [own, other] = [await signedIn(api, 'one', member), await signedIn(api, 'one', member)]
    expect((await change(own, 'password')).problem.errors).toMatchObject([{ field: 'password', code: 'password-common' }])
    expect((await change(own)).status).toBe(200)
    expect((await other.call(endpoints.getMember, {})).status).toBe(401)
    expect((await own.call(endpoints.getMember, {})).status).toBe(200)
    const enter = (password: string) =>
      browser(api.app, 'one').call(endpoints.signIn, { body: { email: member.email, password, rememberMe: false } })
    expect([(await enter(PASSWORD)).status, (await enter(NEW_PASSWORD)).status]).toEqual([401, 200])
    await expect.poll(() => mailsTo(member.email)).toContainEqual(expect.stringMatching(/^Your password for .* was changed$/))
    expect(api.mails.find(({ to }) => to === member.email)?.text).toMatch(/When: \w+, June 15 at/)
  })
})

describe('a mail about a sign-in', () => {
  it('follows the first sign-in with another browser, once, and not the first one that is known', async () => {
    const member = await addMember(api, 'one')
    const again = async (by: Browser) => {
      const reply = await by.call(endpoints.signIn, { body: { email: member.email, password: PASSWORD, rememberMe: false } })
      expect(reply.status).toBe(200)
    }
    const [first, second] = [await signedIn(api, 'one', member), browser(api.app, 'one')]
    await again(first)
    expect(mailsTo(member.email)).toEqual([])
    await again(second)
    await again(second)
    await again(first)
    await expect.poll(() => mailsTo(member.email)).toEqual([expect.stringMatching(/^New sign-in to your/)])
    // Signing out keeps the browser known; another member's sign-in with it is new for that member alone.
    await second.call(endpoints.signOut, {})
    second.token = undefined
    await again(second)
    expect(mailsTo(member.email)).toHaveLength(1)
  })
})

describe('mails about cards and devices', () => {
  it('are one for a call that links several cards, and one for the end of all other sessions', async () => {
    const member = await addMember(api, 'one')
    const own = await signedIn(api, 'one', member)
    const linked = (await linkCards(own, ['mailed-1', 'mailed-2'])).body as Answer<typeof endpoints.saveCards>
    expect(linked.cardRegistration).toHaveLength(2)
    await expect.poll(() => mailsTo(member.email)).toEqual([expect.stringMatching(/^2 cards were added/)])
    await own.call(endpoints.endOtherSessions, {})
    expect(mailsTo(member.email)).toHaveLength(1)
    await signedIn(api, 'one', member)
    await own.call(endpoints.endOtherSessions, {})
    await expect.poll(() => mailsTo(member.email)).toContainEqual(expect.stringMatching(/^Your other devices were signed out/))
  })
})
