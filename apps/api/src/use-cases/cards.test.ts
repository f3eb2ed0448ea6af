import { endpoints, TOKEN_HEADER, type CardRegistration } from '@dining/contract'
import { MAX_LINKED_CARDS } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Browser, Reply } from '../testing/browser.ts'
import type { TestMember } from '../testing/dining.ts'
import { addMember, linkCards, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'
import { envelope } from '../testing/test-vault.ts'

let api: TestApi
let member: TestMember
let visitor: Browser
let run = 0
/** A separate card for each test, since a card can be in only one program. */
const card = (name: string) => `${name}${run}`

beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two'), testPartner('narrow', { features: { cardTypesAccepted: ['VISA'] } })])
})
beforeEach(async () => {
  run += 1
  api.vault.available = true
  member = await addMember(api, 'one', { member_type: 'NonCardMember', active: false })
  visitor = await signedIn(api, 'one', member)
})
afterAll(() => api.close())

const registrations = (reply: Reply) => (reply.body as { cardRegistration: CardRegistration[] }).cardRegistration
const codes = (reply: Reply) => registrations(reply).map(({ error }) => error?.code ?? 'linked')
const listed = async (who = visitor) => (await who.call(endpoints.getCards, {})).body as { id: string; lastFour: string }[]
const remove = (id: string, who = visitor) => who.call(endpoints.deleteCard, { query: { id } })
const account = async () => (await visitor.call(endpoints.getMember, {})).body

describe('linking', () => {
  it('returns the card as the vault describes it, and the member becomes an active card member [CARD-05] [CARD-11]', async () => {
    const creditCards = [
      { encryptedCardNumber: envelope(card('a'), 'AMEX', '0005'), cardType: 'Visa' as const, lastFour: '9999', description: 'Travel' },
    ]
    const reply = await visitor.call(endpoints.saveCards, { body: { creditCards, directFileFeedOptIn: true } })
    const memberCard = { id: expect.any(String), partnerCardId: null, cardType: 'Amex', lastFour: '0005', description: 'Travel' }
    expect(reply.body).toEqual({ cardRegistration: [{ memberCard, error: null, lastFour: '0005', description: 'Travel' }] })
    expect(await listed()).toEqual([memberCard])
    const { saveCards, getCards } = endpoints
    expect([saveCards, getCards].map(({ method, path, query }) => [method, path, query])).toEqual([
      ['POST', '/api/Member/Cards', undefined],
      ['GET', '/api/Member/Cards', undefined],
    ])
    expect(await account()).toMatchObject({ memberType: 'EnrolledCardMember', active: true })
  })

  it('returns a result for each card, in the order of the request [CARD-06]', async () => {
    const reply = await linkCards(visitor, [card('b'), 'invalid-number', card('a'), card('b')])
    expect(reply.status).toBe(200)
    expect(codes(reply)).toEqual(['linked', 'invalid-number', 'linked', 'already-linked'])
    expect(registrations(reply).slice(0, 2)).toMatchObject([
      { memberCard: { id: expect.any(String), lastFour: '4242' }, error: null },
      { memberCard: null, error: { code: 'invalid-number', message: expect.stringMatching(/\w/) } },
    ])
    expect(await listed()).toHaveLength(2)
  })

  it.each(['unreadable', 'expired', 'already-used', 'invalid-number', 'brand-not-accepted'])(
    'refuses a card that the vault calls %s, with the list in the body [CARD-08]',
    async (reason) => {
      const reply = await linkCards(visitor, [reason])
      expect(reply.problem).toMatchObject({ status: 400, code: 'cards-not-added' })
      expect(codes(reply)).toEqual([reason])
      expect(registrations(reply)[0]?.error?.message).not.toBe('')
      expect(await account()).toMatchObject({ memberType: 'NonCardMember', active: false })
    },
  )

  it('sends the vault the brands that the partner accepts', async () => {
    const narrow = await signedIn(api, 'narrow', await addMember(api, 'narrow'))
    const creditCards = [{ encryptedCardNumber: envelope(card('a'), 'MAST') }]
    expect(codes(await narrow.call(endpoints.saveCards, { body: { creditCards, directFileFeedOptIn: true } }))).toEqual([
      'brand-not-accepted',
    ])
  })

  it('needs the file-feed opt-in [CARD-26]', async () => {
    const creditCards = [{ encryptedCardNumber: envelope(card('a')) }]
    const reply = await visitor.call(endpoints.saveCards, { body: { creditCards, directFileFeedOptIn: false } })
    expect(reply.problem).toMatchObject({ code: 'validation-failed', errors: [{ field: 'directFileFeedOptIn', code: 'required' }] })
    expect(api.vault.calls).not.toContain(envelope(card('a')))
  })

  it('refuses no cards and too many in one call [CARD-38]', async () => {
    expect((await linkCards(visitor, [])).problem.code).toBe('validation-failed')
    const many = Array.from({ length: 13 }, (_, n) => card(`m${n}-`))
    expect((await linkCards(visitor, many)).problem.code).toBe('validation-failed')
    expect(new Set(codes(await linkCards(visitor, many.slice(1))))).toEqual(new Set(['linked']))
  })

  it('stops at 12 cards [CARD-23]', async () => {
    await linkCards(
      visitor,
      Array.from({ length: 11 }, (_, n) => card(`c${n}-`)),
    )
    expect(codes(await linkCards(visitor, [card('x'), card('y')])).toSorted()).toEqual(['limit-reached', 'linked'])
    expect((await linkCards(visitor, [card('z')])).problem).toMatchObject({ status: 409, code: 'card-limit-reached' })
    expect(await listed()).toHaveLength(12)
  })

  it('enforces the limit for simultaneous calls', async () => {
    await linkCards(
      visitor,
      Array.from({ length: MAX_LINKED_CARDS - 2 }, (_, n) => card(`c${n}-`)),
    )
    await Promise.all(Array.from({ length: 20 }, (_, n) => linkCards(visitor, [card(`p${n}-`)])))
    expect(await listed()).toHaveLength(MAX_LINKED_CARDS)
  })

  it('links a card in only one program of the installation, and frees it when it is unlinked', async () => {
    const elsewhere = await signedIn(api, 'two', await addMember(api, 'two'))
    const [first] = registrations(await linkCards(elsewhere, [card('a'), card('b')]))
    expect(codes(await linkCards(visitor, [card('a')]))).toEqual(['linked-elsewhere'])
    await remove(first?.memberCard?.id ?? '', elsewhere)
    expect(codes(await linkCards(visitor, [card('a')]))).toEqual(['linked'])
  })

  it('links a card for exactly one of many simultaneous callers', async () => {
    const rivals = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => signedIn(api, n % 2 ? 'one' : 'two', await addMember(api, n % 2 ? 'one' : 'two'))),
    )
    const replies = await Promise.all(rivals.map((rival, n) => linkCards(rival, n < 4 ? [card('a'), card('b')] : [card('b'), card('a')])))
    const results = replies.flatMap((reply) => codes(reply))
    expect(results.filter((code) => code === 'linked')).toHaveLength(2)
    expect(results.filter((code) => code === 'linked-elsewhere')).toHaveLength(14)
  })

  it('stores no envelope, and returns no token or fingerprint', async () => {
    const reply = await linkCards(visitor, [card('secret')], { 'idempotency-key': `key-of-the-secret-${run}` })
    expect(JSON.stringify([reply.body, await listed()])).not.toMatch(/tok-|fingerprint/)
    const tables = ['member_card', 'idempotency_key', 'audit_event'] as const
    for (const table of tables) {
      const rows = await api.store.owner((tx) => tx.selectFrom(table).selectAll().execute())
      expect(JSON.stringify(rows)).not.toContain(envelope(card('secret')))
    }
  })

  it('reports that cards cannot be linked while the vault is unavailable, and changes nothing', async () => {
    api.vault.available = false
    expect((await linkCards(visitor, [card('a')])).problem).toMatchObject({ status: 503, code: 'vault-unavailable' })
    expect(await listed()).toEqual([])
  })
})

describe('unlinking', () => {
  it('removes the card and leaves the others [CARD-15]', async () => {
    await linkCards(visitor, [card('a'), card('b')])
    const [first, second] = await listed()
    const withoutPayload = await visitor.send('DELETE', `/api/Member/Cards?id=${first?.id ?? ''}`, {
      headers: { 'content-type': 'application/json', [TOKEN_HEADER]: visitor.token },
    })
    expect(withoutPayload.body).toBe(true)
    expect(await listed()).toEqual([second])
    expect((await remove(first?.id ?? '')).problem.code).toBe('not-found')
  })

  it('returns whether it has closed the account, on request [CARD-70]', async () => {
    await linkCards(visitor, [card('a'), card('b')])
    const outcomes: unknown[] = []
    for (const { id } of await listed()) {
      outcomes.push((await visitor.call(endpoints.deleteCard, { query: { id, withOutcome: 'true' } })).body)
    }
    expect(outcomes).toEqual([{ closed: false }, { closed: true }])
  })

  it('does not affect the cards of others', async () => {
    const other = await signedIn(api, 'one', await addMember(api, 'one'))
    await linkCards(other, [card('a'), card('b')])
    const [first] = await listed(other)
    expect((await remove(first?.id ?? '')).problem.code).toBe('not-found')
    expect(await listed(other)).toHaveLength(2)
  })

  it('of the last card closes the account and ends every session [CARD-70]', async () => {
    await linkCards(visitor, [card('a')])
    const elsewhere = await signedIn(api, 'one', member)
    const [only] = await listed()
    await remove(only?.id ?? '')
    expect(visitor.cookies.has('__Host-session')).toBe(false)
    expect((await elsewhere.call(endpoints.getMember, {})).status).toBe(401)
    visitor = await signedIn(api, 'one', member)
    expect(await account()).toMatchObject({ memberType: 'ClosedAccountMember', active: false })
  })

  it('of the two last cards at once closes the account too', async () => {
    await linkCards(visitor, [card('a'), card('b')])
    const cards = await listed()
    await Promise.all(cards.map(({ id }) => remove(id)))
    visitor = await signedIn(api, 'one', member)
    expect(await account()).toMatchObject({ memberType: 'ClosedAccountMember' })
  })
})

describe('unlinking by a caller who has not warned that the account closes', () => {
  const keep = async (id: string) =>
    (await visitor.call(endpoints.deleteCard, { query: { id, withOutcome: 'true', mayClose: 'false' } })).body

  it('keeps the last card, also of two that are unlinked at once', async () => {
    await linkCards(visitor, [card('a'), card('b')])
    const outcomes = await Promise.all((await listed()).map(({ id }) => keep(id)))
    expect(outcomes).toHaveLength(2)
    expect(outcomes).toEqual(expect.arrayContaining([{ closed: false }, { closed: false, kept: true }]))
    const [last] = await listed()
    expect([await listed(), await account()]).toMatchObject([[last], { memberType: 'EnrolledCardMember', active: true }])
    expect(api.mails.filter(({ to, subject }) => to === member.email && subject.startsWith('A card was removed'))).toHaveLength(1)
    expect(
      (await visitor.call(endpoints.deleteCard, { query: { id: last?.id ?? '', withOutcome: 'true', mayClose: 'true' } })).body,
    ).toEqual({
      closed: true,
    })
  })
})

describe('a closed account', () => {
  const reEnroll = (name: string) => visitor.call(endpoints.reEnroll, { body: { creditCards: [{ encryptedCardNumber: envelope(name) }] } })

  beforeEach(async () => {
    await linkCards(visitor, [card('old')])
    await remove((await listed())[0]?.id ?? '')
    visitor = await signedIn(api, 'one', member)
  })

  it('opens again with a card', async () => {
    const reply = await reEnroll(card('new'))
    expect(registrations(reply)[0]?.memberCard?.lastFour).toBe('4242')
    expect(await account()).toMatchObject({ memberType: 'EnrolledCardMember', active: true })
  })

  it('stays closed when the card is refused', async () => {
    const reply = await reEnroll('invalid-number')
    expect(reply.problem.code).toBe('cards-not-added')
    expect(codes(reply)).toEqual(['invalid-number'])
    expect(await account()).toMatchObject({ memberType: 'ClosedAccountMember', active: false })
  })

  it('links nothing through the form of open accounts', async () => {
    expect((await linkCards(visitor, [card('new')])).problem).toMatchObject({ status: 409, code: 'account-closed' })
  })
})
