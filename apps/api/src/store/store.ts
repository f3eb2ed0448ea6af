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
  /**
   * Access for one piece of work that may see the rows as they were some seconds ago, and needs no row that it or its caller has just written: never
   * sessions, members, cards, idempotency and limits. It reads from the replica if there is one that can be used. Where that fails, the same read runs on
   * the primary, and so does the rest of the piece: rows never become older within it.
   */
  readonly delayed: () => DelayedReading
  /** The state of the replica; null without one. */
  readonly replica: () => ReplicaHealth | null
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

/** - `unreachable`: it does not answer - `behind`: it lags more than the setting allows - `not-a-standby`: it is a server of its own */
export type ReplicaState = 'used' | 'behind' | 'unreachable' | 'not-a-standby'

export interface ReplicaHealth {
  readonly state: ReplicaState
  /** Seconds; null while it is not known. */
  readonly lagSeconds: number | null
  /** Transactions that it has answered, and those that went to the primary in its place. */
  readonly reads: Readonly<Record<'replica' | 'primary', number>>
}

/** A standby that answers reads which may be a second old. */
export interface Replica {
  /** Null while it cannot be used. */
  readonly transact: () => Transact | null
  /** Counts a transaction that the primary had to answer. */
  readonly skipped: () => void
  /** Reports a transaction that failed here: the replica is not used until the next look at it. */
  readonly failed: () => void
  readonly health: () => ReplicaHealth
  readonly close: () => Promise<void>
}

/** Reads that may run more than once. */
export type DelayedReading = Pick<Store['reading'], 'tenant' | 'reference'>

/** Runs `work` when a connection is free. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>

interface Opened extends Pick<Store, 'engine' | 'exclusively' | 'unlessElsewhere' | 'vacuum' | 'copyTo'> {
  readonly transact: Transact
  /** Transactions on the connections for the operator's work, if they are separate. */
  readonly ownerTransact?: Transact
  /** A server that follows the database, for reads that may be some seconds old. */
  readonly replica?: Replica | undefined
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
    replica,
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
  const reading: Store['reading'] = {
    tenant: as(APP_ROLE, { readOnly: true }),
    reference: withoutTenant(as(APP_ROLE, { readOnly: true })),
    owner: withoutTenant(as(OPERATOR_ROLE, { on: ownerTransact, readOnly: true })),
  }
  const delayedBy = (replica: Replica): DelayedReading => {
    let isOnPrimary = false
    const tenant = async <T>(partnerId: string, work: Work<T>): Promise<T> => {
      const on = isOnPrimary ? null : replica.transact()
      if (on) {
        try {
          return await as(APP_ROLE, { on, readOnly: true })(partnerId, work)
        } catch {
          replica.failed()
        }
      }
      isOnPrimary = true
      replica.skipped()
      return reading.tenant(partnerId, work)
    }
    return { tenant, reference: (work) => tenant('', work) }
  }
  return {
    engine,
    tenant: as(APP_ROLE),
    admitting: { tenant: as(APP_ROLE, { durable: false }) },
    reference: withoutTenant(as(APP_ROLE)),
    owner: withoutTenant(as(OPERATOR_ROLE, { on: ownerTransact })),
    acrossPartners: withoutTenant(as(OPERATOR_ROLE)),
    reading,
    delayed: () => (replica ? delayedBy(replica) : reading),
    replica: () => replica?.health() ?? null,
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
