import { ApiFailure, isNotFound, isUnauthorized, type ApiClient } from '@dining/api-client'
import { HAS_ENROLLMENT, type EnrollmentType } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import { loginPath, loginRedirectCookie, rememberLoginRedirect } from '@dining/session'
import type { CardPayments } from '@dining/reservations'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, data, redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router'

import { retryWhenReachable } from './reachability.ts'

/** Dialogs that the server's HTML contains, unless the visitor has dismissed them. */
export type DrawnNotice = 'sso' | 'app' | 'general'

/** Whether this visitor has dismissed the announcement (SHELL-09), and the dialogs (SHELL-11, SHELL-20, POPUP-05). */
export type DismissedNotices = Readonly<Record<'announcement' | DrawnNotice, boolean>>

/** The dependencies of loaders; the same on the server and in the browser. */
export interface AppServices {
  readonly partner: Partner
  readonly api: ApiClient
  readonly queryClient: QueryClient
  /** Whether this visitor has, or appears to have, a session. Only the API can verify it. */
  readonly hasSession: () => boolean
  /** Whether the page was opened from another site, or by a browser that does not report it. Then the visitor may not have intended it. */
  readonly isForeignLink: boolean
  /** Public id in the address or in the cookie (SESSION-03). */
  readonly publicId: string | undefined
  /** Whether drafts of content are shown (CONTENT-05). */
  readonly drafts: boolean
  readonly dismissed: DismissedNotices
  /** Whether the native app asks for the page (PWA-11). In the browser only the server's answer for its document counts. */
  readonly isInApp: boolean
  /** Origin of the card vault's frame. */
  readonly vaultOrigin: string
  /** Address of a map style that replaces the base map. */
  readonly mapStyle: string | undefined
  /** The provider that takes cards for reservations, as the document may load it: its content policy does not change when another page is shown. */
  readonly cardPayments: CardPayments
}

export const servicesContext = createContext<AppServices>()

/** A loader's arguments with the services and the parsed address. */
export interface LoaderInput extends AppServices {
  readonly url: URL
  readonly params: LoaderFunctionArgs['params']
  readonly signal: AbortSignal
}

/** Redirects a visitor without a session to the sign-in, and back here afterwards (SESSION-30, SESSION-31). */
function toSignIn(url: URL, program: { readonly enrollmentType: EnrollmentType }): Response {
  const here = url.pathname + url.search
  rememberLoginRedirect(here)
  const headers = { 'Set-Cookie': loginRedirectCookie(here) }
  // Single sign-on has no screen in this app.
  const leave = program.enrollmentType === 'sso' ? redirectDocument : redirect
  return leave(loginPath(program), { headers })
}

const isNetworkFailure = (failure: unknown) => failure instanceof ApiFailure && failure.error.kind === 'network'

/**
 * A route's loader: fetches the screen's data into the query client; its return value is used only for status and redirects. "Unauthorized"
 * redirects to the sign-in, "not found" shows the not-found page; without a connection the previous page stays until it is back; any other
 * failure shows the error screen.
 */
export function routeLoader<Returned>(load: (input: LoaderInput) => Promise<Returned>) {
  return async ({ context, request, params }: LoaderFunctionArgs) => {
    const url = new URL(request.url)
    const services = context.get(servicesContext)
    try {
      const input = { ...services, url, params, signal: request.signal }
      return await retryWhenReachable(() => load(input), isNetworkFailure, request.signal)
    } catch (failure) {
      // A loader sends a response by throwing it.
      if (HAS_ENROLLMENT && isUnauthorized(failure)) throw toSignIn(url, services.partner.program)
      if (isNotFound(failure)) throw data(null, { status: 404 })
      throw failure
    }
  }
}
