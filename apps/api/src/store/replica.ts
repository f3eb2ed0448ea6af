import type { Tracing } from '@dining/serving'
import type pg from 'pg'

import { openPool } from './postgres-pool.ts'
import { pipelinedTransactions } from './pipelined-transactions.ts'
import type { Replica, ReplicaState } from './store.ts'

/** Milliseconds between two looks at the replica, and that its connection and each answer may take. */
const EVERY_MS = 1_000
const PATIENCE_MS = 2_000
/** Connections of one process. */
const CONNECTIONS = 10
/** Places of the log that are remembered. A standby that has replayed none of the last so many seconds has to reach a new place before it is used. */
const MAX_SEEN = 3_600

export interface ReplicaSettings {
  /** postgres://… of a hot standby of the database; its user is that of the database. */
  readonly url: string
  /** Seconds by which it may lag; then reads go to the primary. */
  readonly maxLagSeconds: number
}

/** A place in the write-ahead log, in bytes. */
const position = (value: unknown): bigint | null => (typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : null)

/**
 * Watches a standby. Its lag is the time since the primary was at the first place of its log that the standby has not replayed: so a standby that has lost
 * its primary lags, and one whose primary writes nothing does not. Nothing is written for that.
 * @param primary for the place of its log, which every user may read
 */
export function watchReplica(
  primary: Pick<pg.Pool, 'query'>,
  { url, maxLagSeconds }: ReplicaSettings,
  tracing: Tracing,
  prepares: boolean,
): Replica {
  const pool = openPool(url, { max: CONNECTIONS, pipeline: true, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS })
  const run = pipelinedTransactions(pool, tracing, prepares)
  const reads = { replica: 0, primary: 0 }
  let state: ReplicaState = 'unreachable'
  const stopping = new AbortController()
  /** Places of the primary's log, oldest first: if `hasReplayed`, the last one that the standby has replayed, and those that it has not. */
  let seen: { readonly at: number; readonly place: bigint }[] = []
  let hasReplayed = false

  const lag = () => {
    if (!hasReplayed) return null
    const missing = seen[1]
    return missing ? (performance.now() - missing.at) / 1000 : 0
  }

  async function look(): Promise<void> {
    const at = performance.now()
    const [written, replayed] = await Promise.allSettled([
      primary.query<{ place: unknown }>(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as place`),
      pool.query<{ standby: boolean; place: unknown }>(
        `select pg_is_in_recovery() as standby, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as place`,
      ),
    ])
    const place = written.status === 'fulfilled' ? position(written.value.rows[0]?.place) : null
    if (place !== null && seen.at(-1)?.place !== place) {
      if (seen.length === MAX_SEEN) {
        seen = []
        hasReplayed = false
      }
      seen.push({ at, place })
    }
    if (replayed.status === 'rejected') {
      state = 'unreachable'
      return
    }
    const [row] = replayed.value.rows
    const reached = position(row?.place)
    if (row?.standby !== true || reached === null) {
      state = 'not-a-standby'
      return
    }
    const last = seen.findLastIndex((one) => one.place <= reached)
    if (last >= 0) {
      hasReplayed = true
      seen = seen.slice(last)
    }
    const seconds = lag()
    state = seconds !== null && seconds <= maxLagSeconds ? 'used' : 'behind'
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look()
      await new Promise<void>((resolve) => {
        wake = resolve
        timer = setTimeout(resolve, EVERY_MS)
      })
    }
  }
  let wake = (): void => undefined
  let timer: NodeJS.Timeout | undefined
  const watching = watch()

  return {
    transact: () =>
      state === 'used'
        ? async (settings, work) => {
            const result = await run(settings, work)
            reads.replica += 1
            return result
          }
        : null,
    skipped: () => void (reads.primary += 1),
    failed: () => void (state = 'unreachable'),
    health: () => ({ state, lagSeconds: lag(), reads: { ...reads } }),
    close: async () => {
      stopping.abort()
      clearTimeout(timer)
      wake()
      await watching
      await pool.end()
    },
  }
}
