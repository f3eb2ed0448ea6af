import type { Db as QueueDb } from 'pg-boss'

import { APP_ROLE, OPERATOR_ROLE } from './migrations/tenant-table.ts'
import type { Tx } from './tables.ts'

type Work<T> = (tx: Tx) => Promise<T>

/** What holds from the first statement of a transaction to its end. */
export interface TransactionSettings {
  readonly role: string
  /** Empty: no tenant's rows are visible. */
  readonly partnerId: string
  /** If true, the database refuses writes. */
  readonly readOnly: boolean
  /** False: commits before the disk has the rows. */
  readonly durable: boolean
}

/** Runs work in one transaction with these settings: commits when the work resolves, rolls back when it rejects. */
export type Transact = <T>(settings: TransactionSettings, work: Work<T>) => Promise<T>

/** The database of an installation. All access runs in a transaction that first switches to a role with few rights. */
export interface Store {
  readonly engine: 'pglite' | 'postgres'
  /** Work for one partner: reads and writes only that partner's rows, whatever the queries request (row level security). */
  readonly tenant: <T>(partnerId: string, work: Work<T>) => Promise<T>
  /**
   * As `tenant`, for the checks before a call's effect: commits before the disk has the rows. If the database server crashes, the last uses of limits
   * and proofs may be lost; what a later transaction writes to the disk follows them.
   */
  readonly admitting: Pick<Store, 'tenant'>
  /** Work without a partner: places and merchants; every tenant table looks empty. */
  readonly reference: <T>(work: Work<T>) => Promise<T>
  /** Work of the operator across partners: preparation, imports, the feed. Of browsers' requests, only the studio's use it, to identify operators. */
  readonly owner: <T>(work: Work<T>) => Promise<T>
  /** As `owner`, for a call that a user waits for: with the time limits of `tenant`. */
  readonly acrossPartners: <T>(work: Work<T>) => Promise<T>
  /**
   * `tenant`, `reference` and `owner` in read-only transactions: the database refuses writes. For routes and commands, whose writes go through use
   * cases. On a server the result does not wait for the end of the transaction.
   */
  readonly reading: Pick<Store, 'tenant' | 'reference' | 'owner'>
  /** Work that only one process of the installation does at a time; the others wait. It uses the store like other work. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Work of which one process of the installation does one at a time. Null, without doing it, if another process does it now. */
  readonly unlessElsewhere: <T>(name: string, work: () => Promise<T>) => Promise<T | null>
  /** Runs the statements of the job queue, as the serving user; accepts several at once. */
  readonly queue: QueueDb
  /** Connections in use and idle, and pieces of work that wait for one. */
  readonly connections: () => Readonly<Record<'used' | 'idle' | 'waiting', number>>
  /** Frees the space of replaced rows and updates the planner's statistics, after large changes. A server does so automatically, PGlite does not. */
  readonly vacuum: () => Promise<void>
  /**
   * Writes a copy of the database's folder as of one moment into a new file, a gzipped tar archive, and counts the rows of each table. Null on a
   * server, which is copied by its replication protocol.
   */
  readonly copyTo: ((archive: string) => Promise<Readonly<Record<string, number>>>) | null
  /** Waits for running work, then closes the database. */
  readonly close: () => Promise<void>
}

/** Runs `work` when a connection is free. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>

interface Opened extends Pick<Store, 'engine' | 'exclusively' | 'unlessElsewhere' | 'vacuum' | 'copyTo'> {
  readonly transact: Transact
  /** Transactions on the connections for the operator's work, if they are separate. */
  readonly ownerTransact?: Transact
  /** Schedules transactions: one at a time if the engine has one connection, all at once if it has many. */
  readonly gate: Gate
  readonly queue: QueueDb
  /** @param begun number of pieces of work that run or wait */
  readonly connections: (begun: number) => ReturnType<Store['connections']>
  /** Closes the database; called once, after the last work. */
  readonly release: () => Promise<void>
}

/** A store on an open database. */
export function createStore(opened: Opened): Store {
  const {
    engine,
    transact,
    ownerTransact = transact,
    gate,
    exclusively,
    unlessElsewhere,
    queue,
    connections,
    vacuum,
    copyTo,
    release,
  } = opened
  // Closing waits for all work that has begun: a requested connection must not arrive after the pool has ended.
  const begun = new Set<Promise<unknown>>()
  const begin: Gate = (work) => {
    const turn = gate(work)
    begun.add(turn)
    const over = () => void begun.delete(turn)
    turn.then(over, over)
    return turn
  }
  const as =
    (role: string, { on = transact, readOnly = false, durable = true } = {}) =>
    <T>(partnerId: string, work: Work<T>) =>
      begin(() => on({ role, partnerId, readOnly, durable }, work))
  const withoutTenant =
    (run: ReturnType<typeof as>) =>
    <T>(work: Work<T>) =>
      run('', work)
  return {
    engine,
    tenant: as(APP_ROLE),
    admitting: { tenant: as(APP_ROLE, { durable: false }) },
    reference: withoutTenant(as(APP_ROLE)),
    owner: withoutTenant(as(OPERATOR_ROLE, { on: ownerTransact })),
    acrossPartners: withoutTenant(as(OPERATOR_ROLE)),
    reading: {
      tenant: as(APP_ROLE, { readOnly: true }),
      reference: withoutTenant(as(APP_ROLE, { readOnly: true })),
      owner: withoutTenant(as(OPERATOR_ROLE, { on: ownerTransact, readOnly: true })),
    },
    exclusively,
    unlessElsewhere,
    queue: { executeSql: (text, values) => begin(() => queue.executeSql(text, values)) },
    connections: () => connections(begun.size),
    vacuum: () => begin(vacuum),
    copyTo: copyTo && ((archive) => begin(() => copyTo(archive))),
    close: async () => {
      await Promise.allSettled(begun)
      await gate(release)
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
