import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { SearchScreen } from '../search/SearchScreen.tsx'
import { openSearch } from '../testing/open-search.tsx'
import { MerchantCarousel } from './MerchantCarousel.tsx'

/** A machine that does much else needs its time. */
const PATIENT = { timeout: 10_000 }
const QUERY = { location: '97205' }
const carousel = <MerchantCarousel label="Near you" title={<h2>Near you</h2>} query={QUERY} />
const slides = () => page.getByRole('list', { name: 'Near you' }).getByRole('listitem').elements()
const told = (event: string) =>
  (window.dataLayer ?? []).filter((one) => typeof one === 'object' && one !== null && 'event' in one && one.event === event)

beforeEach(async () => {
  window.dataLayer = []
  await page.viewport(1280, 900)
})

it('a carousel shows a page of fifteen, with a link to its whole search [SEARCH-29] [SEARCH-30]', async () => {
  const opened = await openSearch('/search', carousel)
  await expect.poll(slides, PATIENT).toHaveLength(15)
  expect(opened.searches.map(String)).toEqual(['location=97205&pageSize=15'])
  await expect.element(page.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/search?location=97205')
})

it.each([
  [860, 200],
  [861, 250],
])('slides are as wide as the window allows: at %i px, %i px [SEARCH-31]', async (window, slide) => {
  await page.viewport(window, 900)
  await openSearch('/search', carousel)
  await expect.poll(() => slides()[0]?.getBoundingClientRect().width, PATIENT).toBe(slide)
})

it('tells of the slides that are seen, of a move and of a choice [SEARCH-32] [ANALYTICS-01] [ANALYTICS-04]', async () => {
  // Four whole slides of 250 px and their gaps stand here; half of the fifth does, which is not seen before 80%.
  await page.viewport(1200, 900)
  // A list of its own: what a carousel of a test before has seen may be told late.
  await openSearch('/search', <MerchantCarousel label="Tonight" title={<h2>Tonight</h2>} query={QUERY} />)
  const seen = () =>
    told('view_item_list')
      .map((one) => (one as { ecommerce: { item_list_name: string; items: { item_id: string }[] } }).ecommerce)
      .filter((list) => list.item_list_name === 'Tonight')
      .flatMap(({ items }) => items)
  await expect.poll(() => seen().map((item) => item.item_id), PATIENT).toEqual(['P0', 'P1', 'P2', 'P3'])
  await page.getByRole('button', { name: 'Next restaurants' }).click()
  expect(told('carousel__move')).toEqual([{ event: 'carousel__move', carousel: 'Tonight', direction: 'next' }])
  await page.getByRole('link', { name: /Sushi Tora/ }).click()
  expect(told('select_item')).toMatchObject([{ ecommerce: { item_list_name: 'Tonight', items: [{ item_id: 'P3', index: 3 }] } }])
})

it('a card of a place that does not earn yet opens what the next tier asks for [MERCHANT-39] [TIER-06]', async () => {
  const opened = await openSearch('/search?location=97205', <SearchScreen />, 2)
  await page.getByRole('button', { name: 'Unlock access to earn' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/earns for VIP members. Dine 12 times/)
  await expect.element(dialog.getByRole('link', { name: 'See how to become VIP' })).toHaveAttribute('href', '/account/overview')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(opened.path()).toBe('/search?location=97205')
})
