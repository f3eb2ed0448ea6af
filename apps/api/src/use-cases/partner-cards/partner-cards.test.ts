import { endpoints, type Answer, type CardToLink } from '@dining/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { KnownCard } from '../../adapters/partner-cards.ts'
import type { Browser, Reply } from '../../testing/browser.ts'
import type { TestMember } from '../../testing/dining.ts'
import { addMember, linkCards, signedIn } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { fingerprintOf, loadedToken } from '../../testing/test-vault.ts'

const features = { hasPartnerLoadedCards: true }
/** What the service of the partner "served" answers next; null: it does not answer. */
let served: readonly KnownCard[] | null = null
const asked: unknown[] = []

let api: TestApi
let member: TestMember
let visitor: Browser
/** Makes names of cards unique: a card is linked in one account of the installation. */
let run = 0
beforeAll(async () => {
  const partners = [
    testPartner('one', { features }),
    testPartner('two', { features }),
    testPartner('narrow', { features: { ...features, cardTypesAccepted: ['MAST', 'AMEX'] } }),
    testPartner('served', { features }),
    testPartner('without'),
  ]
  const source = {
    cardsOf: (of: unknown) => {
      asked.push(of)
      return Promise.resolve(served)
    },
  }
  api = await testApi(partners, undefined, { partnerCards: new Map([['served', source]]) })
})
afterAll(() => api.close())
beforeEach(async () => {
  run += 1
  asked.length = 0
  served = null
  api.vault.available = true
  member = await addMember(api, 'one', { member_type: 'NonCardMember', active: false })
  visitor = await signedIn(api, 'one', member)
})

const name = (of: string) => `${of}-${run}`
async function given(
  id: string,
  more: { readonly of?: TestMember; readonly last_four?: string | null; readonly card?: string; readonly card_type?: 'Visa' | 'Amex' } = {},
) {
  const { of = member, last_four = '4242', card = id, card_type = 'Visa' } = more
  const row = {
    partner_id: of.partner_id,
    id: name(id),
    member_id: of.id,
    vault_token: loadedToken(name(card)),
    card_type,
    last_four,
    imported_at: api.clock.now(),
  }
  await api.store.owner((tx) => tx.insertInto('partner_card').values(row).execute())
}
async function listed(by = visitor) {
  const reply = await by.call(endpoints.getPartnerCards, {})
  expect(reply.status).toBe(200)
  return reply.body as Answer<typeof endpoints.getPartnerCards>
}
const ids = async (by = visitor) => (await listed(by)).map(({ partnerCardId }) => partnerCardId)
const save = (creditCards: readonly CardToLink[], by = visitor) =>
  by.call(endpoints.saveCards, { body: { creditCards: [...creditCards], directFileFeedOptIn: true } })
const known = (id: string, more: Partial<CardToLink> = {}): CardToLink => ({
  partnerCardId: name(id),
  cardType: 'Visa',
  lastFour: '4242',
  ...more,
})
/** Of each card: its id at the partner (null for a typed one), or the code of its refusal. */
const results = (reply: Reply) =>
  (reply.body as Answer<typeof endpoints.saveCards>).cardRegistration.map(
    ({ memberCard, error }) => error?.code ?? memberCard?.partnerCardId ?? null,
  )

describe('the cards that a partner knows', () => {
  it('are listed for their member only, without tokens [CARD-13]', async () => {
    const other = await addMember(api, 'one')
    await given('a')
    await given('b', { last_four: null })
    await given('c', { of: other })
    const cards = await listed()
    expect(cards).toEqual([
      { id: name('a'), partnerCardId: name('a'), cardType: 'Visa', lastFour: '4242', description: 'Visa' },
      { id: name('b'), partnerCardId: name('b'), cardType: 'Visa', lastFour: '', description: 'Visa' },
    ])
    expect(JSON.stringify(cards)).not.toContain('tok_')
  })

  it('do not exist where the partner has none', async () => {
    const elsewhere = await addMember(api, 'without')
    await given('a', { of: elsewhere })
    const there = await signedIn(api, 'without', elsewhere)
    expect(await listed(there)).toEqual([])
    expect(results(await save([known('a')], there))).toEqual(['not-eligible'])
  })

  it('are not listed if the partner does not accept their brand, or if they are linked', async () => {
    const narrow = await addMember(api, 'narrow')
    await given('visa', { of: narrow })
    await given('amex', { of: narrow, card_type: 'Amex' })
    expect(await ids(await signedIn(api, 'narrow', narrow))).toEqual([name('amex')])
    await given('a')
    await given('b')
    await save([known('a')])
    expect(await ids()).toEqual([name('b')])
  })

  it('need a session', async () => {
    visitor.cookies.clear()
    expect((await visitor.call(endpoints.getPartnerCards, {})).status).toBe(401)
  })
})

describe('linking cards that the partner knows', () => {
  it('links several at once beside a typed one, each with its own result [CARD-04] [CARD-05]', async () => {
    await given('a')
    await given('b', { card: 'invalid-number' })
    const typed = { encryptedCardNumber: `${name('typed')}.VISA.4242`, lastFour: '4242' }
    // The stand-in of the vault refuses a card by its name.
    await api.store.owner((tx) =>
      tx
        .updateTable('partner_card')
        .set({ vault_token: loadedToken('invalid-number') })
        .where('id', '=', name('b'))
        .execute(),
    )
    const reply = await save([known('a'), known('b'), typed])
    expect(results(reply)).toEqual([name('a'), 'invalid-number', null])
    const stored = await api.store.owner((tx) => tx.selectFrom('member_card').selectAll().where('member_id', '=', member.id).execute())
    expect(stored.map((card) => [card.partner_card_id, card.fingerprint])).toEqual(
      expect.arrayContaining([
        [name('a'), fingerprintOf(name('a'))],
        [null, fingerprintOf(name('typed'))],
      ]),
    )
  })

  it('believes nothing that the browser says of them', async () => {
    await given('a')
    const reply = await save([known('a', { cardType: 'Amex', lastFour: '9999', description: 'Forged' })])
    const [result] = (reply.body as Answer<typeof endpoints.saveCards>).cardRegistration
    expect(result?.memberCard).toMatchObject({ cardType: 'Visa', lastFour: '4242', description: 'Visa' })
  })

  it('refuses a card of another member, of another partner and an unknown one', async () => {
    const other = await addMember(api, 'one')
    const elsewhere = await addMember(api, 'two')
    await given('theirs', { of: other })
    await given('elsewhere', { of: elsewhere })
    expect(results(await save([known('theirs'), known('elsewhere'), known('nowhere')]))).toEqual([
      'not-eligible',
      'not-eligible',
      'not-eligible',
    ])
    const rows = await api.store.owner((tx) => tx.selectFrom('member_card').select('id').where('member_id', '=', member.id).execute())
    expect(rows).toEqual([])
  })

  it('counts them: at most 12 are linked, and a card that is named twice is linked once [CARD-38]', async () => {
    for (let at = 0; at < 11; at += 1) await given(`c${at}`)
    await given('x')
    await given('y')
    await save(Array.from({ length: 11 }, (_, at) => known(`c${at}`)))
    const outcomes = results(await save([known('x'), known('x'), known('y')]))
    // Cards are linked in the order of their fingerprints.
    expect(outcomes.filter((one) => one === name('x') || one === name('y'))).toHaveLength(1)
    expect((await visitor.call(endpoints.getCards, {})).body).toHaveLength(12)
  })

  it('links a card for exactly one of two accounts that know it', async () => {
    const other = await addMember(api, 'two')
    await given('mine', { card: 'shared' })
    await given('theirs', { of: other, card: 'shared' })
    const there = await signedIn(api, 'two', other)
    const both = await Promise.all([save([known('mine')]), save([known('theirs')], there)])
    expect(both.flatMap(results).filter((one) => one === 'linked-elsewhere')).toHaveLength(1)
  })

  it('reports that cards cannot be linked while the vault is unavailable, and links them once it is back', async () => {
    await given('a')
    api.vault.available = false
    expect((await save([known('a')])).problem.code).toBe('vault-unavailable')
    api.vault.available = true
    expect(results(await save([known('a')]))).toEqual([name('a')])
  })

  it('opens a closed account again', async () => {
    await linkCards(visitor, [name('old')])
    const cards = (await visitor.call(endpoints.getCards, {})).body as Answer<typeof endpoints.getCards>
    await visitor.call(endpoints.deleteCard, { query: { id: cards[0]?.id ?? '' } })
    visitor = await signedIn(api, 'one', member)
    await given('a')
    expect(await ids()).toEqual([name('a')])
    expect(results(await visitor.call(endpoints.reEnroll, { body: { creditCards: [known('a')] } }))).toEqual([name('a')])
  })
})

describe('a partner’s service', () => {
  const card = (id: string, more: Partial<KnownCard> = {}): KnownCard => ({
    id: name(id),
    vaultToken: loadedToken(name(id)),
    cardType: 'Visa',
    lastFour: '4242',
    description: '',
    ...more,
  })
  let ours: TestMember
  beforeEach(async () => {
    ours = await addMember(api, 'served', { partner_number: `77${run}` })
    visitor = await signedIn(api, 'served', ours)
  })

  it('is asked for the member, and its cards can be linked', async () => {
    served = [card('a'), card('b', { lastFour: null })]
    expect((await listed()).map(({ partnerCardId, lastFour }) => [partnerCardId, lastFour])).toEqual([
      [name('a'), '4242'],
      [name('b'), ''],
    ])
    expect(asked).toEqual([{ publicId: ours.public_id, partnerNumber: `77${run}` }])
    expect(results(await save([known('a')]))).toEqual([name('a')])
  })

  it('replaces its former answer, which counts while it does not answer', async () => {
    served = [card('a'), card('b')]
    await listed()
    served = null
    expect(await ids()).toEqual([name('a'), name('b')])
    served = [card('b')]
    expect(await ids()).toEqual([name('b')])
    served = []
    expect(await ids()).toEqual([])
    expect(results(await save([known('a')]))).toEqual(['not-eligible'])
  })

  it('leaves the cards of a file, and those of other members, as they are', async () => {
    const other = await addMember(api, 'served')
    await given('file', { of: ours })
    await given('theirs', { of: other })
    served = [card('theirs')]
    expect(await ids()).toEqual([name('file')])
    const rows = await api.store.owner((tx) => tx.selectFrom('partner_card').select('member_id').where('id', '=', name('theirs')).execute())
    expect(rows).toEqual([{ member_id: other.id }])
  })
})
