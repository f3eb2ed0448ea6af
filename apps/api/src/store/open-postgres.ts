import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

import { migrate } from './migrate.ts'
import { StoreError } from './store-error.ts'
import { createStore, type Store } from './store.ts'
import type { Tables } from './tables.ts'

/** Connections of one API process. */
const POOL_SIZE = 10

/** As on PGlite: bigint is a number (no amount of ours passes 2^53), days stay text. */
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.DATE]: (text) => text,
}

/**
 * Opens a database on a server and brings its tables up to date.
 * @param databaseUrl postgres://…; its user owns the tables and may take the roles that the migrations make
 * Throws StoreError `unreachable` when nothing answers or the login is refused.
 */
export async function openPostgres(databaseUrl: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    types: { getTypeParser: (id: number, format?: 'text' | 'binary') => parsers[id] ?? pg.types.getTypeParser(id, format as 'text') },
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  try {
    const connection = await pool.connect()
    connection.release()
  } catch (cause) {
    await pool.end()
    const { host } = new URL(databaseUrl)
    throw new StoreError(
      'unreachable',
      `No database answers at ${host}: ${reasonOf(cause)}. Check DATABASE_URL and that the server runs.`,
      cause,
    )
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return createStore(
    'postgres',
    db,
    (work) => work(),
    () => Promise.resolve(),
  )
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error.message || String('code' in error ? error.code : error.name)
}
