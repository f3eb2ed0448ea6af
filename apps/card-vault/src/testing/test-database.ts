import { randomUUID } from 'node:crypto'

import pg from 'pg'

/** An empty database on the server of TEST_DATABASE_URL, which the set-up of vitest.config.ts starts. */
export async function createTestDatabase(): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) throw new Error('TEST_DATABASE_URL is missing: run these tests as the project "stress"')
  const name = `vault_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`create database ${name}`)
  return { url: Object.assign(new URL(server), { pathname: `/${name}` }).href, drop: () => run(`drop database ${name} with (force)`) }
}
