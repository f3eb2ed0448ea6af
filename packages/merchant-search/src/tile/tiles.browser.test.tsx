import '@dining/ui/base.css'

import { resizeWindow, type OpenScreen } from '@dining/testing'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'

import { writeStored } from '@dining/session'
import { SearchScreen } from '../search/SearchScreen.tsx'
import { openSearch, searchesOf } from '../testing/open-search.tsx'
import { MerchantCarousel } from './MerchantCarousel.tsx'

const QUERY = { location: '97205' }
const carousel = <MerchantCarousel label="Near you" name="Near you" title={<h2>Near you</h2>} query={QUERY} />
const slides = () => page.getByRole('list', { name: 'Near you' }).getByRole('listitem').elements()
const told = (event: string) =>
  (window.dataLayer ?? []).filter((one) => typeof one === 'object' && one !== null && 'event' in one && one.event === event)
/** Ids of the slides of a list that were reported. A slide of an earlier test's carousel may be reported late, so each test has its own list. */
const seenIn = (list: string) =>
  told('view_item_list')
    .map((one) => (one as { ecommerce: { item_list_name: string; items: { item_id: string }[] } }).ecommerce)
    .filter((one) => one.item_list_name === list)
    .flatMap(({ items }) => items.map((item) => item.item_id))

beforeEach(async () => {
  window.dataLayer = []
  await resizeWindow(1280, 900)
})

it('a carousel shows a page of fifteen, with a link to its whole search [SEARCH-29] [SEARCH-30]', async () => {
  const opened = await openSearch('/search', carousel)
  await expect.poll(slides).toHaveLength(15)
  expect(searchesOf(opened).map(String)).toEqual(['location=97205&pageSize=15'])
  await expect.element(page.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/search?location=97205')
})

it('has four slides in a small window, and all of them once it is moved [SEARCH-29]', async () => {
  await resizeWindow(412, 823)
  await openSearch('/search', carousel)
  await expect.element(page.getByRole('link', { name: 'View all' })).toBeVisible()
  await expect.poll(slides).toHaveLength(4)
  const list = page.getByRole('list', { name: 'Near you' })
  const { height } = list.element().getBoundingClientRect()
  slides()[2]?.querySelector('a')?.focus()
  await expect.poll(slides).toHaveLength(15)
  expect(list.element().getBoundingClientRect().height).toBe(height)
})

it('keeps the height of a carousel, whether its search finds restaurants, finds none or fails', async () => {
  const below = () => page.getByText('Below').element().getBoundingClientRect().top
  const scene = (query: { readonly location: string }) => (
    <>
      <MerchantCarousel label="Near you" name="Near you" title={<h2>Near you</h2>} query={query} />
      <p>Below</p>
    </>
  )
  const full = await openSearch('/search', scene(QUERY))
  await expect.poll(slides).toHaveLength(15)
  const height = below()
  full.close()
  const none = await openSearch('/search', scene({ location: '58102' }))
  await expect.element(page.getByText(/^None near .*Fargo, ND right now\.$/)).toBeVisible()
  const wider = page.getByRole('link', { name: 'Search a wider area' })
  await expect.element(wider).toHaveAttribute('href', '/search?location=58102&radius=100')
  await expect.poll(below).toBe(height)
  none.close()
  const lost = await openSearch('/search', scene({ location: '97206' }), { lost: () => true })
  await expect.element(page.getByText('These restaurants could not be loaded.')).toBeVisible()
  await expect.poll(below).toBe(height)
  lost.lost = () => false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/^None near /)).toBeVisible()
  await expect.poll(below).toBe(height)
})

it('slides are as wide as the window allows: 200 px, and from 861 px on 250 px [SEARCH-31]', async () => {
  await resizeWindow(860, 900)
  await openSearch('/search', carousel)
  const width = () => slides()[0]?.getBoundingClientRect().width
  await expect.poll(width).toBe(200)
  await resizeWindow(861, 900)
  await expect.poll(width).toBe(250)
})

it('reports visible slides, a move and a selection [ANALYTICS-01]', async () => {
  // Four whole slides of 250 px and their gaps fit here; half of the fifth is visible, which does not count below 80%.
  await resizeWindow(1200, 900)
  await openSearch('/search', <MerchantCarousel label="Tonight" name="Tonight" title={<h2>Tonight</h2>} query={QUERY} />)
  await expect.poll(() => seenIn('Tonight')).toEqual(['P0', 'P1', 'P2', 'P3'])
  await page.getByRole('button', { name: 'Next restaurants' }).click()
  await expect.poll(() => told('carousel__move')).toEqual([{ event: 'carousel__move', carousel: 'Tonight', direction: 'next' }])
  await page.getByRole('link', { name: /Sushi Tora/ }).click()
  await expect
    .poll(() => told('select_item'))
    .toMatchObject([{ ecommerce: { item_list_name: 'Tonight', items: [{ item_id: 'P3', index: 3 }] } }])
})

/** Calls that counted impressions, and their records of one carousel. */
const callsThatCount = ({ sent }: OpenScreen) => sent.filter(({ method, path }) => method === 'POST' && path === '/api/Impressions')
const countedIn = (opened: OpenScreen, placement: string) =>
  callsThatCount(opened)
    .flatMap(({ body }) => body as { merchantId: string; placement: string }[])
    .filter((one) => one.placement === placement)

it('counts the merchants that were seen, together, with time, browser, place and session headers [ANALYTICS-17] [ANALYTICS-19] [ANALYTICS-21]', async () => {
  writeStored('publicId', 'P-1234567')
  await resizeWindow(1200, 900)
  const opened = await openSearch('/search', <MerchantCarousel label="For Ada" name="Counted" title={<h2>For Ada</h2>} query={QUERY} />)
  await expect
    .poll(() => countedIn(opened, 'Counted'))
    .toEqual(
      ['P0', 'P1', 'P2', 'P3'].map((merchantId) => ({
        merchantId,
        placement: 'Counted',
        channel: 'web',
        dateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        userAgent: navigator.userAgent,
      })),
    )
  for (const { headers } of callsThatCount(opened))
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-xsrf-token': expect.stringMatching(/.+/),
      'x-public-id': 'P-1234567',
    })
})

it('sends what was seen as one list before the page is left, and shows nothing if that fails [ANALYTICS-18] [ANALYTICS-20]', async () => {
  await resizeWindow(1200, 900)
  const opened = await openSearch('/search', <MerchantCarousel label="Left" name="Left" title={<h2>Left</h2>} query={QUERY} />, {
    lost: (path) => path === '/api/Impressions',
  })
  await expect.poll(() => seenIn('Left')).toHaveLength(4)
  // Repeated, because the code that counts loads with the first carousel that is seen.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('pagehide'))
      return countedIn(opened, 'Left').map(({ merchantId }) => merchantId)
    })
    .toEqual(['P0', 'P1', 'P2', 'P3'])
  expect(callsThatCount(opened).filter(({ body }) => JSON.stringify(body).includes('"Left"'))).toMatchObject([
    { body: [{}, {}, {}, {}], headers: { 'content-type': 'application/json', 'x-xsrf-token': expect.stringMatching(/.+/) } },
  ])
  await expect.element(page.getByRole('link', { name: /Sushi Tora/ })).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})

it('reports a search with its place, its text and its number of results [ANALYTICS-07]', async () => {
  await openSearch('/search?location=97205&restaurantOrCuisine=sushi', <SearchScreen />)
  await expect.poll(() => told('search')).toEqual([{ event: 'search', location: '97205', restaurantOrCuisine: 'sushi', results: 1 }])
})

it('reports each request for suggestions of places [ANALYTICS-08] [ANALYTICS-09]', async () => {
  const { sent } = await openSearch('/search?location=97205', <SearchScreen />)
  const where = page.getByRole('combobox', { name: 'Where' })
  const counts = () => [
    sent.filter(({ path }) => path.startsWith('/api/Locations/Suggest')).length,
    told('locationPrediction__request').length,
  ]
  await expect.element(where).toHaveValue('97205')
  expect(counts()).toEqual([0, 0])
  await where.fill('972')
  await expect.element(page.getByRole('option', { name: /Portland, OR/ }).first()).toBeVisible()
  await expect.poll(counts).toEqual([1, 1])
  await where.fill('606')
  await expect.poll(counts).toEqual([2, 2])
})

it('reports a slide shortly after four fifths of it are visible [SEARCH-32] [ANALYTICS-04]', async () => {
  await resizeWindow(1200, 900)
  await openSearch('/search', <MerchantCarousel label="Later" name="Later" title={<h2>Later</h2>} query={QUERY} />)
  const list = page.getByRole('list', { name: 'Later' })
  await expect.poll(() => seenIn('Later')).toContain('P3')
  const isTold = () => seenIn('Later').includes('P4')
  // The page's clock stops here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => {
    timers.mockRestore()
    vi.useRealTimers()
  })
  const fifth = list.getByRole('listitem').elements()[4] ?? document.body
  const { left, width } = fifth.getBoundingClientRect()
  const row = list.element() as HTMLElement
  // It keeps its position.
  row.style.scrollSnapType = 'none'
  const missing = left - Math.min(row.getBoundingClientRect().right, document.documentElement.clientWidth)
  /** Moves the given part of the fifth slide into view. */
  const see = async (share: number) => {
    row.scrollTo({ left: missing + share * width, behavior: 'instant' })
    await new Promise<void>((resolve) => {
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(watch.disconnect()), { threshold: share - 0.02 })
      watch.observe(fifth)
    })
  }
  await see(0.76)
  vi.advanceTimersByTime(1_000)
  expect(isTold()).toBe(false)
  await see(0.84)
  // The carousel uses its own observer; waiting with `poll` would advance the clock.
  while (!timers.mock.calls.some(([, delay]) => delay === 150)) await new Promise(requestAnimationFrame)
  vi.advanceTimersByTime(149)
  expect(isTold()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isTold()).toBe(true)
})

it('opens the requirements of the next tier from the card of a place that does not earn yet [MERCHANT-39] [TIER-06]', async () => {
  const opened = await openSearch('/search?location=97205', <SearchScreen />, { tier: 0 })
  const dialog = page.getByRole('dialog')
  for (const [place, words, action, href] of [
    ['Table 1', /earns for VIP members. Dine 12 times/, 'See how to become VIP', '/account/overview'],
    ['Table 2', /Turn on email in your profile/, 'Turn on email', '/account/user_profile'],
  ] as const) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: place, exact: true }) })
    await card.getByRole('button', { name: 'Unlock access to earn' }).click()
    await expect.element(dialog).toMatchTextContent(words)
    await expect.element(dialog.getByRole('link', { name: action })).toHaveAttribute('href', href)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  }
  expect(opened.path()).toBe('/search?location=97205')
})

it("opens the editors' words on the next tier once the shell has loaded them [MERCHANT-39] [CONTENT-31]", async () => {
  const opened = await openSearch('/search?location=97205', <SearchScreen />, { tier: 0 })
  const fields = { title: 'For {tier_select} guests', body_text: 'Letters bring {earn_select}.' }
  opened.queryClient.setQueryData(['getContent', 'popup'], [{ slug: 'unlock_select', fields }])
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Table 2', exact: true }) })
  await card.getByRole('button', { name: 'Unlock access to earn' }).click()
  const dialog = page.getByRole('dialog', { name: 'For Select guests' })
  await expect.element(dialog).toMatchTextContent(/Letters bring .* per \$1\./)
})
