import { createApiClient } from '@dining/api-client/client'
import { testPartner } from '@dining/partner-kit/testing'
import { QueryClient } from '@tanstack/react-query'
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { expect, it } from 'vitest'

import { servicesContext } from '../app/services.ts'
import { loader } from './discover.tsx'

/** Opens a path of the Discover page with the given answer of the flags. */
async function open(path: string, flags: () => Response): Promise<unknown> {
  const context = new RouterContextProvider()
  const fetch = (request: Request) => (request.url.includes('feature-flags') ? flags() : Response.json({ data: [] }))
  context.set(servicesContext, {
    partner: testPartner({ features: { hasDiscoverPage: true, homePage: 'discover' } }),
    api: createApiClient({ baseUrl: 'https://dining.example', fetch }),
    queryClient: new QueryClient(),
    hasSession: () => false,
    isForeignLink: false,
    publicId: undefined,
    drafts: false,
    dismissed: { announcement: false, sso: false, app: false, general: false },
    isInApp: false,
    vaultOrigin: 'https://cards.example',
    mapStyle: undefined,
    cardPayments: null,
  })
  const request = new Request(`https://dining.example${path}`)
  // A router passes more than our loaders use.
  return loader({ context, request, params: {} } as unknown as LoaderFunctionArgs).catch((thrown: unknown) => thrown)
}

const flagged = (discoverPage: boolean) => () => Response.json({ authFlags: {}, filters: [], partnerFeatureFlags: { discoverPage } })
const failing = () => new Response(null, { status: 503 })
const NOT_FOUND = { init: { status: 404 } }

it('exists while its flag is on [CONFIG-17]', async () => {
  expect(await open('/discover', flagged(true))).toBeNull()
  expect(await open('/discover', flagged(false))).toMatchObject(NOT_FOUND)
  expect(await open('/discover/tonight', flagged(false))).toMatchObject(NOT_FOUND)
})

it('is off when the flags cannot be loaded, and home still works [CONFIG-19]', async () => {
  expect(await open('/discover', failing)).toMatchObject(NOT_FOUND)
  expect(await open('/', failing)).toBeNull()
})
