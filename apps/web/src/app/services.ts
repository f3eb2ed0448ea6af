import { ApiFailure, isNotFound, isUnauthorized, type ApiClient } from '@dining/api-client'
import { HAS_ENROLLMENT, type EnrollmentType } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import { loginPath, loginRedirectCookie, rememberLoginRedirect } from '@dining/session'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, data, redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router'

import { retryWhenReachable } from './reachability.ts'

/** What loaders work with; the same on the server and in the browser. */
export interface AppServices {
  readonly partner: Partner
  readonly api: ApiClient
  readonly queryClient: QueryClient
  /** Does this visitor have, or seem to have, a session? The API alone knows for sure. */
  readonly hasSession: () => boolean
  /** Did a page of another site lead here, or a browser that does not say? Then opening the page is not this visitor's wish for sure. */
  readonly isForeignLink: boolean
  /** Public id in the address or in the cookie (SESSION-03). */
  readonly publicId: string | undefined
  /** Are drafts of content shown (CONTENT-05)? */
  readonly drafts: boolean
  /** Where the card vault's frame comes from. */
  readonly vaultOrigin: string
}

export const servicesContext = createContext<AppServices>()

/** A loader's arguments with the services and the parsed address. */
export interface LoaderInput extends AppServices {
  readonly url: URL
  readonly params: LoaderFunctionArgs['params']
  readonly signal: AbortSignal
}

/** Sends a visitor without a session to signing in, and back here afterwards (SESSION-30, SESSION-31). */
function toSignIn(url: URL, program: { readonly enrollmentType: EnrollmentType }): Response {
  const here = url.pathname + url.search
  rememberLoginRedirect(here)
  const headers = { 'Set-Cookie': loginRedirectCookie(here) }
  // Single sign-on is none of this app's screens.
  const leave = program.enrollmentType === 'sso' ? redirectDocument : redirect
  return leave(loginPath(program), { headers })
}

const isNetworkFailure = (failure: unknown) => failure instanceof ApiFailure && failure.error.kind === 'network'

/**
 * A route's loader: fetches what the screen reads into the query client; what it returns is only for status and redirects.
 * "Unauthorized" leads to signing in, "not found" to the not-found page; without a
 * connection the page before stays until there is one; any other failure shows the error screen.
 */
export function routeLoader<Returned>(load: (input: LoaderInput) => Promise<Returned>) {
  return async ({ context, request, params }: LoaderFunctionArgs) => {
    const url = new URL(request.url)
    const services = context.get(servicesContext)
    try {
      const input = { ...services, url, params, signal: request.signal }
      return await retryWhenReachable(() => load(input), isNetworkFailure, request.signal)
    } catch (failure) {
      // A loader answers with a response by throwing it.
      if (HAS_ENROLLMENT && isUnauthorized(failure)) throw toSignIn(url, services.partner.program)
      if (isNotFound(failure)) throw data(null, { status: 404 })
      throw failure
    }
  }
}
