import { endpoints, type CardRegistration } from '@dining/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createApi } from '../app.ts'
import { cardReleaseRepo } from '../store/repositories/card-release.ts'
import type { Store } from '../store/store.ts'
import { browser, type Browser, type Reply } from '../testing/browser.ts'
import { addMember, linkCards, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { endUnlinked } from './cards/end-unlinked.ts'
import { releaseCards } from './release-cards.ts'

let api: TestApi
let visitor: Browser
let run = 0
const card = (name: string) => `release-${name}${run}`
const token = (name: string) => `tok-${card(name)}`

beforeAll(async () => {
  api = await testApi()
})
beforeEach(async () => {
  run += 1
  api.vault.available = true
  api.vault.released.splice(0)
  visitor = await newVisitor()
  // Releases of an earlier test are not due.
  await api.store.owner((tx) => tx.deleteFrom('card_release').execute())
})
afterAll(() => api.close())

const newVisitor = async (partner = 'one') =>
  signedIn(api, partner, await addMember(api, partner, { member_type: 'NonCardMember', active: false }))
const codes = (reply: Reply) =>
  (reply.body as { cardRegistration: CardRegistration[] }).cardRegistration.map(({ error }) => error?.code ?? 'linked')
const link = async (name: string, who = visitor) => {
  // Cards are listed in the order in which they were linked.
  api.clock.advance(1_000)
  return codes(await linkCards(who, [card(name)]))
}
const unlinkFirst = async (who = visitor) => {
  const [first] = (await who.call(endpoints.getCards, {})).body as { id: string }[]
  expect((await who.call(endpoints.deleteCard, { query: { id: first?.id ?? '' } })).status).toBe(200)
}
const releases = () => api.store.owner((tx) => tx.selectFrom('card_release').selectAll().execute())
/** Makes the next try of every release due now. */
const makeDue = () =>
  api.store.owner((tx) =>
    tx
      .updateTable('card_release')
      .set({ next_try_at: sql`clock_timestamp()` })
      .execute(),
  )

describe('a card that is unlinked', () => {
  it('is released at the vault, once', async () => {
    await link('a')
    await link('b')
    await unlinkFirst()
    expect(await releaseCards(api.deps)).toBe(1)
    expect(await releaseCards(api.deps)).toBe(0)
    expect(api.vault.released).toEqual([token('a')])
  })

  it('is released when the account is closed with its last card', async () => {
    await link('a')
    await unlinkFirst()
    await releaseCards(api.deps)
    expect(api.vault.released).toEqual([token('a')])
  })

  it('is released later when the vault does not answer', async () => {
    await link('a')
    await unlinkFirst()
    api.vault.available = false
    expect(await releaseCards(api.deps)).toBe(0)
    api.vault.available = true
    // It is not retried at once.
    expect(await releaseCards(api.deps)).toBe(0)
    await makeDue()
    expect(await releaseCards(api.deps)).toBe(1)
    expect(api.vault.released).toEqual([token('a')])
  })

  it('keeps its registration when it is linked again before the release', async () => {
    await link('a')
    await link('b')
    await unlinkFirst()
    expect(await link('a')).toEqual(['linked'])
    await releaseCards(api.deps)
    expect(api.vault.released).toEqual([])
    expect(await releases()).toEqual([])
  })

  it('cannot be linked during its release, and can be afterwards', async () => {
    await link('a')
    await link('b')
    await unlinkFirst()
    const { release } = api.vault
    const during: string[][] = []
    api.vault.release = async (request) => {
      during.push(await link('a').catch(() => ['refused']))
      return release(request)
    }
    await releaseCards(api.deps)
    api.vault.release = release
    expect(during).toEqual([['unavailable']])
    // The registration for the refused link is released as well.
    await makeDue()
    await releaseCards(api.deps)
    expect(await link('a')).toEqual(['linked'])
    await releaseCards(api.deps)
    expect(api.vault.released.length).toBeGreaterThan(0)
    expect(await releases()).toEqual([])
  })
})

describe('a card that the vault registered for a process that ended before it linked the card', () => {
  /** Saves the card in a process that ends as soon as the vault has answered. */
  const saveAndDie = async (name: string) => {
    const calls = api.vault.calls.length
    const untilDead =
      ({ tenant }: Pick<Store, 'tenant'>): Store['tenant'] =>
      (partnerId, work) =>
        api.vault.calls.length > calls ? Promise.reject(new Error('The process has ended')) : tenant(partnerId, work)
    const store = { ...api.store, tenant: untilDead(api.store), admitting: { tenant: untilDead(api.store.admitting) } }
    const dying = Object.assign(browser(createApi({ ...api.deps, store }), 'one'), { token: visitor.token })
    for (const [cookie, value] of visitor.cookies) dying.cookies.set(cookie, value)
    expect((await linkCards(dying, [card(name)])).status).toBe(500)
  }
  // What earlier tests have registered is looked at before.
  beforeEach(() => endUnlinked(api.deps).then(() => api.store.owner((tx) => tx.deleteFrom('card_release').execute())))

  it('is released, and is linked by the next call', async () => {
    await saveAndDie('a')
    expect(await endUnlinked(api.deps)).toBe(1)
    expect(await releaseCards(api.deps)).toBe(1)
    expect(api.vault.released).toEqual([token('a')])
    expect(await link('a')).toEqual(['linked'])
  })

  it('is released after the vault could not be asked, and once', async () => {
    await saveAndDie('a')
    api.vault.available = false
    expect(await endUnlinked(api.deps)).toBe(0)
    api.vault.available = true
    expect([await endUnlinked(api.deps), await endUnlinked(api.deps)]).toEqual([1, 0])
  })

  it('keeps its registration when a member has linked it, and when a claim of it waits for its code', async () => {
    await link('a')
    await saveAndDie('claimed')
    await api.store.tenant('one', (tx) => cardReleaseRepo(tx, 'one').request(token('claimed'), 900))
    expect(await endUnlinked(api.deps)).toBe(0)
    expect(await releaseCards(api.deps)).toBe(0)
    expect(api.vault.released).toEqual([])
  })

  it('is released again after an earlier release of the same card', async () => {
    await saveAndDie('a')
    await endUnlinked(api.deps)
    await releaseCards(api.deps)
    await saveAndDie('a')
    expect(await endUnlinked(api.deps)).toBe(1)
    expect(await releaseCards(api.deps)).toBe(1)
    expect(api.vault.released).toEqual([token('a'), token('a')])
  })
})

describe('a card that is refused after the vault registered it', () => {
  it('is released when the account was closed during the call to the vault', async () => {
    await link('a')
    const { tokenize } = api.vault
    api.vault.tokenize = async (request) => {
      const answer = await tokenize(request)
      await unlinkFirst()
      return answer
    }
    const reply = await linkCards(visitor, [card('b')])
    api.vault.tokenize = tokenize
    expect(reply.problem?.code).toBe('account-closed')
    expect(new Set((await releases()).map(({ vault_token }) => vault_token))).toEqual(new Set([token('a'), token('b')]))
  })

  it('is released when it is linked in another program, where it keeps its registration', async () => {
    await link('a')
    expect(await link('a', await newVisitor('two'))).toEqual(['linked-elsewhere'])
    expect(await releases()).toMatchObject([{ partner_id: 'two', vault_token: token('a') }])
    expect(await releaseCards(api.deps)).toBe(1)
  })

  it('is not released when another member of the same program has it', async () => {
    await link('a')
    expect(await link('a', await newVisitor())).toEqual(['linked-elsewhere'])
    expect(await releaseCards(api.deps)).toBe(0)
    expect(api.vault.released).toEqual([])
  })
})
