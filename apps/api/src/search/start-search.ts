import { succeed, type Result } from '@dining/domain'

import type { Log } from '../observability/log.ts'
import type { Store } from '../store/store.ts'
import { followMerchants } from './follow-merchants.ts'
import type { FollowingSearch } from './merchant-search.ts'
import type { OpenSearchSettings } from './open-search/call-open-search.ts'

/** The search of a serving process: in its memory, or in a cluster if there are settings of one. An error is a line for the operator. */
export async function startSearch(
  store: Pick<Store, 'reading' | 'delayed' | 'unlessElsewhere'>,
  log: Log,
  settings: OpenSearchSettings | null,
): Promise<Result<FollowingSearch, string>> {
  if (settings === null) return succeed(await followMerchants(store, log))
  // With the client of a cluster, which takes a second and 22 MB to load.
  const { followInOpenSearch } = await import('./open-search/follow-in-open-search.ts')
  return followInOpenSearch(store, log, settings)
}
