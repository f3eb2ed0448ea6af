import { ApiProvider, withReauthentication, type ApiClient } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import { createApiClient } from '@dining/api-client/client'
import { endpoints } from '@dining/contract'
import type { Partner } from '@dining/partner-kit'
import { useMember, withSessionEnd } from '@dining/session'
import { LinkProvider, type AnchorProps } from '@dining/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, onTestFinished } from 'vitest'
import { commands, page } from 'vitest/browser'

import type { Arrival, PageAnswer } from '../api/commands.ts'
import { forgetVisit } from './browser-state.ts'
import { PartnerPage, show } from './show.tsx'

/** A call that the page has made; `body` is parsed. */
export interface SentCall {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface OpenScreen {
  /** Of the visit, for commands. */
  readonly id: string
  /** Its answers, for a test to add what the shell of the app would have loaded. */
  readonly queryClient: QueryClient
  /** Every call that the screen has made. */
  readonly sent: SentCall[]
  /** Addresses that the page wanted to leave for; the navigation is prevented. */
  readonly left: string[]
  /** A call for which this holds is not sent and gets no answer. */
  lost: (path: string) => boolean
  /** A call for which this holds is not sent and gets a server error. */
  failing: (path: string) => boolean
  /** The address that is called in place of this one. */
  redirected: (path: string) => string
  /** The next so many calls with an effect reach the API, but their answers are lost. */
  loseAnswers: number
  /** Calls with an effect wait for this. */
  until: Promise<unknown>
  /** A client of the same visitor in another tab: nothing above applies to it. */
  readonly otherTab: ApiClient
  /** Address inside the app. */
  readonly path: () => string
  readonly go: (to: string | number) => Promise<void>
  /** Leaves the screen and comes back to it. */
  readonly reopen: () => Promise<void>
  /** Removes the screen before the test ends, for a test that opens another after it. */
  readonly close: () => void
}

export interface ScreenOptions {
  readonly partner: Partner
  /** Makes the visitor: the command of the feature's scene. */
  readonly arrive: () => Promise<Arrival>
  /** Address of the screen inside the app, with its query. */
  readonly at: string
  readonly screen: (vaultOrigin: string) => ReactNode
  /** Where the router starts, if not at the screen. */
  readonly startAt?: string
  /** Providers of the feature around all screens. */
  readonly wrap?: (children: ReactNode) => ReactNode
  /** Whether the site knows the member before the screen appears, as after the first page. */
  readonly isMemberLoaded?: boolean
  /** Runs before the screen appears: sets faults. */
  readonly before?: (opened: OpenScreen) => unknown
}

const ORIGIN = 'http://one.example'

const RouterAnchor = ({ href = '', ...rest }: AnchorProps) => <Link {...rest} to={href} />

/** The page of the member whom the API returned, as in the app. */
function PageOfVisitor({ partner, children }: { readonly partner: Partner; readonly children: ReactNode }) {
  const member = useMember()
  const visitor = { tier: member?.tierLevel ?? null, publicId: member?.publicId ?? null, firstName: member?.firstName ?? null }
  return (
    <PartnerPage partner={partner} visitor={visitor}>
      {children}
    </PartnerPage>
  )
}

/** Shows a screen of a feature as the app does, with the real API behind it. Everything is removed when the test ends. */
export async function openScreen(options: ScreenOptions): Promise<OpenScreen> {
  const { partner, at, screen, startAt = at, wrap = (children) => children } = options
  const { id, vaultOrigin } = await options.arrive()
  const router = createMemoryRouter(
    [
      { path: at.replace(/\?.*/, ''), element: screen(vaultOrigin) },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [startAt] },
  )
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  let remove = () => {}
  const opened: OpenScreen = {
    id,
    queryClient,
    sent: [],
    left: [],
    lost: () => false,
    failing: () => false,
    redirected: (path) => path,
    loseAnswers: 0,
    until: Promise.resolve(),
    otherTab: clientOf(id, (request) => handOver(id, request)),
    path: () => router.state.location.pathname + router.state.location.search,
    go: (to) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)),
    reopen: async () => {
      await router.navigate('/elsewhere')
      await expect.element(page.getByText('Elsewhere')).toBeVisible()
      await router.navigate(at)
      await expect.element(page.getByText('Elsewhere')).not.toBeInTheDocument()
    },
    close: () => remove(),
  }
  const api = withReauthentication(
    withSessionEnd(
      clientOf(id, (request) => callOf(opened, request)),
      partner.program,
    ),
  )
  if (options.isMemberLoaded === true) await queryClient.ensureQueryData(memberQuery(api))
  opened.sent.length = 0
  await options.before?.(opened)

  const hold = (event: NavigateEvent) => {
    if (!event.cancelable) return
    opened.left.push(event.destination.url.replace(location.origin, ''))
    event.preventDefault()
  }
  window.navigation.addEventListener('navigate', hold)
  const { close } = show(
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <PageOfVisitor partner={partner}>
          <LinkProvider component={RouterAnchor}>{wrap(<RouterProvider router={router} />)}</LinkProvider>
        </PageOfVisitor>
      </ApiProvider>
    </QueryClientProvider>,
  )
  remove = () => {
    close()
    window.navigation.removeEventListener('navigate', hold)
  }
  onTestFinished(async () => {
    remove()
    forgetVisit()
    await commands.leave(id)
  })
  return opened
}

/** A client of the visitor: fetches a token for each call that needs one. */
function clientOf(id: string, fetch: (request: Request) => Promise<Response>): ApiClient {
  const fetchToken = async () => {
    const answer = await commands.callApi(id, { method: 'GET', path: endpoints.getToken.path, headers: {}, body: null })
    const { csrfToken } = JSON.parse(answer.body) as { readonly csrfToken: string }
    return csrfToken
  }
  return createApiClient({ fetch, baseUrl: ORIGIN, token: { take: fetchToken, renew: fetchToken, keep: () => {} } })
}

/** A call of the screen: recorded, then subject to the faults that the test has set. */
async function callOf(opened: OpenScreen, request: Request): Promise<Response> {
  const hasEffect = request.method !== 'GET'
  const path = request.url.slice(ORIGIN.length)
  const body = request.body === null ? null : await request.clone().text()
  if (hasEffect) await opened.until
  opened.sent.push({
    method: request.method,
    path,
    headers: Object.fromEntries(request.headers),
    body: body === null ? null : JSON.parse(body),
  })
  if (opened.lost(path)) throw new TypeError('Failed to fetch')
  if (opened.failing(path)) return new Response('', { status: 503 })
  const response = await handOver(opened.id, request, opened.redirected(path))
  if (opened.loseAnswers > 0 && hasEffect) {
    opened.loseAnswers -= 1
    throw new TypeError('Failed to fetch')
  }
  return response
}

async function handOver(id: string, request: Request, path = request.url.slice(ORIGIN.length)): Promise<Response> {
  const body = request.body === null ? null : await request.text()
  const call = { method: request.method, path, headers: Object.fromEntries(request.headers), body }
  const answer: PageAnswer = await commands.callApi(id, call)
  return new Response(answer.body, { status: answer.status, headers: answer.headers })
}
