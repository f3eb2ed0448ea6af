import { ApiProvider, type ApiClient } from '@dining/api-client'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface AppProps {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  /** The router's provider: another one on the server than in the browser. */
  readonly children: ReactNode
}

/** Everything that all screens stand in; the same tree on the server and in the browser, or hydration fails. */
export function App({ api, queryClient, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>{children}</ApiProvider>
    </QueryClientProvider>
  )
}
