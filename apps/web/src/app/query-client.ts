import { ApiFailure } from '@dining/api-client'
import { QueryClient } from '@tanstack/react-query'

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
