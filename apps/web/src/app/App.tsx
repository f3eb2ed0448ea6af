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
  /** The router's provider, which differs between server and browser. */
  readonly children: ReactNode
}

/** The providers around all screens; the tree is the same on the server and in the browser, otherwise hydration fails. */
export function App({ api, queryClient, routes, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <RoutesProvider value={routes}>{children}</RoutesProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
}
