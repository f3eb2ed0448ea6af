import pg from 'pg'
import { expect, it, vi } from 'vitest'

import { isPassingFault } from './database-fault.ts'
import { openPostgres } from './open-postgres.ts'

const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

it.each([
  ['no server', coded('ECONNREFUSED'), true],
  ['several addresses without a server', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]), true],
  ['no room for a connection', coded('53300'), true],
  ['a server that ends', coded('57P01'), true],
  ['a deadlock', coded('40P01'), true],
  ['an answer that is late', new Error('Query read timeout'), true],
  ['a connection that is late', new Error('timeout exceeded when trying to connect'), true],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), true],
  ['the cause of another error', new Error('no answer', { cause: coded('ECONNRESET') }), true],
  ['a statement that is wrong', coded('42703'), false],
  ['a row that exists', coded('23505'), false],
  ['a mistake of ours', new TypeError('x is not a function'), false],
  ['something else', 'Query read timeout', false],
])('a call may succeed later after %s: %s', (_, error, expected) => {
  expect(isPassingFault(error)).toBe(expected)
})

// PGlite runs in this process: its answers are not late.
const servers = [process.env['TEST_DATABASE_URL'] ?? []].flat()

it.each(servers)('recognizes what pg throws when an answer, or a connection, is late', async (server) => {
  const patience = { forConnection: 300, forAnswer: 300 }
  const pool = new pg.Pool({
    connectionString: server,
    max: 1,
    connectionTimeoutMillis: patience.forConnection,
    query_timeout: patience.forAnswer,
  })
  const late = await pool.query('select pg_sleep(2)').catch((error: unknown) => error)
  // A connection takes longer than this patience while the machine is busy.
  const held = await vi.waitFor(() => pool.connect(), { timeout: 30_000 })
  const full = await pool.connect().catch((error: unknown) => error)
  held.release()
  await pool.end()
  expect([late, full].map(isPassingFault)).toEqual([true, true])
  const nowhere = await openPostgres('postgres://nobody:x@127.0.0.1:1/none').catch((error: unknown) => error)
  expect(isPassingFault(nowhere)).toBe(true)
})
