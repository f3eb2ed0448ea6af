import type { MerchantSearchQuery } from '@dining/contract'
import { MERCHANT_PAGE_SIZE } from '@dining/domain'

import { hasPlace } from './search-state.ts'

interface At {
  readonly latitude: number
  readonly longitude: number
}

/** The call behind an address: around the visitor's default place when it names none (GEO-04), a page of 15. */
export function placedSearch(query: MerchantSearchQuery, fallback: At): MerchantSearchQuery {
  const place = hasPlace(query) ? {} : { 'location.latitude': String(fallback.latitude), 'location.longitude': String(fallback.longitude) }
  return { ...query, ...place, pageSize: String(MERCHANT_PAGE_SIZE) }
}
