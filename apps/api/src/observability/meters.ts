import { requestMeter, type Metrics, type RequestMeter } from '@dining/serving'

import { feedRepo } from '../store/repositories/feed.ts'
import type { Store } from '../store/store.ts'

/** Histogram boundaries of searches, in milliseconds and results. */
const SEARCH_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]
const SEARCH_RESULTS = [0, 1, 10, 25, 100, 500, 1_000, 5_000]

/** Metrics of the API's calls. */
export interface Meters {
  readonly request: RequestMeter
  /** @param results restaurants found, of all pages */
  readonly search: (durationMs: number, results: number) => void
}

export function apiMeters(metrics: Metrics): Meters {
  const duration = metrics.histogram('search_duration_seconds', { help: 'Searches for restaurants.', buckets: SEARCH_SECONDS })
  const found = metrics.histogram('search_results', { help: 'Restaurants that a search found.', buckets: SEARCH_RESULTS })
  return {
    request: requestMeter(metrics),
    search: (durationMs, results) => {
      duration(durationMs / 1000)
      found(results)
    },
  }
}

/** Metrics of the store: its connections, its replica, and the lines of the feed, imported by any process. */
export function watchStore(metrics: Metrics, store: Pick<Store, 'owner' | 'connections' | 'replica'>): void {
  if (store.replica() !== null) watchReplica(metrics, store)
  metrics.gauge('db_connections', { help: 'Connections to the database and calls that wait for one.' }, () =>
    Object.entries(store.connections()).map(([state, value]) => ({ value, labels: { state } })),
  )
  metrics.total('feed_lines', { help: 'Lines of the card network, by what became of them; "lines" are all.' }, async () => {
    const totals = await store.owner((tx) => feedRepo(tx).totals())
    return totals.map(({ outcome, lines }) => ({ value: lines, labels: { outcome } }))
  })
}

const REPLICA_STATES = ['used', 'behind', 'unreachable', 'not-a-standby'] as const

function watchReplica(metrics: Metrics, { replica }: Pick<Store, 'replica'>): void {
  metrics.gauge('db_replica_state', { help: 'The state of the read replica: 1 for the one that holds.' }, () => {
    const health = replica()
    return REPLICA_STATES.map((state) => ({ value: health?.state === state ? 1 : 0, labels: { state } }))
  })
  metrics.gauge('db_replica_lag_seconds', { help: 'Lag of the read replica; nothing while it is not known.' }, () => {
    const seconds = replica()?.lagSeconds ?? null
    return seconds === null ? [] : [{ value: seconds }]
  })
  metrics.total('db_replica_reads', { help: 'Reads that may be delayed, by the server that answered them.' }, () =>
    Object.entries(replica()?.reads ?? {}).map(([server, value]) => ({ value, labels: { server } })),
  )
}
