import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

/**
 * Fetches what a page can be shown without: a failure leaves the query empty, so that the screen shows what it shows then
 * and the browser tries anew. Data that a page is nothing without goes through `queryClient.ensureQueryData`, which throws.
 */
export async function prefetch(queryClient: QueryClient, queries: readonly unknown[]): Promise<void> {
  await Promise.all(
    // Queries of several answers stand in one list, which no single type of options covers.
    (queries as readonly FetchQueryOptions[]).map(async (query) => {
      await queryClient.prefetchQuery(query)
      if (queryClient.getQueryState(query.queryKey)?.status === 'error')
        queryClient.removeQueries({ queryKey: query.queryKey, exact: true })
    }),
  )
}
