import { endpoints, type CardRegistration } from '@dining/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { createApi } from '../app.ts'
import { browser, type Browser, type Reply } from '../testing/browser.ts'
import type { TestMember } from '../testing/dining.ts'
import { addMember, linkCards, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { envelope } from '../testing/test-vault.ts'
import { ABANDONED_MS } from './once.ts'

let api: TestApi
let member: TestMember
let visitor: Browser
let run = 0
/** A separate card for each test, since a card can be in only one program. */
const card = (name: string) => `${name}${run}`

beforeAll(async () => {
  api = await testApi()
})
beforeEach(async () => {
  run += 1
  api.vault.available = true
  member = await addMember(api, 'one', { member_type: 'NonCardMember', active: false })
  visitor = await signedIn(api, 'one', member)
})
afterAll(() => api.close())

const codes = (reply: Reply) =>
  (reply.body as { cardRegistration: CardRegistration[] }).cardRegistration.map(({ error }) => error?.code ?? 'linked')
const listed = async () => (await visitor.call(endpoints.getCards, {})).body as { id: string }[]

describe('the same request again', () => {
  const key = () => ({ 'idempotency-key': `save-cards-number-${run}` })
  const vaultCalls = (name: string) => api.vault.calls.filter((jwe) => jwe === envelope(name)).length

  it('has one effect, also if sent twenty times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => linkCards(visitor, [card('a'), 'expired'], key())))
    expect(new Set(replies.map((reply) => JSON.stringify([reply.status, reply.body]))).size).toBe(1)
    expect(codes(replies[0] as Reply)).toEqual(['linked', 'expired'])
    expect(await listed()).toHaveLength(1)
    expect(vaultCalls(card('a'))).toBe(1)
  })

  it('gets the same refusal', async () => {
    const first = await linkCards(visitor, ['expired'], key())
    const again = await linkCards(visitor, ['expired'], key())
    expect({ ...again.problem, requestId: '' }).toEqual({ ...first.problem, requestId: '' })
    expect(again.problem.code).toBe('cards-not-added')
  })

  it('with another body is refused', async () => {
    await linkCards(visitor, [card('a')], key())
    expect((await linkCards(visitor, [card('b')], key())).problem).toMatchObject({ status: 422, code: 'idempotency-conflict' })
    expect(await listed()).toHaveLength(1)
  })

  it('is processed again after the vault was unavailable', async () => {
    api.vault.available = false
    expect((await linkCards(visitor, [card('a')], key())).status).toBe(503)
    api.vault.available = true
    expect(codes(await linkCards(visitor, [card('a')], key()))).toEqual(['linked'])
  })

  it('is processed again after a day', async () => {
    visitor = await signedIn(api, 'one', member, true)
    await linkCards(visitor, [card('a')], key())
    api.clock.advance(24 * 60 * 60_000 + 1)
    expect(codes(await linkCards(visitor, [card('a')], key()))).toEqual(['already-linked'])
  })

  it('is taken over from a process that was killed during the work', async () => {
    const values = { partner_id: 'one', member_id: member.id, key: key()['idempotency-key'], status: null, body: null }
    const died = new Date(api.clock.now().getTime() - ABANDONED_MS - 1)
    await api.store.owner((tx) =>
      tx
        .insertInto('idempotency_key')
        .values({ ...values, request_hash: 'any', created_at: died })
        .execute(),
    )
    expect(codes(await linkCards(visitor, [card('a')], key()))).toEqual(['linked'])
  })

  it('waits for a call that still runs, however long it takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    try {
      const renewed = async () => {
        const rows = await api.store.owner((tx) =>
          tx.selectFrom('idempotency_key').select('renewed_at').where('key', '=', key()['idempotency-key']).execute(),
        )
        return rows[0]?.renewed_at?.getTime()
      }
      const slow = createApi({
        ...api.deps,
        vault: {
          ...api.vault,
          tokenize: async (request) => {
            for (let step = 0; step < 3; step++) {
              api.clock.advance(ABANDONED_MS - 1)
              vi.advanceTimersByTime(3_000)
              await expect.poll(renewed).toBe(api.clock.now().getTime())
            }
            // Refused as another request under a key that is in use; of an ended process the key would be taken over.
            expect((await linkCards(visitor, [card('b')], key())).problem.code).toBe('idempotency-conflict')
            return api.vault.tokenize(request)
          },
        },
      })
      const visit = Object.assign(browser(slow, 'one'), { token: visitor.token })
      for (const [name, value] of visitor.cookies) visit.cookies.set(name, value)
      expect(codes(await linkCards(visit, [card('a')], key()))).toEqual(['linked'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('is processed once by a duplicate that takes over from a slow call', async () => {
    const slow = createApi({
      ...api.deps,
      vault: {
        ...api.vault,
        tokenize: async (request) => {
          // Meanwhile the first call counts as ended, and the duplicate arrives.
          api.clock.advance(ABANDONED_MS + 1)
          expect(codes(await linkCards(visitor, [card('a')], key()))).toEqual(['linked'])
          return api.vault.tokenize(request)
        },
      },
    })
    const visit = Object.assign(browser(slow, 'one'), { token: visitor.token })
    for (const [name, value] of visitor.cookies) visit.cookies.set(name, value)
    expect((await linkCards(visit, [card('a')], key())).status).toBe(503)
    expect(await listed()).toHaveLength(1)
    expect(codes(await linkCards(visit, [card('a')], key()))).toEqual(['linked'])
  })

  it('gets the first response if the process ended between the commit and the response', async () => {
    let broken = false
    const store = {
      ...api.store,
      tenant: async <T>(partnerId: string, work: Parameters<typeof api.store.tenant<T>>[1]) => {
        const before = await listed()
        const result = await api.store.tenant(partnerId, work)
        if (broken || (await listed()).length === before.length) return result
        broken = true
        throw new Error('The connection was lost after the commit')
      },
    }
    const breaking = createApi({ ...api.deps, store })
    const visit = Object.assign(browser(breaking, 'one'), { token: visitor.token })
    for (const [name, value] of visitor.cookies) visit.cookies.set(name, value)
    expect((await linkCards(visit, [card('a')], key())).status).toBe(500)
    expect(await listed()).toHaveLength(1)
    expect(codes(await linkCards(visitor, [card('a')], key()))).toEqual(['linked'])
    expect(vaultCalls(card('a'))).toBe(1)
  })

  it('of another member is another request', async () => {
    await linkCards(visitor, [card('a')], key())
    const other = await signedIn(api, 'one', await addMember(api, 'one'))
    expect(codes(await linkCards(other, [card('b')], key()))).toEqual(['linked'])
  })

  it('needs a key in the right format', async () => {
    expect((await linkCards(visitor, [card('a')], { 'idempotency-key': 'short' })).problem.code).toBe('bad-request')
  })
})
