import type { Result } from '@dining/domain'

import type { Failure } from '../use-cases/failure.ts'
import type { Found, IndexSearch } from './merchant-index.ts'

/**
 * Searches for merchants. The adapter in this process keeps all merchants in its memory (`follow-merchants.ts`) and never fails; the one of
 * `open-search/` asks a cluster, and fails as `unavailable` if that does not answer.
 */
export interface MerchantSearch {
  search(search: IndexSearch): Promise<Result<Found, Failure<'unavailable'>>>
}

/** The search of a serving process; `stop` ends its look at changes. */
export interface FollowingSearch extends MerchantSearch {
  readonly stop: () => Promise<void>
}
