import { memberQuery } from '@dining/api-client/queries'
import { createApiClient } from '@dining/api-client/client'
import { QueryClient } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { MEMBER, partnerWith } from '../../testing/rendered.tsx'
import type { AppServices } from '../app/services.ts'
import { followNavigation } from './follow-navigation.ts'

const page: { dataLayer?: unknown[] } = {}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { title: 'Osteria Lume' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sends a page view with the visitor and the restaurant [ANALYTICS-02]', () => {
  const api = createApiClient({ fetch: () => Promise.reject(new Error('No call is made')), baseUrl: 'http://dining.example' })
  const queryClient = new QueryClient()
  queryClient.setQueryData(memberQuery(api).queryKey, MEMBER)
  const state = { location: { pathname: '/merchants/m1' }, matches: [{ params: { merchantId: 'm1' } }] }
  // The parts of a router and of the services that a first page needs.
  const router = { state, subscribe: () => () => undefined } as unknown as DataRouter
  followNavigation(router, { api, queryClient, partner: partnerWith(), hasSession: () => true } as unknown as AppServices)
  vi.advanceTimersByTime(1_000)
  expect(page.dataLayer).toEqual([
    { event: 'page_view', path: '/merchants/m1', title: 'Osteria Lume', memberId: MEMBER.publicId, merchantId: 'm1' },
  ])
})
