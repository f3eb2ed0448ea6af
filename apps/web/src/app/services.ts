import type { ApiClient } from '@dining/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, type LoaderFunctionArgs } from 'react-router'

/** What loaders work with; the same on the server and in the browser. */
export interface AppServices {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  /** Does this visitor have, or seem to have, a session? The API alone knows for sure. */
  readonly hasSession: () => boolean
  /** Public id in the address or in the cookie (SESSION-03). */
  readonly publicId: string | undefined
  /** Are drafts of content shown (CONTENT-05)? */
  readonly drafts: boolean
}

export const servicesContext = createContext<AppServices>()

/** A loader's arguments with the services and the parsed address. */
export interface LoaderInput extends AppServices {
  readonly url: URL
  readonly params: LoaderFunctionArgs['params']
  readonly signal: AbortSignal
}

/** A route's loader: fetches what the screen reads into the query client; what it returns is only for status and redirects. */
export function routeLoader<Returned>(load: (input: LoaderInput) => Promise<Returned>) {
  return ({ context, request, params }: LoaderFunctionArgs) =>
    load({ ...context.get(servicesContext), url: new URL(request.url), params, signal: request.signal })
}
