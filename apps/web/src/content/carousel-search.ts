import type { ApiClient } from '@dining/api-client'
import { defaultLocationQuery, merchantsQuery } from '@dining/api-client/queries'
import type { MerchantSearchQuery } from '@dining/contract'
import type { Item } from '@dining/copy-engine/content'
import { DEFAULT_USER_LOCATION } from '@dining/domain'
import { placedSearch, searchOf } from '@dining/merchant-search'
import type { QueryClient } from '@tanstack/react-query'

import { prefetch } from '../app/query-client.ts'

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** The search of a carousel of content, around the visitor's assumed position (CONTENT-20, GEO-04, GEO-06). */
export function carouselSearch(searchString: string, place: Place = DEFAULT_USER_LOCATION): MerchantSearchQuery {
  return placedSearch(searchOf(new URLSearchParams(searchString)), place)
}

/**
 * Fetches the carousels of a page, so that those without a restaurant are omitted from the start: a later removal would move the content
 * below it. A page from the server contains the restaurants of the topmost one only; the others load when they are scrolled near.
 */
export async function prefetchCarousels(api: ApiClient, queryClient: QueryClient, items: readonly Item[] = []): Promise<void> {
  const carousels = items.filter((item) => item.type === 'merchant_carousel')
  if (carousels.length === 0) return
  await prefetch(queryClient, [defaultLocationQuery(api)])
  const place = queryClient.getQueryData(defaultLocationQuery(api).queryKey)
  const [first, ...others] = carousels.map(({ fields }) => merchantsQuery(api, carouselSearch(fields.search_string, place)))
  await prefetch(queryClient, [first, ...others])
  if (typeof window !== 'undefined') return
  for (const { queryKey } of others) {
    const isEmpty = queryClient.getQueryData(queryKey)?.data.length === 0
    if (!isEmpty) queryClient.removeQueries({ queryKey, exact: true })
  }
}
