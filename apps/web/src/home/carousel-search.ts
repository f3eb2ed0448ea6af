import { defaultLocationQuery, merchantsQuery, type ApiClient } from '@dining/api-client'
import type { MerchantSearchQuery } from '@dining/contract'
import type { Item } from '@dining/copy-engine/content'
import { DEFAULT_USER_LOCATION } from '@dining/domain'
import { placedSearch, searchOf } from '@dining/merchant-search'
import type { QueryClient } from '@tanstack/react-query'

import { prefetch } from '../app/prefetch.ts'

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** The search of a carousel of content, around the place where a visitor is taken to be (CONTENT-20, GEO-04, GEO-06). */
export function carouselSearch(searchString: string, place: Place = DEFAULT_USER_LOCATION): MerchantSearchQuery {
  return placedSearch(searchOf(new URLSearchParams(searchString)), place)
}

/** Fetches the carousel that stands highest, which the page brings along; the others load as one comes near. */
export async function prefetchFirstCarousel(api: ApiClient, queryClient: QueryClient, items: readonly Item[] = []): Promise<void> {
  const first = items.find((item) => item.type === 'merchant_carousel')
  if (!first) return
  await prefetch(queryClient, [defaultLocationQuery(api)])
  const place = queryClient.getQueryData(defaultLocationQuery(api).queryKey)
  await prefetch(queryClient, [merchantsQuery(api, carouselSearch(first.fields.search_string, place))])
}
