import { ApiProvider, memberQuery, type ApiClient } from '@dining/api-client'
import { createApiClient } from '@dining/api-client/client'
import { PartnerProvider } from '@dining/partner-kit/react'
import { useMember, withSessionEnd } from '@dining/session'
import { LinkProvider, type AnchorProps } from '@dining/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { beforeAll, expect, onTestFinished, vi } from 'vitest'
import { commands, page } from 'vitest/browser'

import { PARTNERS, type PartnerName } from './partners.ts'
import type { AccountStart } from './real-api.ts'

export interface OpenAccount {
  readonly id: string
  /** Every call that the page has made: method, path, body. */
  readonly sent: { readonly method: string; readonly path: string; readonly body: unknown }[]
  /** Addresses that the page wanted to leave for; it is held back. */
  readonly left: string[]
  /** A call for which this holds gets no answer. */
  lost: (path: string) => boolean
  /** A call for which this holds is answered with a server error. */
  failing: (path: string) => boolean
  /** Leaves the page and comes back to it as the same member. */
  readonly reopen: () => Promise<void>
  /** Address inside the app. */
  readonly path: () => string
  /** Takes the screen away before the test ends, for one that shows another after it. */
  readonly close: () => void
}

/** Milliseconds that the API may take to start on a busy machine: no test's own time. */
const START_TIMEOUT_MS = 120_000
beforeAll(() => commands.startAccounts(), START_TIMEOUT_MS)

export interface AccountOptions extends Partial<AccountStart> {
  /** The member was signed in, but is no more when the screen opens. */
  readonly sessionIsOver?: boolean
  readonly lost?: OpenAccount['lost']
}

/** The day on which the API's clock stands still. */
const TODAY = new Date('2026-06-15T17:00:00Z')

const RouterAnchor = ({ href = '', ...rest }: AnchorProps) => <Link {...rest} to={href} />

const PlainLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => <a href={href}>{children}</a>

/** Gives the words for the member, as the app does. */
function Words({ partner, children }: { readonly partner: PartnerName; readonly children: ReactNode }) {
  const member = useMember()
  const visitor = { tier: member?.tierLevel ?? null, publicId: member?.publicId ?? null, firstName: member?.firstName ?? null }
  return (
    <PartnerProvider partner={PARTNERS[partner]} visitor={visitor} link={PlainLink}>
      {children}
    </PartnerProvider>
  )
}

/** Shows a screen to a signed-in member with the real API behind it, on the day of the API's clock. */
export async function openAccount(at: string, screen: ReactNode, start: AccountOptions = {}): Promise<OpenAccount> {
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY })
  const { partner = 'plain', sessionIsOver = false, lost = () => false, ...rest } = start
  const id = await commands.openAccount({ partner, member: {}, dines: [], cards: [], balance: 0, credits: [], ...rest })
  const router = createMemoryRouter(
    [
      { path: at.replace(/\?.*/, ''), element: screen },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  )
  const opened: OpenAccount = {
    id,
    sent: [],
    left: [],
    lost: () => false,
    failing: () => false,
    reopen: async () => {
      await router.navigate('/elsewhere')
      await expect.element(page.getByText('Elsewhere')).toBeVisible()
      await router.navigate(at)
      await expect.poll(() => page.getByText('Elsewhere').elements()).toEqual([])
    },
    path: () => router.state.location.pathname + router.state.location.search,
    close: () => {
      root.unmount()
      box.remove()
      window.navigation.removeEventListener('navigate', hold)
    },
  }
  const api = clientOf(opened)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  await queryClient.ensureQueryData(memberQuery(api))
  opened.sent.length = 0
  opened.lost = lost
  if (sessionIsOver) await commands.signOutElsewhere(id)

  const hold = (event: NavigateEvent) => {
    if (!event.cancelable) return
    opened.left.push(event.destination.url.replace(location.origin, ''))
    event.preventDefault()
  }
  window.navigation.addEventListener('navigate', hold)
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  root.render(
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={withSessionEnd(api, PARTNERS[partner].program)}>
        <Words partner={partner}>
          <LinkProvider component={RouterAnchor}>
            <RouterProvider router={router} />
          </LinkProvider>
        </Words>
      </ApiProvider>
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    opened.close()
    vi.useRealTimers()
  })
  return opened
}

function clientOf(opened: OpenAccount): ApiClient {
  const { id, sent } = opened
  const askToken = async () => {
    const answer = await commands.callAsMember(id, { method: 'GET', path: '/api/CSRF', headers: {}, body: null })
    return (JSON.parse(answer.body) as { csrfToken: string }).csrfToken
  }
  return createApiClient({
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const path = pathname + search
      const body = request.body === null ? null : await request.text()
      sent.push({ method: request.method, path, body: body === null ? null : JSON.parse(body) })
      if (opened.lost(path)) throw new TypeError('Failed to fetch')
      if (opened.failing(path)) return new Response('', { status: 503 })
      const headers = Object.fromEntries(request.headers)
      const answer = await commands.callAsMember(id, { method: request.method, path, headers, body })
      return new Response(answer.body, { status: answer.status, headers: answer.headers })
    },
    baseUrl: 'http://one.example',
    token: { take: askToken, renew: askToken, keep: () => {} },
  })
}
