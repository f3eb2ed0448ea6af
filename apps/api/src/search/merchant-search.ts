import type { Found, IndexSearch } from './merchant-index.ts'

/**
 * Searches for merchants. The adapter in this process keeps all merchants in its memory (`follow-merchants.ts`); one that asks a search service can take its
 * place.
 */
export interface MerchantSearch {
  search(search: IndexSearch): Promise<Found>
}
