import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Store } from '../../store/store.ts'
import { testStore, type TestStore } from '../../store/testing.ts'
import { policiesAlone, queriesAlone } from './stores.ts'

let store: TestStore
beforeAll(async () => {
  store = await testStore()
  for (const partner_id of ['ours', 'theirs']) {
    await store.owner((tx) =>
      tx
        .insertInto('prospect')
        .values({ partner_id, email_key: 'a@b.c', created_at: new Date(0) })
        .execute(),
    )
  }
})
afterAll(() => store.close())

const seen = (on: Store) =>
  on.tenant('ours', async (tx) => {
    const ours = await tx.selectFrom('prospect').select('partner_id').where('partner_id', '=', 'ours').orderBy('partner_id').execute()
    const all = await tx.selectFrom('prospect').select('partner_id').orderBy('partner_id').execute()
    return [ours, all].map((rows) => rows.map((row) => row.partner_id).join(' '))
  })

it('without the queries’ conditions only the policies isolate partners, and vice versa', async () => {
  expect(await seen(store)).toEqual(['ours', 'ours'])
  expect(await seen(queriesAlone(store))).toEqual(['ours', 'ours theirs'])
  expect(await seen(policiesAlone(store))).toEqual(['ours', 'ours'])
  await store.admin('alter table prospect disable row level security')
  expect(await seen(policiesAlone(store))).toEqual(['ours theirs', 'ours theirs'])
})
