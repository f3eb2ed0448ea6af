import { createContext, use } from 'react'

import type { ApiClient } from './api-client.ts'

const ApiContext = createContext<ApiClient | undefined>(undefined)

/** Gives the components below it the client; the web app sets it once. */
export const ApiProvider = ApiContext.Provider

/** The client of the page. Throws outside of an ApiProvider, which is a bug of the tree. */
export function useApi(): ApiClient {
  const client = use(ApiContext)
  if (!client) throw new Error('useApi needs an ApiProvider above it')
  return client
}
