import pg from 'pg'
import type { Db as QueueDb } from 'pg-boss'

import { StoreError } from './store-error.ts'

/** As on PGlite: bigint is a number (no amount exceeds 2^53), dates stay text. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** Error codes of PostgreSQL: a right is missing; a role to use, or to grant to, does not exist. */
export const REFUSED = '42501'
export const UNKNOWN_ROLE = '22023'
export const NO_SUCH_ROLE = '42704'

/** Connections to a server. */
export function openPool(databaseUrl: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, types, keepAlive: true, ...limits })
  // The pool replaces a connection that breaks, and the call that uses it fails; without listeners the error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Runs the statements of the job queue on a pool; those without values may be several at once. */
export function queueOf(pool: pg.Pool): QueueDb {
  return {
    executeSql: async (text, values) => {
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values)
      return { rows: [result].flat().flatMap(({ rows }) => rows) }
    },
  }
}

/**
 * Tries a pool's server once.
 * @param variable name of the variable with the address
 * Throws StoreError `unreachable`, and ends the pool, if no server answers or the login is refused.
 */
export async function assertReachable(pool: pg.Pool, databaseUrl: string, variable: string): Promise<void> {
  try {
    const connection = await pool.connect()
    connection.release()
  } catch (cause) {
    await pool.end()
    const { host } = new URL(databaseUrl)
    throw new StoreError(
      'unreachable',
      `No database answers at ${host}: ${reasonOf(cause)}. Check ${variable} and that the server runs.`,
      cause,
    )
  }
}

export function hasCode(error: unknown, code: string): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code === code
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error.message || String('code' in error ? error.code : error.name)
}
