import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { givenCard, givenMember, givenMerchant, type TestCard, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { feed, line, type Line } from '../../testing/feed.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { applyBatch } from './apply-batch.ts'

const EVENING = '2026-06-14T19:30:00-04:00'

let api: TestApi
let merchant: TestMerchant
let member: TestMember
let card: TestCard
beforeAll(async () => {
  api = await testApi()
  merchant = await givenMerchant(api.store)
})
afterAll(() => api.close())

async function newcomer(): Promise<void> {
  member = await givenMember(api.store, 'one')
  card = await givenCard(api.store, member)
}

const rows = () =>
  api.store.owner((tx) =>
    tx.selectFrom('dine').selectAll().where('member_id', '=', member.id).orderBy('occurred_at').orderBy('refund_of').execute(),
  )
const kept = (item: Line) =>
  api.store.owner((tx) => tx.selectFrom('feed_unmatched').selectAll().where('id', '=', String(item['sourceTransactionId'])).execute())

it('keeps the source code of a dine and of its refund [ACTIVITY-14]', async () => {
  await newcomer()
  const dine = line(card, merchant, EVENING, '60.00', { sourceCode: 'J' })
  const refund = line(card, merchant, EVENING, '-20.00', { type: 'Refund', refundOf: dine['sourceTransactionId'], sourceCode: '+' })
  const plain = line(card, merchant, '2026-06-15T19:30:00-04:00', '10.00')
  await feed(api, [dine, refund, plain])
  expect((await rows()).map((row) => [row.source_code, row.amount_cents])).toEqual([
    ['+', -2_000],
    ['J', 6_000],
    ['S', 1_000],
  ])
})

describe('the same line', () => {
  it('earns once, in one file and in the next', async () => {
    await newcomer()
    const dine = line(card, merchant, EVENING, '60.00')
    expect(await feed(api, [dine, dine])).toMatchObject({ earned: 1, duplicate: 1 })
    expect(await feed(api, [dine])).toMatchObject({ earned: 0, duplicate: 1 })
    expect(await rows()).toHaveLength(1)
  })

  it('of a refund reverses once', async () => {
    await newcomer()
    const dine = line(card, merchant, EVENING, '60.00')
    const refund = line(card, merchant, EVENING, '-20.00', { type: 'Refund', refundOf: dine['sourceTransactionId'] })
    await feed(api, [dine, refund])
    expect(await feed(api, [dine, refund])).toMatchObject({ duplicate: 2, refunded: 0 })
    expect((await rows()).map((row) => row.benefit)).toEqual([-60, 180])
  })

  it('in twenty imports at once earns once, and keeps counts and limits right', async () => {
    await newcomer()
    const limited = await givenMerchant(api.store, { offer_type: 'Limited', max_visits_per_month: 5 })
    // Fourteen dines of a year: eleven as Select, then three as VIP; five of eight at the merchant with limits.
    const lines = Array.from({ length: 14 }, (_, index) => line(card, merchant, `2026-01-${String(index + 10)}T19:00:00-05:00`, '10.00'))
    const more = Array.from({ length: 8 }, (_, index) => line(card, limited, `2026-02-${String(index + 10)}T19:00:00-05:00`, '10.00'))
    const imports = Array.from({ length: 20 }, () => feed(api, [...lines, ...more]))
    const summaries = await Promise.all(imports)
    const sum = (key: 'earned' | 'forfeit' | 'duplicate') => summaries.reduce((total, summary) => total + summary[key], 0)
    expect({ earned: sum('earned'), forfeit: sum('forfeit'), duplicate: sum('duplicate') }).toEqual({
      earned: 19,
      forfeit: 3,
      duplicate: 19 * 22,
    })
    const tiers = (await rows()).filter((row) => row.merchant_id === merchant.id).map((row) => row.tier_level)
    expect(tiers).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3])
  })

  it('in different files at once keeps the limit of the month', async () => {
    await newcomer()
    const limited = await givenMerchant(api.store, { offer_type: 'Limited', max_visits_per_month: 5 })
    const files = Array.from({ length: 12 }, (_, index) => [line(card, limited, `2026-02-${String(index + 10)}T19:00:00-05:00`, '10.00')])
    await Promise.all(files.map((file) => feed(api, file)))
    const all = await rows()
    expect(all).toHaveLength(12)
    expect(all.filter((row) => row.status === 'Pending')).toHaveLength(5)
  })
})

describe('a batch that is killed', () => {
  it('stores nothing, and importing the file again adds everything', async () => {
    await newcomer()
    const lines = [line(card, merchant, EVENING, '60.00'), line(card, merchant, EVENING, '30.00')]
    const broken = { ...api.deps, store: { ...api.store, owner: dyingBeforeCommit(api) } }
    await expect(feed({ ...api, deps: broken }, lines)).rejects.toThrow('killed')
    expect(await rows()).toEqual([])
    expect(await feed(api, lines)).toMatchObject({ earned: 2 })
  })
})

/** A store whose transactions fail after their work, as when the process is killed before the commit. */
function dyingBeforeCommit({ store }: TestApi): TestApi['store']['owner'] {
  return (work) =>
    store.owner(async (tx) => {
      await work(tx)
      throw new Error('killed')
    })
}

describe('a line without a member', () => {
  it.each<[string, () => Promise<Line>]>([
    ['card-unknown', async () => line({ ...card, vault_token: 'tok-nobody' }, merchant, EVENING, '60.00')],
    ['card-not-linked-then', async () => line(card, merchant, '2024-12-31T19:30:00-05:00', '60.00')],
    [
      'card-not-linked-then',
      async () => {
        const gone = await givenCard(api.store, member, { unlinked_at: new Date('2026-06-14T23:30:00Z') })
        return line(gone, merchant, EVENING, '60.00')
      },
    ],
    ['merchant-unknown', async () => line(card, { ...merchant, network_id: 'net-nowhere' }, EVENING, '60.00')],
    ['refund-without-dine', async () => line(card, merchant, EVENING, '-60.00', { type: 'Refund', refundOf: 'nothing' })],
  ])('is kept and reported: %s', async (reason, make) => {
    await newcomer()
    const item = await make()
    const summary = await feed(api, [item])
    expect(summary).toMatchObject({ unmatched: 1, earned: 0, matchedLater: 0 })
    expect(summary.events).toEqual([{ kind: 'unmatched', line: 1, sourceTransactionId: item['sourceTransactionId'], reason }])
    expect(await kept(item)).toMatchObject([{ reason, line: item }])
    expect(await rows()).toEqual([])
  })

  it('is matched once its merchant participates, and then deleted', async () => {
    await newcomer()
    const network = `net-late-${member.id}`
    const dine = line(card, { ...merchant, network_id: network }, EVENING, '60.00')
    await feed(api, [dine])
    await givenMerchant(api.store, { network_id: network })
    expect(await feed(api, [])).toMatchObject({ matchedLater: 1 })
    expect(await rows()).toMatchObject([{ benefit: 180 }])
    expect(await kept(dine)).toEqual([])
  })

  it('counts on the whole day of linking, in the time zone of the partner', async () => {
    await newcomer()
    card = await givenCard(api.store, member, { linked_at: new Date('2026-06-14T22:00:00Z') })
    const lines = ['2026-06-13T23:59:00-05:00', '2026-06-14T00:01:00-05:00'].map((at) => line(card, merchant, at, '10.00'))
    expect(await feed(api, lines)).toMatchObject({ earned: 1, unmatched: 1 })
  })

  it('of a card that has moved to another program belongs to the program at the time of payment', async () => {
    await newcomer()
    const moved = new Date('2026-05-01T15:00:00Z')
    const before = await givenCard(api.store, member, { unlinked_at: moved })
    const other = await givenMember(api.store, 'two')
    await givenCard(api.store, other, { vault_token: before.vault_token, linked_at: moved })
    await feed(api, [
      line(before, merchant, '2026-04-01T19:00:00-04:00', '10.00'),
      line(before, merchant, '2026-05-02T19:00:00-04:00', '20.00'),
    ])
    expect((await rows()).map((row) => row.amount_cents)).toEqual([1000])
    const theirs = await api.store.owner((tx) => tx.selectFrom('dine').select('amount_cents').where('member_id', '=', other.id).execute())
    expect(theirs).toEqual([{ amount_cents: 2000 }])
  })
})

describe('a refused line', () => {
  it('is reported with its line number and reason, and the others count', async () => {
    await newcomer()
    const summary = await feed(api, [
      line(card, merchant, EVENING, '6o.00'),
      line(card, merchant, '2026-06-14 19:30', '60.00'),
      line({ ...card, vault_token: '4111111111111111' }, merchant, EVENING, '60.00'),
      line(card, merchant, EVENING, '60.00'),
    ])
    expect(summary).toMatchObject({ lines: 4, refused: 3, earned: 1 })
    expect(summary.events.map((event) => (event.kind === 'refused' ? [event.line, event.issue.field] : event))).toEqual([
      [1, 'amount'],
      [2, 'occurredAt'],
      [3, 'vaultToken'],
    ])
    expect(JSON.stringify(summary.events)).not.toContain('4111111111111111')
  })
})

it('retries a batch that conflicted with another import', async () => {
  await newcomer()
  let tries = 0
  const owner: TestApi['store']['owner'] = (work) => {
    tries += 1
    return tries < 3 ? Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' })) : api.store.owner(work)
  }
  expect(await applyBatch({ ...api.deps, store: { ...api.store, owner } }, [])).toEqual([])
  expect(tries).toBe(3)
})
