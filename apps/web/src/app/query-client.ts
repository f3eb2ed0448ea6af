import { ApiFailure } from '@dining/api-client'
import { QueryClient, type FetchQueryOptions } from '@tanstack/react-query'

/** Milliseconds for which a result is shown without a new request. */
const FRESH_MS = 60_000

/** A refusal would be repeated; a network failure may not be. */
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

/** The queries of one page on the server: no retries, since a visitor waits, and no timers that outlive the page. */
export function createServerQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } } })
}

/**
 * Fetches optional data of a page: a failure leaves the query empty, so that the screen shows its fallback and the browser tries again.
 * Required data use `queryClient.ensureQueryData`, which throws.
 */
export async function prefetch(queryClient: QueryClient, queries: readonly unknown[]): Promise<void> {
  await Promise.all(
    // Queries of several result types are in one list, which no single type of options covers.
    (queries as readonly FetchQueryOptions[]).map(async (query) => {
      await queryClient.prefetchQuery(query)
      if (queryClient.getQueryState(query.queryKey)?.status === 'error')
        queryClient.removeQueries({ queryKey: query.queryKey, exact: true })
    }),
  )
}
