import { NO_TRACING } from '@dining/serving'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'

import { migrate } from './migrate.ts'
import { APP_ROLE, OPERATOR_ROLE } from './migrations/tenant-table.ts'
import { queryLog } from './query-log.ts'
import { StoreError } from './store-error.ts'
import { createStore, type Store } from './store.ts'
import type { Tables } from './tables.ts'

/** Connections of one API process: for the calls of visitors, and for the operator's work. */
const POOL_SIZE = 10
const OWNER_POOL_SIZE = 5

/** Milliseconds that a visitor's call waits for a connection, and for each answer: a database that hangs is told as one that fails. */
const CONNECTION_TIMEOUT_MS = 5_000
const ANSWER_TIMEOUT_MS = 6_000

/** Key of the lock of `exclusively`, of this installation's database alone. */
const EXCLUSIVE_LOCK = 662_607_001

/** As on PGlite: bigint is a number (no amount of ours passes 2^53), days stay text. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/**
 * Opens a database on a server and brings its tables up to date.
 * @param databaseUrl postgres://…; its user owns the tables and may take the roles that the migrations make
 * Throws StoreError `unreachable` when nothing answers or the login is refused, `no-rights` when the user may not take the roles.
 */
export async function openPostgres(databaseUrl: string, tracing = NO_TRACING): Promise<Store> {
  const open = (limits: pg.PoolConfig) => {
    const opened = new pg.Pool({ connectionString: databaseUrl, types, keepAlive: true, ...limits })
    // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
    opened.on('error', () => undefined)
    return opened
  }
  const pool = open({ max: POOL_SIZE, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS, query_timeout: ANSWER_TIMEOUT_MS })
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
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...queryLog(tracing) })
  // Changes of tables and imports take as long as they take.
  const ownerPool = open({ max: OWNER_POOL_SIZE })
  const ownerDb = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: ownerPool }), ...queryLog(tracing) })
  try {
    await migrate(ownerDb)
    for (const role of [APP_ROLE, OPERATOR_ROLE]) {
      await db.transaction().execute((tx) => sql`select set_config('role', ${role}, true)`.execute(tx))
    }
  } catch (error) {
    await Promise.all([db.destroy(), ownerDb.destroy()])
    throw isRefusal(error) ? noRights(databaseUrl, error) : error
  }
  return createStore({
    engine: 'postgres',
    db,
    ownerDb,
    gate: (work) => work(),
    // Held by a transaction of its own, so that it ends with its process and also behind a pooler.
    exclusively: (work) =>
      ownerDb.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(${EXCLUSIVE_LOCK})`.execute(tx)
        return work()
      }),
    connections: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    release: () => ownerDb.destroy(),
  })
}

function isRefusal(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code === '42501'
}

function noRights(databaseUrl: string, cause: pg.DatabaseError): StoreError {
  const user = new URL(databaseUrl).username
  const roles = `${APP_ROLE}, ${OPERATOR_ROLE}`
  return new StoreError(
    'no-rights',
    `The user ${user} of DATABASE_URL lacks a right: ${cause.message}. Let a superuser run: create role ${APP_ROLE}; create role ${OPERATOR_ROLE}; grant ${roles} to ${user};`,
    cause,
  )
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error.message || String('code' in error ? error.code : error.name)
}
