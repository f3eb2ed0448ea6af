import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { track, trackPageView } from './analytics.ts'

let page: { dataLayer?: unknown[] }
beforeEach(() => {
  page = {}
  vi.stubGlobal('window', page)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page view waits 500 ms and says what the page is then [ANALYTICS-03]', () => {
  let title = 'before'
  trackPageView(() => ({ path: '/merchants/m1', title, memberId: 'p1', merchantId: 'm1' }))
  title = 'after'
  vi.advanceTimersByTime(499)
  expect(page.dataLayer).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(page.dataLayer).toEqual([{ event: 'page_view', path: '/merchants/m1', title: 'after', memberId: 'p1', merchantId: 'm1' }])
})

it('a page passed through is no page view [ANALYTICS-03]', () => {
  trackPageView(() => ({ path: '/a', title: '' }))
  vi.advanceTimersByTime(400)
  trackPageView(() => ({ path: '/b', title: '' }))
  vi.advanceTimersByTime(1_000)
  expect(page.dataLayer).toEqual([{ event: 'page_view', path: '/b', title: '' }])
})

it('a list of items begins with a clean layer [ANALYTICS-16]', () => {
  const ecommerce = { item_list_name: 'near', items: [{ item_id: '1', item_name: 'One' }] }
  track({ event: 'view_item_list', ecommerce })
  track({ event: 'locationPrediction__request' })
  expect(page.dataLayer).toEqual([{ ecommerce: null }, { event: 'view_item_list', ecommerce }, { event: 'locationPrediction__request' }])
})
