import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Store } from './store.ts'
import type { Tx } from './tables.ts'
import { testStore } from './testing.ts'

let store: Store
beforeAll(async () => {
  store = await testStore()
})
afterAll(() => store.close())

it('runs many pieces of work at once, each in its own transaction', async () => {
  const partners = Array.from({ length: 40 }, (_, n) => `p${n}`)
  await Promise.all(
    partners.map((partner) =>
      store.tenant(partner, (tx) =>
        tx
          .insertInto('prospect')
          .values({ partner_id: partner, email_key: 'a@b.c', created_at: new Date(0) })
          .execute(),
      ),
    ),
  )
  const rows = await store.owner((tx) => tx.selectFrom('prospect').select('partner_id').orderBy('partner_id').execute())
  expect(rows.map((row) => row.partner_id)).toEqual(partners.toSorted())
})

it('rolls back failed work, and continues', async () => {
  const failed = store.tenant('p-failed', async (tx) => {
    await tx
      .insertInto('prospect')
      .values({ partner_id: 'p-failed', email_key: 'a@b.c', created_at: new Date(0) })
      .execute()
    throw new Error('on purpose')
  })
  await expect(failed).rejects.toThrow('on purpose')
  expect(await store.tenant('p-failed', (tx) => tx.selectFrom('prospect').selectAll().execute())).toEqual([])
})

it('reads numbers, days, times, lists and JSON as the same values on both engines', async () => {
  const at = new Date('2026-03-04T05:06:07.890Z')
  await store.owner((tx) =>
    tx
      .insertInto('feature_flag')
      .values({ partner_id: 'p', name: 'n', value: JSON.stringify([1, { a: true }]), reason: 'r' })
      .execute(),
  )
  const { rows } = await store.owner(async (tx) => {
    const { sql } = await import('kysely')
    return sql`select 9007199254740991::bigint as big, '2026-03-04'::date as day, ${at}::timestamptz as at, array['a','b c'] as list,
      (select value from feature_flag where name = 'n') as json, count(*) as counted from generate_series(1, 3)`.execute(tx)
  })
  expect(rows).toEqual([{ big: 9007199254740991, day: '2026-03-04', at, list: ['a', 'b c'], json: [1, { a: true }], counted: 3 }])
})

it('writes nothing in a transaction for reading', async () => {
  const store = await testStore()
  const put = (tx: Tx) =>
    tx
      .insertInto('prospect')
      .values({ partner_id: 'one', email_key: 'a@b.c', created_at: new Date(0) })
      .execute()
  const count = async (tx: Tx) => (await tx.selectFrom('prospect').select('email_key').execute()).length
  await store.tenant('one', put)
  await expect(store.reading.tenant('one', put)).rejects.toThrow(/read-only transaction/)
  await expect(store.reading.owner(put)).rejects.toThrow(/read-only transaction/)
  expect([await store.reading.tenant('one', count), await store.reading.tenant('two', count), await store.reading.owner(count)]).toEqual([
    1, 0, 1,
  ])
  // The same connection writes again afterwards.
  await store.tenant('two', (tx) => tx.deleteFrom('prospect').execute())
  await store.close()
})
