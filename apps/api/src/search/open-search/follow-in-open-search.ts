import { setTimeout as sleep } from 'node:timers/promises'

import { fail, succeed, type Result } from '@dining/domain'

import type { Log } from '../../observability/log.ts'
import type { Store } from '../../store/store.ts'
import { repeatedly } from '../follow-merchants.ts'
import type { FollowingSearch } from '../merchant-search.ts'
import { openSearchCaller, type CallOpenSearch, type OpenSearchFault, type OpenSearchSettings } from './call-open-search.ts'
import { keptIndex } from './keep-index.ts'
import { namesOf } from './mapping.ts'
import { openSearch } from './open-search.ts'
import { knownZones } from './known-zones.ts'

/** Seconds after which a visitor may search again. */
const RETRY_SECONDS = 3
/** Milliseconds between two looks whether another process has filled the index. */
const WAIT_MS = 500

/** A call that the cluster did not carry out, as an exception of the loop that repeats it. */
class IndexBehind extends Error {
  readonly code: string
  constructor({ kind, status, reason }: OpenSearchFault) {
    super(`The search index was not brought up to date: ${kind}`)
    this.code = [kind, status, reason].filter(Boolean).join(' ')
  }
}

/**
 * The search in an OpenSearch cluster, whose index one process of the installation fills and keeps up to date; resolves when it can be searched. An error,
 * for the operator, if the cluster refuses the settings. A cluster that does not answer does not keep the process from serving everything else: its
 * searches fail as `unavailable` until it does. There is no second engine behind it, which would need the memory or the database's time that it saves.
 */
export async function followInOpenSearch(
  store: Pick<Store, 'reading' | 'unlessElsewhere'>,
  log: Log,
  settings: OpenSearchSettings,
  call: CallOpenSearch = openSearchCaller(settings),
): Promise<Result<FollowingSearch, string>> {
  const { alias } = namesOf(settings.index)
  const zones = knownZones(call, alias)
  const { search } = openSearch(call, alias, zones)
  const kept = keptIndex(store, call, settings.index)
  const bringUpToDate = () => store.unlessElsewhere(`search index ${alias}`, kept.bringUpToDate)

  let done = await bringUpToDate()
  while (done === null) {
    const known = await zones()
    if (known.ok || known.error.status !== 404) break
    await sleep(WAIT_MS)
    done = await bringUpToDate()
  }
  if (done && !done.ok) {
    const { kind, status, reason } = done.error
    if (kind === 'refused')
      return fail(
        `The OpenSearch cluster of OPEN_SEARCH_FILE refuses the index (${status} ${reason}). Correct the file, or the rights of its user.`,
      )
    log.error({ event: 'search-service-failed', code: `${kind} ${reason}`.trim(), status })
  }
  return succeed({
    async search(asked) {
      const found = await search(asked)
      if (found.ok) return found
      log.error({ event: 'search-service-failed', code: `${found.error.kind} ${found.error.reason}`.trim(), status: found.error.status })
      return fail({ kind: 'unavailable', retryAfterSeconds: RETRY_SECONDS })
    },
    stop: repeatedly(async () => {
      const result = await bringUpToDate()
      if (result && !result.ok) throw new IndexBehind(result.error)
    }, log),
  })
}
