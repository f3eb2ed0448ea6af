import { ApiProvider } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import { createApiClient } from '@dining/api-client/client'
import { testMember } from '@dining/contract/testing'
import type { TierLevel } from '@dining/domain'
import { PartnerProvider, type RichLinkProps } from '@dining/partner-kit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, use, useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'

import { shownPartner } from './partners.ts'

interface ProductProps {
  readonly partner: string
  /** The member's tier; null for a visitor. */
  readonly tier: TierLevel | null
  readonly children: ReactNode
}

const ShownContext = createContext<ReactNode>(null)

/** The router keeps its element; its content changes with the story's arguments. */
function Shown() {
  return use(ShownContext)
}

function PlainLink({ href, children }: RichLinkProps) {
  return <a href={href}>{children}</a>
}

/** The context of a part of the product, without a server: its partner, visitor, address, and calls that fail. */
export function Product({ partner, tier, children }: ProductProps) {
  const [services] = useState(() => {
    const api = createApiClient({ fetch: () => Promise.reject(new TypeError('Stories have no server')), baseUrl: 'http://story.example' })
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
    if (tier !== null) queryClient.setQueryData(memberQuery(api).queryKey, testMember({ tierLevel: tier }))
    return { api, queryClient, router: createMemoryRouter([{ path: '*', element: <Shown /> }]) }
  })
  return (
    <QueryClientProvider client={services.queryClient}>
      <ApiProvider value={services.api}>
        <PartnerProvider
          partner={shownPartner(partner).partner}
          visitor={{ tier, publicId: null, firstName: tier === null ? null : 'Ada' }}
          link={PlainLink}
        >
          <ShownContext value={children}>
            <RouterProvider router={services.router} />
          </ShownContext>
        </PartnerProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
}
