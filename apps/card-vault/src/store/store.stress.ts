import { afterAll, expect, it } from 'vitest'

import { openPostgres } from '../store/postgres-database.ts'
import { describeStore } from '../testing/store-cases.ts'
import { createTestDatabase } from '../testing/test-database.ts'

const drops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const drop of drops) await drop()
})

describeStore('PostgreSQL', async () => {
  const { url, drop } = await createTestDatabase()
  drops.push(drop)
  return openPostgres(url)
})

it('survives a connection that breaks within a transaction, and continues with another one', async () => {
  const { url, drop } = await createTestDatabase()
  drops.push(drop)
  const database = await openPostgres(url)
  const ended = database.transaction(({ query }) => query('SELECT pg_terminate_backend(pg_backend_pid())'))
  await expect(ended).rejects.toThrow()
  expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  await database.close()
})
