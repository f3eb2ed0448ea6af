import { afterAll } from 'vitest'

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
