import '@dining/ui/base.css'
import { ApiProvider } from '@dining/api-client'
import { createApiClient } from '@dining/api-client/client'
import { ToastProvider } from '@dining/forms'
import { PartnerProvider } from '@dining/partner-kit/react'
import { testPartner } from '@dining/partner-kit/testing'
import { withSessionEnd } from '@dining/session'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished } from 'vitest'
import { commands, page } from 'vitest/browser'

import type { Start } from './real-services.ts'

/** The same partner as the API's in these tests, as far as the page needs it. */
const partner = testPartner({
  program: { id: 'one', name: 'One', programName: 'One Dining', loyaltyName: 'One' },
  copy: { casing: { action: 'upper', headline: 'none' } },
})

export interface OpenPage {
  readonly id: string
  /** Everything that the page has sent to the API. */
  readonly sent: string[]
  /** Addresses that the page wanted to leave for; it is held back. */
  readonly left: string[]
  /** The next so many calls reach the API, but their answers get lost. */
  loseAnswers: number
  /** Calls with an effect wait for this. */
  until: Promise<unknown>
  /** Address inside the app. */
  readonly path: () => string
}

/** Shows a screen to a signed-in member with the real API and the real vault behind it. */
export async function openPage(screen: (vaultOrigin: string) => ReactNode, start: Partial<Start> = {}): Promise<OpenPage> {
  const { id, vaultOrigin } = await commands.openScene(location.origin, {
    cards: [],
    memberType: 'EnrolledCardMember',
    signedIn: true,
    ...start,
  })
  const sent: string[] = []
  const left: string[] = []
  const fetchFromApi = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const body = request.body === null ? null : await request.text()
    if (request.method !== 'GET') await opened.until
    sent.push(JSON.stringify([request.method, request.url, [...request.headers], body]))
    const answer = await commands.callApi(id, {
      method: request.method,
      path: pathname + search,
      headers: Object.fromEntries(request.headers),
      body,
    })
    if (opened.loseAnswers > 0 && request.method !== 'GET') {
      opened.loseAnswers -= 1
      throw new TypeError('Failed to fetch')
    }
    return new Response(answer.body, { status: answer.status, headers: answer.headers })
  }
  const askToken = async () => {
    const answer = await commands.callApi(id, { method: 'GET', path: '/api/CSRF', headers: {}, body: null })
    return (JSON.parse(answer.body) as { csrfToken: string }).csrfToken
  }
  const api = createApiClient({
    fetch: fetchFromApi,
    baseUrl: 'http://one.example',
    token: { take: askToken, renew: askToken, keep: () => {} },
  })
  const router = createMemoryRouter([
    { path: '/', element: screen(vaultOrigin) },
    { path: '*', element: <p>Elsewhere</p> },
  ])
  const opened: OpenPage = { id, sent, left, loseAnswers: 0, until: Promise.resolve(), path: () => router.state.location.pathname }

  const hold = (event: NavigateEvent) => {
    if (!event.cancelable) return
    left.push(event.destination.url.replace(location.origin, ''))
    event.preventDefault()
  }
  window.navigation.addEventListener('navigate', hold)
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider value={withSessionEnd(api, partner.program)}>
        <PartnerProvider
          partner={partner}
          visitor={{ tier: 2, publicId: null, firstName: null }}
          link={({ href, children }) => <a href={href}>{children}</a>}
        >
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </PartnerProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
  onTestFinished(async () => {
    root.unmount()
    box.remove()
    window.navigation.removeEventListener('navigate', hold)
    await commands.closeScene(id)
  })
  return opened
}

/** The number's field inside the vault's frame. */
export const cardNumber = () => page.frameLocator(page.getByTitle('Secure card entry')).getByRole('textbox', { name: /^Card number/ })
