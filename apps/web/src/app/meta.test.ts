import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import { partnerWith } from '../../testing/rendered.tsx'
import { failureMeta } from './failure-meta.ts'
import { pageMeta } from './meta.ts'
import type { RouteHandle } from './route.ts'

const partner = partnerWith()
const queryClient = new QueryClient()
const at = (pathname: string, handle?: RouteHandle, params = {}) =>
  pageMeta({ partner, titles: partner.routes, queryClient, search: '', matches: [{ pathname, params, handle }] })

it('comes from the partner for the path [CONFIG-24]', () => {
  expect(at('/')).toEqual({ title: 'Home of test', description: 'Earn "more" <here>', keywords: 'dining, points' })
})

it('is the program if the partner has none for the path [CONFIG-39]', () => {
  expect(at('/elsewhere')).toEqual({ title: 'Dining® of test', description: '', keywords: '' })
})

it('comes from the page itself if it provides one', () => {
  const handle: RouteHandle = { meta: ({ params }) => ({ title: `About ${params['merchantId'] ?? ''}` }) }
  expect(at('/', handle, { merchantId: 'm1' })).toMatchObject({ title: 'About m1', description: 'Earn "more" <here>' })
  expect(at('/', { meta: () => undefined })).toMatchObject({ title: 'Home of test' })
})

it('describes the error', () => {
  expect(failureMeta(partner, 404).title).toBe('Page not found | Dining® of test')
  expect(failureMeta(partner, 500).title).not.toBe(failureMeta(partner, 404).title)
})
