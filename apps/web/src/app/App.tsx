import './styles.ts'

import { ApiProvider, type ApiClient } from '@dining/api-client'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'

import { RoutesProvider } from './built-paths.ts'

interface AppProps {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  readonly routes: readonly RouteObject[]
  /** The router's provider: another one on the server than in the browser. */
  readonly children: ReactNode
}

/** Everything that all screens stand in; the same tree on the server and in the browser, or hydration fails. */
export function App({ api, queryClient, routes, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <RoutesProvider value={routes}>{children}</RoutesProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
}
