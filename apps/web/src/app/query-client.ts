import { ApiFailure } from '@dining/api-client'
import { QueryClient, type FetchQueryOptions } from '@tanstack/react-query'

/** Milliseconds for which an answer is shown without asking again. */
const FRESH_MS = 60_000

/** A refusal will be the same the next time; a broken line may not be. */
function mayPass({ error }: ApiFailure): boolean {
  return error.kind === 'network' || error.kind === 'status' || (error.kind === 'problem' && error.status >= 500)
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && error instanceof ApiFailure && mayPass(error),
      },
    },
  })
}

/** One page's worth of queries on the server: no retries, since a visitor waits, and no timers that outlive the page. */
export function createServerQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } } })
}

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
