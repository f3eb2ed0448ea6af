import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import { ApiFailure, isUnauthorized } from './api-error.ts'
import { createApiClient } from './client.ts'
import { cardsQuery, contentQuery, partnerCardsQuery } from './queries.ts'

function clientOver(answer: (request: Request) => Response) {
  const asked: string[] = []
  const api = createApiClient({
    baseUrl: 'https://dining.example',
    fetch: (request) => {
      asked.push(new URL(request.url).pathname + new URL(request.url).search)
      return answer(request)
    },
  })
  return { api, asked }
}

const entries = () => Response.json({ data: [{ slug: 'a', fields: {} }] })

it.each([
  ['global', false, '/api/cms/pages/*/?page_size=100'],
  ['home', false, '/api/cms/pages/home/?page_size=100'],
  ['popup', true, '/api/cms/pages/popup/?page_size=100&preview=1'],
] as const)('content set %s (drafts: %s) is read at %s [CONTENT-04] [CONTENT-05]', async (set, drafts, address) => {
  const { api, asked } = clientOver(entries)
  await new QueryClient().fetchQuery(contentQuery(api, set, drafts))
  expect(asked).toEqual([address])
})

it('content is loaded once and not tried again when it fails [CONTENT-10]', async () => {
  const { api, asked } = clientOver(() => new Response(null, { status: 500 }))
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 3 } } })
  await expect(queryClient.fetchQuery(contentQuery(api, 'home'))).rejects.toBeInstanceOf(ApiFailure)
  expect(asked).toHaveLength(1)
})

it('content and pre-loaded cards are never stale [CONTENT-10]', async () => {
  const { api, asked } = clientOver((request) => (request.url.includes('cms') ? entries() : Response.json([])))
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 0 } } })
  for (let time = 0; time < 2; time++) {
    await queryClient.fetchQuery(contentQuery(api, 'home'))
    await queryClient.fetchQuery(partnerCardsQuery(api))
  }
  expect(asked).toEqual(['/api/cms/pages/home/?page_size=100', '/api/Cards/AllPartnerCards'])
})

it('a query fails with the refusal as data', async () => {
  const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'unauthorized', requestId: 'r' }
  const { api } = clientOver(() => Response.json(problem, { status: 401 }))
  const failure: unknown = await new QueryClient().fetchQuery({ ...cardsQuery(api), retry: false }).catch((cause: unknown) => cause)
  expect(isUnauthorized(failure)).toBe(true)
})
