import { ApiProvider, memberQuery } from '@dining/api-client'
import { createApiClient } from '@dining/api-client/client'
import { PartnerProvider } from '@dining/partner-kit/react'
import { LinkProvider, type AnchorProps } from '@dining/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'

import { PARTNER } from './partner.ts'

export interface OpenSearch {
  /** Every search that the page has made. */
  readonly searches: URLSearchParams[]
  /** A call for which this holds gets no answer. */
  lost: (path: string) => boolean
  /** Added to the query of each search on its way to the API. */
  added: string
  /** Address inside the app. */
  readonly path: () => string
  readonly go: (to: string | number) => Promise<void>
  readonly close: () => void
}

const RouterAnchor = ({ href = '', ...rest }: AnchorProps) => <Link {...rest} to={href} />

/** Shows a screen at an address, with the real API behind it. */
export async function openSearch(
  at: string,
  screen: ReactNode,
  tier: 0 | 2 | 3 | null = null,
  lost: OpenSearch['lost'] = () => false,
): Promise<OpenSearch> {
  const id = await commands.openSearch(tier)
  const router = createMemoryRouter(
    [
      { path: '/search', element: screen },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  )
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const opened: OpenSearch = {
    searches: [],
    lost,
    added: '',
    path: () => router.state.location.pathname + router.state.location.search,
    close: () => {
      root.unmount()
      box.remove()
    },
    go: (to) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)),
  }
  const api = createApiClient({
    async fetch(request) {
      const { pathname, search, searchParams } = new URL(request.url)
      const isSearch = pathname.endsWith('/Merchants/Search')
      if (isSearch) opened.searches.push(searchParams)
      if (opened.lost(pathname)) throw new TypeError('Failed to fetch')
      const answer = await commands.callSearch(id, pathname + search + (isSearch ? opened.added : ''))
      return new Response(answer.body, { status: answer.status, headers: answer.headers })
    },
    baseUrl: 'http://searching.example',
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  if (tier !== null) await queryClient.ensureQueryData(memberQuery(api))
  root.render(
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <PartnerProvider
          partner={PARTNER}
          visitor={{ tier, publicId: null, firstName: null }}
          link={({ href, children }) => <a href={href}>{children}</a>}
        >
          <LinkProvider component={RouterAnchor}>
            <RouterProvider router={router} />
          </LinkProvider>
        </PartnerProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    opened.close()
    sessionStorage.clear()
  })
  return opened
}
