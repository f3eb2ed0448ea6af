import { securityEndpoints as calls, endpoints, type Answer, type Member } from '@dining/contract'
import { EMULATION_COOKIE } from '@dining/contract/emulation'
import { CLOSING_DAYS, CLOSING_WORD, REAUTHENTICATION_MINUTES } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { browser, type Browser } from '../../testing/browser.ts'
import { givenCard } from '../../testing/dining.ts'
import { addMember, linkCards, PASSWORD, signedIn } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { envelope } from '../../testing/test-vault.ts'
import { startEmulatedSession, startSession } from '../session.ts'
import { eraseDueAccounts } from './erase-due-accounts.ts'

const DAY_MS = 86_400_000
const PERIOD_MS = CLOSING_DAYS * DAY_MS

let api: TestApi
beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('sso', { program: { enrollmentType: 'sso' } })])
})
afterAll(() => api.close())
// What one test has closed is not due in the next.
beforeEach(() => api.store.owner((tx) => tx.updateTable('member').set({ erase_at: null }).execute()))

const close = (by: Browser, closingWord: string = CLOSING_WORD) => by.call(calls.closeOwnAccount, { body: { closingWord } })
const keep = (by: Browser) => by.call(calls.keepOwnAccount, {})
const memberOf = async (by: Browser) => (await by.call(endpoints.getMember, {})).body as Member
const erase = () => eraseDueAccounts(api.deps, new AbortController().signal)
const rowOf = (id: string) => api.store.owner((tx) => tx.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
const mailsTo = (address: string) => api.mails.filter(({ to }) => to === address)
const eventsOf = async (id: string) =>
  (await api.store.owner((tx) => tx.selectFrom('audit_event').select('kind').where('member_id', '=', id).orderBy('at').execute())).map(
    ({ kind }) => kind,
  )

async function withCard() {
  const member = await addMember(api, 'one', { first_name: 'Ada' })
  const card = await givenCard(api.store, member)
  return { member, card, own: await signedIn(api, 'one', member) }
}

describe('closing an account', () => {
  it('needs the word, a fresh proof and the member’s own session; then unlinks the cards, ends every session and mails the day', async () => {
    const { member, card, own } = await withCard()
    const other = await signedIn(api, 'one', member)
    expect((await close(own, 'no')).problem.errors).toMatchObject([{ field: 'closingWord', code: 'wrong-format' }])
    const shown = await api.store.tenant('one', (tx) =>
      startEmulatedSession(tx, 'one', member.id, { agent: 'agent@one.example', mayWrite: true }, api.clock.now()),
    )
    const agent = browser(api.app, 'one')
    agent.cookies.set(EMULATION_COOKIE, shown.id)
    expect((await close(agent)).status).toBe(403)
    api.clock.advance(REAUTHENTICATION_MINUTES * 60_000)
    expect((await close(own)).problem.code).toBe('reauthentication-required')
    expect((await own.call(endpoints.getCards, {})).body).toHaveLength(1)
    await own.call(calls.confirmIdentity, { body: { kind: 'password', password: PASSWORD } })

    const before = api.mails.length
    const closed = await close(own, ' close ')
    const closesAt = new Date(api.clock.now().getTime() + PERIOD_MS).toISOString()
    expect(closed.body).toEqual({ closesAt })
    expect(own.cookies.has('__Host-session')).toBe(false)
    expect((await other.call(endpoints.getMember, {})).status).toBe(401)
    const release = await api.store.owner((tx) =>
      tx.selectFrom('card_release').selectAll().where('vault_token', '=', card.vault_token).execute(),
    )
    expect(release).toHaveLength(1)
    await expect.poll(() => api.mails.length).toBe(before + 1)
    expect(api.mails.at(-1)).toMatchObject({ to: member.email, subject: expect.stringMatching(/will be erased on Monday, June 29, 2026$/) })
    expect(api.mails.at(-1)?.text).toContain('/recover')
    expect((await eventsOf(member.id)).slice(-3)).toEqual(['card-unlinked', 'account-closed', 'erasure-requested'])
    // The next sign-in shows what is to come.
    expect(await memberOf(await signedIn(api, 'one', member))).toMatchObject({ memberType: 'ClosedAccountMember', closesAt })
  })

  it('is undone by keeping it, once and for good, and by linking a card', async () => {
    const { member, own } = await withCard()
    await close(own)
    const again = await signedIn(api, 'one', member)
    expect((await linkCards(again, ['closing-1'])).problem.code).toBe('account-closed')
    expect([(await keep(again)).status, (await keep(again)).status]).toEqual([200, 200])
    expect(await memberOf(again)).toMatchObject({ memberType: 'NonCardMember', hasWebProfile: true, firstName: 'Ada' })
    expect('closesAt' in (await memberOf(again))).toBe(false)
    expect((await linkCards(again, ['closing-1'])).status).toBe(200)
    expect((await eventsOf(member.id)).filter((kind) => kind === 'account-reopened')).toHaveLength(1)

    await close(again)
    const back = await signedIn(api, 'one', member)
    const creditCards = [{ encryptedCardNumber: envelope('closing-2'), lastFour: '4242' }]
    expect((await back.call(endpoints.reEnroll, { body: { creditCards } })).status).toBe(200)
    expect(await rowOf(member.id)).toMatchObject({ member_type: 'EnrolledCardMember', erase_at: null, closed_at: null })
    api.clock.advance(PERIOD_MS)
    expect(await erase()).toBe(0)
  })

  it('has one effect for calls at the same time, and one outcome for keeping at the same time', async () => {
    const { member, own } = await withCard()
    const tab = await signedIn(api, 'one', member)
    const replies = await Promise.all([close(own), close(tab), close(own), close(tab)])
    const taken = replies.filter(({ status }) => status === 200).map(({ body }) => (body as Answer<typeof calls.closeOwnAccount>).closesAt)
    expect(new Set(taken).size).toBe(1)
    for (const { status } of replies) expect([200, 401]).toContain(status)
    expect((await eventsOf(member.id)).filter((kind) => kind === 'erasure-requested')).toHaveLength(1)
    expect(mailsTo(member.email).filter(({ subject }) => subject.includes('will be erased'))).toHaveLength(1)
    for (let round = 0; round < 3; round++) {
      const [one, two] = [await signedIn(api, 'one', member), await signedIn(api, 'one', member)]
      const outcomes = await Promise.all([close(one), keep(two), close(two), keep(one)])
      for (const { status } of outcomes) expect([200, 401, 403]).toContain(status)
      const { erase_at: eraseAt, closed_at: closedAt, member_type: type } = await rowOf(member.id)
      expect([eraseAt === null, closedAt === null]).toEqual(type === 'NonCardMember' ? [true, true] : [false, false])
    }
  })

  it('asks no member of a provider for a password, and says in the mail which account it is', async () => {
    const member = await addMember(api, 'sso')
    const { id } = await api.store.tenant('sso', (tx) => startSession(tx, 'sso', member.id, true, api.clock.now()))
    const own = browser(api.app, 'sso')
    own.cookies.set('__Host-session', id)
    api.clock.advance(REAUTHENTICATION_MINUTES * 60_000)
    expect((await close(own)).status).toBe(200)
    await expect.poll(() => mailsTo(member.email).at(0)?.text).not.toContain('/recover')
    // A person who has never joined has no account to close.
    const visitor = await addMember(api, 'sso', { member_type: 'NonCardMember', has_web_profile: false })
    const started = await api.store.tenant('sso', (tx) => startSession(tx, 'sso', visitor.id, true, api.clock.now()))
    const stranger = browser(api.app, 'sso')
    stranger.cookies.set('__Host-session', started.id)
    expect((await close(stranger)).status).toBe(403)
  })
})

describe('after the period', () => {
  it('the account is erased once by two processes, with one last mail, and its address can join again', async () => {
    const { member, own } = await withCard()
    await close(own)
    api.clock.advance(PERIOD_MS - 1)
    expect(await erase()).toBe(0)
    api.clock.advance(1)
    const back = await signedIn(api, 'one', member)
    const erased = await Promise.all([erase(), erase()])
    expect(erased[0] + erased[1]).toBe(1)
    expect((await back.call(endpoints.getMember, {})).status).toBe(401)
    expect((await rowOf(member.id)).erased_at).toEqual(api.clock.now())
    expect(mailsTo(member.email).filter(({ subject }) => subject.endsWith('account is erased'))).toHaveLength(1)
    const kept = await api.store.owner((tx) => tx.selectFrom('mail_outbox').selectAll().where('kind', '=', 'account-erased').execute())
    expect(kept.at(-1)).toMatchObject({ member_id: null, sealed: null, status: 'sent' })
    expect((await addMember(api, 'one', { email: member.email, email_key: member.email_key })).email).toBe(member.email)
  })

  it('an account that was kept meanwhile stays, and one that fails does not stop the others and is erased by the next run', async () => {
    const [failing, third, kept] = [await withCard(), await withCard(), await withCard()]
    for (const { own } of [failing, third, kept]) {
      await close(own)
      api.clock.advance(1)
    }
    api.clock.advance(PERIOD_MS)
    await keep(await signedIn(api, 'one', kept.member))
    // The first erasure ends with its process: nothing of it remains.
    let transactions = 0
    const owner: typeof api.store.owner = (work) =>
      ++transactions === 2 ? api.store.owner(async (tx) => (await work(tx), Promise.reject(new Error('killed')))) : api.store.owner(work)
    const before = api.mails.length
    await expect(eraseDueAccounts({ ...api.deps, store: { ...api.store, owner } }, new AbortController().signal)).rejects.toThrow('killed')
    expect((await rowOf(failing.member.id)).first_name).toBe('Ada')
    expect((await rowOf(third.member.id)).first_name).toBe('')
    await expect.poll(() => api.mails.length).toBe(before + 1)
    expect(await erase()).toBe(1)
    expect((await rowOf(failing.member.id)).first_name).toBe('')
    expect((await rowOf(kept.member.id)).first_name).toBe('Ada')
    await expect.poll(() => api.mails.length).toBe(before + 2)
    expect(await eraseDueAccounts(api.deps, AbortSignal.abort())).toBe(0)
  })
})
