import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import { createApiClient } from './client.ts'
import { loadFlags } from './react.ts'

const flagsOver = (answer: () => Response) =>
  loadFlags(
    createApiClient({ baseUrl: 'https://dining.example', fetch: answer }),
    new QueryClient({ defaultOptions: { queries: { retry: 3 } } }),
  )

it('loads flags with their own call [CONFIG-17]', async () => {
  const flags = { authFlags: { sso: true }, filters: ['isNew'], partnerFeatureFlags: { discoverPage: true } }
  expect(await flagsOver(() => Response.json(flags))).toEqual(flags)
})

it.each([
  ['is refused', () => new Response(null, { status: 500 })],
  [
    'does not come through',
    () => {
      throw new TypeError('fetch failed')
    },
  ],
  ['answers in another form', () => Response.json({ authFlags: 'none' })],
])('turns every flag off and goes on after a call that %s [CONFIG-19]', async (_, answer) => {
  expect(await flagsOver(answer)).toEqual({ authFlags: {}, filters: [], partnerFeatureFlags: {} })
})
