import { sql, type Kysely } from 'kysely'
import type { Db as QueueDb } from 'pg-boss'

import { APP_ROLE, OPERATOR_ROLE, PARTNER_SETTING } from './migrations/tenant-table.ts'
import type { Tables, Tx } from './tables.ts'

type Work<T> = (tx: Tx) => Promise<T>

/** The database of an installation. All access runs in a transaction that has taken a role of little right first. */
export interface Store {
  readonly engine: 'pglite' | 'postgres'
  /** Work for one partner: sees and writes that partner's rows alone, whatever the queries ask for (row level security). */
  readonly tenant: <T>(partnerId: string, work: Work<T>) => Promise<T>
  /** Work without a partner: reads places and merchants; every tenant table looks empty. */
  readonly reference: <T>(work: Work<T>) => Promise<T>
  /** Work of the operator across partners: preparation, imports, the feed. Of browsers only the studio's, to know its operators. */
  readonly owner: <T>(work: Work<T>) => Promise<T>
  /** As `owner`, for a call that somebody waits for: with the time limits of `tenant`. */
  readonly acrossPartners: <T>(work: Work<T>) => Promise<T>
  /** `tenant` and `owner` in transactions that write nothing: the database refuses it. For routes and commands, whose writes go through use cases. */
  readonly reading: Pick<Store, 'tenant' | 'owner'>
  /** Work that one process of the installation does at a time; the others wait. It uses the store as any other work does. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs the statements of the job queue, as the user who serves; takes several at once. */
  readonly queue: QueueDb
  /** Connections in use and idle, and pieces of work that wait for one. */
  readonly connections: () => Readonly<Record<'used' | 'idle' | 'waiting', number>>
  /** Frees the space of replaced rows and renews what the planner knows; after large changes. A server does so by itself, PGlite does not. */
  readonly vacuum: () => Promise<void>
  /** Waits for running work, then lets go of the database. */
  readonly close: () => Promise<void>
}

/** Runs `work` when its turn has come. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>

interface Opened extends Pick<Store, 'engine' | 'exclusively'> {
  readonly db: Kysely<Tables>
  /** For the operator's work, where that has connections of its own. */
  readonly ownerDb?: Kysely<Tables>
  /** Lets transactions through: one at a time where the engine has one connection, all at once where it has many. */
  readonly gate: Gate
  readonly queue: QueueDb
  /** @param begun pieces of work that run or wait */
  readonly connections: (begun: number) => ReturnType<Store['connections']>
  /** Called once, after the last work. */
  readonly release: () => Promise<void>
}

/** A store on an open database. */
export function createStore({ engine, db, ownerDb = db, gate, exclusively, queue, connections, release }: Opened): Store {
  // Closing waits for all that has begun: a connection asked for must not come when there is nobody to give it back to.
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
