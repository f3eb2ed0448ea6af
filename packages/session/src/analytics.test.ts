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

it('sends a page view after 500 ms with the page at that time [ANALYTICS-03]', () => {
  let title = 'before'
  trackPageView(() => ({ path: '/merchants/m1', title, memberId: 'p1', merchantId: 'm1' }))
  title = 'after'
  vi.advanceTimersByTime(499)
  expect(page.dataLayer).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(page.dataLayer).toEqual([{ event: 'page_view', path: '/merchants/m1', title: 'after', memberId: 'p1', merchantId: 'm1' }])
})

it('sends no page view for a page that is left within that time [ANALYTICS-03]', () => {
  trackPageView(() => ({ path: '/a', title: '' }))
  vi.advanceTimersByTime(400)
  trackPageView(() => ({ path: '/b', title: '' }))
  vi.advanceTimersByTime(1_000)
  expect(page.dataLayer).toEqual([{ event: 'page_view', path: '/b', title: '' }])
})

it('clears the data layer before a list of items [ANALYTICS-16]', () => {
  const ecommerce = { item_list_name: 'near', items: [{ item_id: '1', item_name: 'One' }] }
  track({ event: 'view_item_list', ecommerce })
  track({ event: 'locationPrediction__request' })
  expect(page.dataLayer).toEqual([{ ecommerce: null }, { event: 'view_item_list', ecommerce }, { event: 'locationPrediction__request' }])
})
