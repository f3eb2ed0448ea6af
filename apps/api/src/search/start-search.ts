import { succeed, type Result } from '@dining/domain'

import type { Log } from '../observability/log.ts'
import type { Store } from '../store/store.ts'
import { followMerchants } from './follow-merchants.ts'
import type { FollowingSearch } from './merchant-search.ts'
import type { OpenSearchSettings } from './open-search/call-open-search.ts'
import { followInOpenSearch } from './open-search/follow-in-open-search.ts'

/** The search of a serving process: in its memory, or in a cluster if there are settings of one. An error is a line for the operator. */
export async function startSearch(
  store: Pick<Store, 'reading' | 'unlessElsewhere'>,
  log: Log,
  settings: OpenSearchSettings | null,
): Promise<Result<FollowingSearch, string>> {
  return settings === null ? succeed(await followMerchants(store, log)) : followInOpenSearch(store, log, settings)
}
