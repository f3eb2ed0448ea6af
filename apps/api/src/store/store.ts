import { sql, type Kysely } from 'kysely'
import type { Db as QueueDb } from 'pg-boss'

import { APP_ROLE, OPERATOR_ROLE, PARTNER_SETTING } from './migrations/tenant-table.ts'
import type { Tables, Tx } from './tables.ts'

type Work<T> = (tx: Tx) => Promise<T>

/** The database of an installation. All access runs in a transaction that first switches to a role with few rights. */
export interface Store {
  readonly engine: 'pglite' | 'postgres'
  /** Work for one partner: reads and writes only that partner's rows, whatever the queries request (row level security). */
  readonly tenant: <T>(partnerId: string, work: Work<T>) => Promise<T>
  /** Work without a partner: reads places and merchants; every tenant table looks empty. */
  readonly reference: <T>(work: Work<T>) => Promise<T>
  /** Work of the operator across partners: preparation, imports, the feed. Of browsers' requests, only the studio's use it, to identify operators. */
  readonly owner: <T>(work: Work<T>) => Promise<T>
  /** As `owner`, for a call that a user waits for: with the time limits of `tenant`. */
  readonly acrossPartners: <T>(work: Work<T>) => Promise<T>
  /** `tenant` and `owner` in read-only transactions: the database refuses writes. For routes and commands, whose writes go through use cases. */
  readonly reading: Pick<Store, 'tenant' | 'owner'>
  /** Work that only one process of the installation does at a time; the others wait. It uses the store like other work. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs the statements of the job queue, as the serving user; accepts several at once. */
  readonly queue: QueueDb
  /** Connections in use and idle, and pieces of work that wait for one. */
  readonly connections: () => Readonly<Record<'used' | 'idle' | 'waiting', number>>
  /** Frees the space of replaced rows and updates the planner's statistics, after large changes. A server does so automatically, PGlite does not. */
  readonly vacuum: () => Promise<void>
  /** Waits for running work, then closes the database. */
  readonly close: () => Promise<void>
}

/** Runs `work` when a connection is free. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>

interface Opened extends Pick<Store, 'engine' | 'exclusively'> {
  readonly db: Kysely<Tables>
  /** Connections for the operator's work, if they are separate. */
  readonly ownerDb?: Kysely<Tables>
  /** Schedules transactions: one at a time if the engine has one connection, all at once if it has many. */
  readonly gate: Gate
  readonly queue: QueueDb
  /** @param begun number of pieces of work that run or wait */
  readonly connections: (begun: number) => ReturnType<Store['connections']>
  /** Called once, after the last work. */
  readonly release: () => Promise<void>
}

/** A store on an open database. */
export function createStore({ engine, db, ownerDb = db, gate, exclusively, queue, connections, release }: Opened): Store {
  // Closing waits for all work that has begun: a requested connection must not arrive after the pool has ended.
  const begun = new Set<Promise<unknown>>()
  const begin: Gate = (work) => {
    const turn = gate(work)
    begun.add(turn)
    const over = () => void begun.delete(turn)
    turn.then(over, over)
    return turn
  }
  const as = <T>(
    role: string,
    partnerId: string,
    work: Work<T>,
    { on = db, readOnly = 'off' }: { on?: typeof db; readOnly?: 'on' | 'off' } = {},
  ) =>
    begin(() =>
      on.transaction().execute(async (tx) => {
        await sql`select set_config('role', ${role}, true), set_config(${PARTNER_SETTING}, ${partnerId}, true),
          set_config('transaction_read_only', ${readOnly}, true)`.execute(tx)
        return work(tx)
      }),
    )
  return {
    engine,
    tenant: (partnerId, work) => as(APP_ROLE, partnerId, work),
    reference: (work) => as(APP_ROLE, '', work),
    owner: (work) => as(OPERATOR_ROLE, '', work, { on: ownerDb }),
    acrossPartners: (work) => as(OPERATOR_ROLE, '', work),
    reading: {
      tenant: (partnerId, work) => as(APP_ROLE, partnerId, work, { readOnly: 'on' }),
      owner: (work) => as(OPERATOR_ROLE, '', work, { on: ownerDb, readOnly: 'on' }),
    },
    exclusively,
    queue: { executeSql: (text, values) => begin(() => queue.executeSql(text, values)) },
    connections: () => connections(begun.size),
    vacuum: () => begin(async () => void (await sql`vacuum analyze`.execute(ownerDb))),
    close: async () => {
      await Promise.allSettled(begun)
      await gate(async () => {
        await db.destroy()
        await release()
      })
    },
  }
}

/** First come, first served, one at a time. */
export function oneAtATime(): Gate {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
}
