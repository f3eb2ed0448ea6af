import type { ContentSet } from '@dining/domain'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import { ApiFailure, isUnauthorized } from './api-client.ts'
import { createApiClient } from './client.ts'
import { cardsQuery, contentQuery, flexOfferQuery, partnerCardsQuery } from './queries.ts'

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

it('reads content sets by name, a hundred entries at once, with a marker for drafts [CONTENT-04] [CONTENT-05]', async () => {
  const { api, asked } = clientOver(entries)
  const read = (set: ContentSet, drafts: boolean) => new QueryClient().fetchQuery(contentQuery(api, set, drafts))
  await read('global', false)
  await read('home', false)
  await read('popup', true)
  expect(asked).toEqual([
    '/api/cms/pages/*/?page_size=100',
    '/api/cms/pages/home/?page_size=100',
    '/api/cms/pages/popup/?page_size=100&preview=1',
  ])
})

it('loads content once: without a retry after a failure, and never stale [CONTENT-10]', async () => {
  const failing = clientOver(() => new Response(null, { status: 500 }))
  const eager = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 0, staleTime: 0 } } })
  await expect(eager.fetchQuery(contentQuery(failing.api, 'home'))).rejects.toBeInstanceOf(ApiFailure)
  expect(failing.asked).toHaveLength(1)
  const working = clientOver(entries)
  for (let time = 0; time < 2; time++) await eager.fetchQuery(contentQuery(working.api, 'home'))
  expect(working.asked).toHaveLength(1)
})

it('never marks pre-loaded cards as stale', async () => {
  const { api, asked } = clientOver(() => Response.json([]))
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 0 } } })
  for (let time = 0; time < 2; time++) await queryClient.fetchQuery(partnerCardsQuery(api))
  expect(asked).toHaveLength(1)
})

it('fails a query with the refusal as data', async () => {
  const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'unauthorized', requestId: 'r' }
  const { api } = clientOver(() => Response.json(problem, { status: 401 }))
  const failure: unknown = await new QueryClient().fetchQuery({ ...cardsQuery(api), retry: false }).catch((cause: unknown) => cause)
  expect(isUnauthorized(failure)).toBe(true)
})

it('rejects a failed flex-offer call with the status code, and does not repeat it [MERCHANT-47]', async () => {
  const problem = { type: 'about:blank', title: 'Not allowed', status: 403, code: 'forbidden', requestId: 'r' }
  for (const [status, answer] of [
    [403, () => Response.json(problem, { status: 403 })],
    [502, () => new Response('Bad gateway', { status: 502 })],
  ] as const) {
    const { api, asked } = clientOver(answer)
    const eager = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 0 } } })
    const query = flexOfferQuery(api, { merchantId: 'N7', publicId: 'M1' })
    await expect(eager.fetchQuery(query)).rejects.toMatchObject({ error: { status } })
    expect(asked).toEqual(['/api/merchants/N7/flex-offers/members/M1'])
  }
})
