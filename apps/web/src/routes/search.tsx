import { loadFlags } from '@dining/api-client'
import { defaultLocationQuery, merchantsQuery } from '@dining/api-client/queries'
import { DEFAULT_USER_LOCATION } from '@dining/domain'
import { SavedList } from '@dining/favorites'
import { pageSearch, SEARCH_PARAMETERS, searchInstead, searchOf, SearchScreen } from '@dining/merchant-search'

import { useLoaderData } from 'react-router'

import { prefetch } from '../app/query-client.ts'
import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'
import { useResultTables } from '../reservations/result-tables.ts'

/** Merchants around the place in the address, or around the visitor's default place (SEARCH-24, GEO-04). */
export const loader = routeLoader(async ({ api, queryClient, url, mapStyle }) => {
  await prefetch(queryClient, [defaultLocationQuery(api)])
  const fallback = queryClient.getQueryData(defaultLocationQuery(api).queryKey) ?? DEFAULT_USER_LOCATION
  const query = searchOf(url.searchParams)
  // Only the browser knows what a visitor has saved.
  const isSaved = query.saved === 'true' && (await loadFlags(api, queryClient)).partnerFeatureFlags['merchantFavorites'] === true
  if (isSaved) return { mapStyle }
  const asked = merchantsQuery(api, pageSearch(query, fallback))
  await prefetch(queryClient, [asked])
  const instead = searchInstead(query, queryClient.getQueryData(asked.queryKey)?.place)
  if (instead) await prefetch(queryClient, [merchantsQuery(api, pageSearch(instead, fallback))])
  return { mapStyle }
})

// For the screen without a connection; taken from here, it is no file of its own (src/offline).
export { SavedList }

export function Component() {
  const { mapStyle } = useLoaderData<typeof loader>()
  return <SearchScreen mapStyle={mapStyle} tables={useResultTables()} />
}

export const handle = { reads: SEARCH_PARAMETERS } satisfies RouteHandle
