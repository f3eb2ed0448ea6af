import { NO_TRACING } from '@dining/serving'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'

import { assertReachable, hasCode, openPool, queueOf, REFUSED, UNKNOWN_ROLE } from './postgres-pool.ts'
import { APP_ROLE, OPERATOR_ROLE } from './migrations/tenant-table.ts'
import { DATABASE_LIMITS } from '../config/time-limits.ts'
import { pipelinedTransactions } from './pipelined-transactions.ts'
import { queueState } from './queue-schema.ts'
import { watchReplica, type ReplicaSettings } from './replica.ts'
import { readSchema, schemaFault, type SchemaState } from './schema-state.ts'
import { StoreError } from './store-error.ts'
import { createStore, type Store } from './store.ts'
import type { Tables, Tx } from './tables.ts'

/** Number of connections of one API process for visitors' calls, and for the operator's work. */
const POOL_SIZE = 10
const OWNER_POOL_SIZE = 5

/** Milliseconds that a call waits; a database that hangs is reported as failed. */
interface Patience {
  readonly forConnection: number
  readonly forAnswer: number
}

/** Key of the lock of `exclusively`, local to this installation's database. */
const EXCLUSIVE_LOCK = 662_607_001
/** Milliseconds until a process that waits for it tries again. */
const EXCLUSIVE_AGAIN_MS = 200

const NOTHING: SchemaState = { applied: [], servesFrom: null }

/**
 * Opens a database on a server whose tables `migratePostgres` has created; does not change them.
 * @param databaseUrl postgres://…, with `?prepared_statements=off` behind a pooler that does not keep them; its user may use the roles that the migrations create, and needs no other right
 * @param replica a standby for reads that may be some seconds old; it may be unreachable
 * Throws StoreError `unreachable` if no server answers or the login is refused, `no-rights` if the user may not use the roles,
 * `schema-behind` and `schema-ahead` when this version cannot serve on the tables.
 */
export async function openPostgres(
  databaseUrl: string,
  tracing = NO_TRACING,
  patience: Patience = DATABASE_LIMITS,
  replica?: ReplicaSettings,
): Promise<Store> {
  const prepares = preparesOn(databaseUrl)
  const open = (limits: pg.PoolConfig) => openPool(databaseUrl, { ...limits, pipeline: true })
  const pool = open({ max: POOL_SIZE, connectionTimeoutMillis: patience.forConnection, query_timeout: patience.forAnswer })
  await assertReachable(pool, databaseUrl, 'DATABASE_URL')
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await assertServes(db, databaseUrl)
    await assertQueue(pool, databaseUrl)
  } catch (error) {
    await db.destroy()
    throw error
  }
  // For imports and jobs, which have no time limit; calls that a visitor waits for use the other pool.
  const ownerPool = open({ max: OWNER_POOL_SIZE })
  const ownerDb = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: ownerPool }) })
  const follower = replica && watchReplica(pool, replica, tracing, preparesOn(replica.url))
  return createStore({
    engine: 'postgres',
    replica: follower,
    transact: pipelinedTransactions(pool, tracing, prepares),
    ownerTransact: pipelinedTransactions(ownerPool, tracing, prepares),
    gate: (work) => work(),
    // Held by a separate transaction, so that it is released with its process, also behind a connection pooler. Processes that wait have no transaction
    // meanwhile: in a pooler with few connections they would keep those that the work needs.
    exclusively: async (work) => {
      for (;;) {
        const done = await ownerDb.transaction().execute(async (tx) => {
          const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${EXCLUSIVE_LOCK}) as free`.execute(tx)
          return rows[0]?.free ? { value: await work() } : null
        })
        if (done) return done.value
        await new Promise((resolve) => setTimeout(resolve, EXCLUSIVE_AGAIN_MS))
      }
    },
    unlessElsewhere: (name, work) =>
      ownerDb.transaction().execute(async (tx) => {
        const { rows } = await sql<{
          free: boolean
        }>`select pg_try_advisory_xact_lock(hashtextextended(${`once ${name}`}, 0)) as free`.execute(tx)
        return rows[0]?.free ? work() : null
      }),
    queue: queueOf(ownerPool),
    connections: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    vacuum: async () => void (await sql`vacuum analyze`.execute(ownerDb)),
    copyTo: null,
    release: async () => {
      await follower?.close()
      await db.destroy()
      await ownerDb.destroy()
    },
  })
}

const preparesOn = (url: string) => new URL(url).searchParams.get('prepared_statements') !== 'off'

/** Checks that this version can serve here, as this user. Throws a StoreError with the reason if not. */
async function assertServes(db: Kysely<Tables>, databaseUrl: string): Promise<void> {
  const { host, username } = new URL(databaseUrl)
  const fault = schemaFault(await stateSeenBy(db, username))
  const remedy = 'Run pnpm api migrate with MIGRATE_DATABASE_URL, then start again.'
  if (fault?.kind === 'behind')
    throw new StoreError('schema-behind', `The tables at ${host} lack ${listOf(fault.missing)}, which this version needs. ${remedy}`)
  if (fault?.kind === 'ahead')
    throw new StoreError(
      'schema-ahead',
      `The tables at ${host} are too new for this version, which does not support ${fault.servesFrom}. Start a version that does.`,
    )
}

/** Throws the StoreError `schema-behind` if the job queue has no tables here, or older ones. */
async function assertQueue(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const { host, username } = new URL(databaseUrl)
  const state = await queueState(queueOf(pool)).catch((error: unknown) => {
    if (!hasCode(error, REFUSED)) throw error
    throw new StoreError(
      'no-rights',
      `The user ${username} of DATABASE_URL lacks a right: ${error.message}. It must inherit the rights of ${OPERATOR_ROLE}: alter role ${username} inherit.`,
      error,
    )
  })
  if (state !== 'behind') return
  throw new StoreError(
    'schema-behind',
    `The database at ${host} lacks the tables of the job queue that this version needs. Run pnpm api migrate with MIGRATE_DATABASE_URL, then start again.`,
  )
}

async function stateSeenBy(db: Kysely<Tables>, user: string): Promise<SchemaState> {
  try {
    const states = []
    for (const role of [OPERATOR_ROLE, APP_ROLE]) {
      const read = async (tx: Tx) => {
        await sql`select set_config('role', ${role}, true)`.execute(tx)
        return readSchema(tx)
      }
      states.push(await db.transaction().execute(read))
    }
    return states.at(-1) ?? NOTHING
  } catch (error) {
    if (hasCode(error, UNKNOWN_ROLE)) return NOTHING
    if (!hasCode(error, REFUSED)) throw error
    throw new StoreError(
      'no-rights',
      `The user ${user} of DATABASE_URL lacks a right: ${error.message}. Run pnpm api migrate with MIGRATE_DATABASE_URL and DATABASE_URL, which grants it.`,
      error,
    )
  }
}

const listOf = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
