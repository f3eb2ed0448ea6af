import { placeVisitor, resizeWindow } from '@dining/testing'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { openSearch, searchesOf } from '../testing/open-search.tsx'
import { SearchScreen } from './SearchScreen.tsx'

const heading = page.getByRole('heading', { level: 1 })
const where = page.getByRole('combobox', { name: 'Where' })
const what = page.getByRole('combobox', { name: /^Restaurant or cuisine/ })
const locate = page.getByRole('button', { name: 'Use my current location' })
const cards = () => page.getByRole('list', { name: 'Restaurants' }).getByRole('listitem').elements()
const buttonsOfEmptyState = () =>
  [...(heading.element().parentElement?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)
const PORTLAND = '/search?location=97205'
/** A place more than a hundred miles from any restaurant of these tests. */
const NOWHERE = '/search?location=58102'
const COORDINATES = 'location.latitude=45.51&location.longitude=-122.68'

/** The positions that a browser returns. */
const REFUSAL = { code: 1 } as GeolocationPositionError
const positionAt = (latitude: number, longitude: number) => ({ coords: { latitude, longitude } }) as GeolocationPosition

beforeEach(() => resizeWindow(1280, 900))

describe('a search', () => {
  it('has fields for a place and a text, with placeholders, and a button for the position [SEARCH-01] [SEARCH-02] [SEARCH-03]', async () => {
    await openSearch(PORTLAND, <SearchScreen />)
    await expect.element(where).toHaveAttribute('placeholder', 'City, state or ZIP code')
    await expect.element(what).toBeVisible()
    await expect.element(locate).toBeVisible()
  })

  it('runs when typing pauses, and is part of the address', async () => {
    const opened = await openSearch(PORTLAND, <SearchScreen />)
    await expect.poll(cards).toHaveLength(15)
    await what.fill('sushi')
    await expect.poll(cards).toHaveLength(1)
    expect(opened.path()).toBe('/search?location=97205&restaurantOrCuisine=sushi')
    expect(searchesOf(opened).at(-1)?.get('restaurantOrCuisine')).toBe('sushi')
    await expect.element(what).toHaveFocus()
  })

  it('appears in its fields again after back', async () => {
    const opened = await openSearch(`${PORTLAND}&restaurantOrCuisine=sushi`, <SearchScreen />)
    await opened.go('/search?location=10001&restaurantOrCuisine=tacos')
    await expect.element(what).toHaveValue('tacos')
    await opened.go(-1)
    await expect.element(what).toHaveValue('sushi')
    await expect.element(where).toHaveValue('97205')
  })

  it('does not return a visitor who has already left the page', async () => {
    const opened = await openSearch(PORTLAND, <SearchScreen />)
    await what.fill('sushi')
    await opened.go('/merchants/P1')
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(opened.path()).toBe('/merchants/P1')
  })

  it('is restored when the page is opened without one, until the last value is removed [SEARCH-34]', async () => {
    const opened = await openSearch(`${PORTLAND}&acclaimed=true`, <SearchScreen />)
    await expect.element(heading).toBeVisible()
    await expect.poll(() => sessionStorage.getItem('search_location')).toBe('97205')
    await opened.go('/elsewhere')
    await expect.element(page.getByText('Elsewhere')).toBeVisible()
    await opened.go('/search')
    await expect.poll(opened.path).toBe(`${PORTLAND}&acclaimed=true`)
    await opened.go('/search')
    await expect.element(where).toHaveValue('')
    expect(opened.path()).toBe('/search')
  })

  it('is stored for this tab: the place, the whole search, and the chosen restaurant [SESSION-36] [SESSION-38] [SESSION-39]', async () => {
    const opened = await openSearch(`${PORTLAND}&sortBy=name`, <SearchScreen />)
    await page.getByRole('list', { name: 'Restaurants' }).getByRole('link').first().click()
    await expect.poll(opened.path).toMatch(/^\/merchants\//)
    const kept = () => ['search_location', 'search_options', 'selected_merchant'].map((key) => sessionStorage.getItem(key))
    await expect.poll(kept).toEqual(['97205', 'location=97205&sortBy=name', opened.path().replace('/merchants/', '')])
  })

  it('shows that nothing was found, with the filters to clear [SEARCH-21]', async () => {
    const opened = await openSearch(`${PORTLAND}&acclaimed=true`, <SearchScreen />)
    await expect.element(heading).toHaveTextContent('No restaurants found')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(cards).toHaveLength(15)
    expect(opened.path()).toBe(PORTLAND)
  })

  it('shows an error if it fails, and is repeated with one press [SEARCH-23]', async () => {
    const opened = await openSearch('/elsewhere', <SearchScreen />)
    opened.lost = (path) => path.includes('/Merchants/Search')
    await opened.go(PORTLAND)
    await expect.element(heading).toHaveTextContent('Search isn’t working right now')
    opened.lost = () => false
    await page.getByRole('button', { name: 'Search again' }).click()
    await expect.poll(cards).toHaveLength(15)
  })

  it('is widened in one press if it finds nothing, and shows a message if the widest finds nothing either [SEARCH-21]', async () => {
    const opened = await openSearch(NOWHERE, <SearchScreen />)
    await expect.element(page.getByText(/^There is no restaurant near .*Fargo, ND yet\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Search a wider area' }).click()
    await expect.poll(opened.path).toBe(`${NOWHERE}&radius=100`)
    await expect.element(page.getByRole('button', { name: 'Search near you' })).toBeVisible()
    await expect.poll(buttonsOfEmptyState).toEqual(['Search near you'])
  })

  it('returns to the visitor’s own place in one press if it finds nothing far from everything [SEARCH-21]', async () => {
    const opened = await openSearch(`${NOWHERE}&radius=100`, <SearchScreen />)
    await page.getByRole('button', { name: 'Search near you' }).click()
    await expect.poll(cards).toHaveLength(1)
    expect(opened.path()).toBe('/search')
  })

  it('in plain words becomes filters that can be seen and removed, and says what remains text', async () => {
    const opened = await openSearch('/search', <SearchScreen />)
    await what.fill('quiet Italian near 97205 $$')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect.poll(() => new URLSearchParams(opened.path().replace(/^[^?]*/, '')).get('location')).toBe('97205')
    await expect.element(where).toHaveValue('97205')
    await expect.element(what).toHaveValue('quiet')
    await expect.element(page.getByText('Filters set from “quiet Italian near 97205 $$”.', { exact: false })).toBeVisible()
    await expect.element(page.getByText('There is no filter for “quiet”, so it is searched as text.', { exact: false })).toBeVisible()
    for (const name of ['Italian', '$$']) await expect.element(page.getByRole('button', { name, pressed: true, exact: true })).toBeVisible()
    await page.getByRole('button', { name: '$$', exact: true }).first().click()
    await expect.poll(() => opened.path()).not.toContain('priceRange')
  })

  it('in plain words is read when it arrives in the address, as from a form that was sent before any script', async () => {
    const opened = await openSearch('/search?restaurantOrCuisine=sushi+near+97205', <SearchScreen />)
    await expect.element(where).toHaveValue('97205')
    await expect.element(page.getByRole('button', { name: 'Sushi', pressed: true, exact: true })).toBeVisible()
    await expect.poll(opened.path).toContain('asked=sushi+near+97205')
  })

  it('in plain words can be searched as it was typed, also when it is sent again', async () => {
    const opened = await openSearch('/search', <SearchScreen />)
    await what.fill('Ruby near 97205')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('link', { name: 'Search for these words instead' }).click()
    await expect.element(what).toHaveValue('Ruby near 97205')
    await expect.element(where).toHaveValue('')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect.poll(() => new URLSearchParams(opened.path().replace(/^[^?]*/, '')).get('restaurantOrCuisine')).toBe('Ruby near 97205')
    expect(searchesOf(opened).at(-1)?.has('asked')).toBe(false)
  })

  it('offers all restaurants of the place if no name matches the text [SEARCH-21]', async () => {
    const opened = await openSearch(`${PORTLAND}&restaurantOrCuisine=xyzzy`, <SearchScreen />)
    await expect.element(page.getByText(/^No restaurant near .*Portland, OR matches your search\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Show all restaurants' }).click()
    await expect.poll(cards).toHaveLength(15)
    expect(opened.path()).toBe(PORTLAND)
    await expect.element(what).toHaveValue('')
  })

  it('links to the first page beyond its last page [SEARCH-21]', async () => {
    const opened = await openSearch(`${PORTLAND}&pageNo=9`, <SearchScreen />)
    await expect.element(heading).toHaveTextContent('There is no page 9')
    await expect.element(page.getByText('This search has fewer pages.')).toBeVisible()
    await expect.poll(buttonsOfEmptyState).toEqual(['Go to the first page'])
    await page.getByRole('button', { name: 'Go to the first page' }).click()
    await expect.poll(cards).toHaveLength(15)
    expect(opened.path()).toBe(PORTLAND)
  })

  it('is repeated near the visitor in one press if the place is unknown [SEARCH-21]', async () => {
    const opened = await openSearch('/search?location=Xanadu', <SearchScreen />)
    await expect.element(heading).toHaveTextContent('We could not find that place')
    await page.getByRole('button', { name: 'Search near you' }).click()
    await expect.poll(cards).toHaveLength(1)
    expect(opened.path()).toBe('/search')
  })

  it.each(['radius=0', 'radius=5000', 'sortBy=luck', 'pageNo=-1', 'location.latitude=91&location.longitude=0'])(
    'omits an invalid %s of the address, and shows a message [SEARCH-23]',
    async (bad) => {
      const opened = await openSearch(`${PORTLAND}&${bad}`, <SearchScreen />)
      await expect.poll(cards).toHaveLength(15)
      await expect.element(page.getByText(/^Part of this address could not be used/)).toBeVisible()
      expect(searchesOf(opened).map(String)).toEqual(['location=97205&pageSize=15&counts=true'])
    },
  )

  it('shows no message about its address if all of it was used', async () => {
    await openSearch(`${PORTLAND}&radius=10&sortBy=name`, <SearchScreen />)
    await expect.poll(cards).toHaveLength(15)
    await expect.element(page.getByText(/^Part of this address/)).not.toBeInTheDocument()
  })

  it('is replaced by a new one in one press if the server refuses it, not repeated [SEARCH-23]', async () => {
    const opened = await openSearch('/elsewhere', <SearchScreen />)
    opened.redirected = (path) => (path.includes('/Merchants/Search') ? `${path}&radius=0` : path)
    await opened.go(PORTLAND)
    await expect.element(page.getByText('This search cannot be made. Start a new one.')).toBeVisible()
    opened.redirected = (path) => path
    await page.getByRole('button', { name: 'Start a new search' }).click()
    await expect.poll(cards).toHaveLength(1)
    expect(opened.path()).toBe('/search')
  })

  it('applies filters and order from the panel on Save, and removes them on Clear [SEARCH-12] [SEARCH-13]', async () => {
    const opened = await openSearch(PORTLAND, <SearchScreen />)
    const panel = page.getByRole('dialog')
    await page.getByRole('button', { name: 'All filters' }).click()
    await panel.getByRole('checkbox', { name: /^Takeout/ }).click()
    await panel.getByRole('combobox', { name: 'Sort by' }).selectOptions('name')
    expect(opened.path()).toBe(PORTLAND)
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect.poll(opened.path).toBe(`${PORTLAND}&features=Takeout&sortBy=name`)
    await page.getByRole('button', { name: 'All filters 1' }).click()
    await panel.getByRole('button', { name: 'Clear' }).click()
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect.poll(opened.path).toBe(`${PORTLAND}&sortBy=name`)
  })

  it('suggests places while the visitor types', async () => {
    await openSearch(PORTLAND, <SearchScreen />)
    await where.fill('972')
    await expect.element(page.getByRole('option', { name: /Portland, OR/ }).first()).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(where).toHaveValue(expect.stringContaining('Portland, OR'))
    await expect.poll(() => document.querySelectorAll(':popover-open').length).toBe(0)
  })
})

describe('the position', () => {
  it('is loading until the browser returns or refuses it [GEO-01]', async () => {
    const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(() => undefined)
    onTestFinished(() => asked.mockRestore())
    const opened = await openSearch(PORTLAND, <SearchScreen />)
    await locate.click()
    await expect.element(locate).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => asked.mock.calls).toHaveLength(1)
    asked.mock.lastCall?.[0](positionAt(45.51, -122.68))
    await expect.poll(opened.path).toContain(COORDINATES)
    await expect.element(locate).not.toHaveAttribute('aria-busy')
    await locate.click()
    await expect.element(locate).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => asked.mock.calls).toHaveLength(2)
    asked.mock.lastCall?.[1]?.(REFUSAL)
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(locate).not.toHaveAttribute('aria-busy')
  })

  it('is requested by the button and becomes the place, in two decimals [GEO-02] [SEARCH-05]', async () => {
    const opened = await openSearch(PORTLAND, <SearchScreen />)
    await placeVisitor({ latitude: 45.51234, longitude: -122.67891 })
    await locate.click()
    await expect.poll(opened.path).toBe(`/search?location=Current+Location&${COORDINATES}`)
    await expect.element(where).toHaveValue('Current Location')
    await expect.poll(cards).toHaveLength(15)
  })

  it('shows instructions if it is refused [SEARCH-22]', async () => {
    await openSearch(PORTLAND, <SearchScreen />)
    await locate.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Your location is switched off/)
  })

  it('is midtown New York if the call for the default place fails [GEO-06]', async () => {
    const opened = await openSearch('/search', <SearchScreen />, { lost: (path) => path.includes('DefaultUserLocation') })
    await expect.poll(() => searchesOf(opened).at(-1)?.get('location.latitude')).toBe('40.7577')
    expect(searchesOf(opened).at(-1)?.get('location.longitude')).toBe('-73.9857')
  })

  it('leaves the default place if it is not provided [GEO-04]', async () => {
    const opened = await openSearch('/search', <SearchScreen />)
    await expect.element(page.getByRole('heading', { name: 'Broadway Table' })).toBeVisible()
    expect(searchesOf(opened).map((search) => search.get('location.latitude'))).toEqual(['40.7577'])
  })

  // What is shown is expected, not a request: the search of the default place may be in the cache.
  it('leaves the default place if the permission is withdrawn later [GEO-04]', async () => {
    const permission = Object.assign(new EventTarget(), { name: 'geolocation', state: 'granted', onchange: null }) as PermissionStatus
    const query = vi.spyOn(navigator.permissions, 'query').mockResolvedValue(permission)
    try {
      await openSearch('/search', <SearchScreen />, { position: { latitude: 45.51, longitude: -122.68 } })
      await expect.poll(cards).toHaveLength(15)
      Object.assign(permission, { state: 'denied' })
      permission.dispatchEvent(new Event('change'))
      await expect.poll(cards).toHaveLength(1)
      await expect.element(page.getByRole('heading', { name: 'Broadway Table' })).toBeVisible()
    } finally {
      query.mockRestore()
    }
  })

  it('leaves the default place if a later reading fails [GEO-04]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const readings = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
    try {
      await openSearch('/search', <SearchScreen />, { position: { latitude: 45.51, longitude: -122.68 } })
      await expect.poll(cards).toHaveLength(15)
      readings.mockImplementation((_found, refuse) => refuse?.({ code: 3, message: 'Timeout expired' } as GeolocationPositionError))
      await vi.advanceTimersByTimeAsync(310_000)
      await expect.poll(cards).toHaveLength(1)
      await expect.element(page.getByRole('heading', { name: 'Broadway Table' })).toBeVisible()
    } finally {
      vi.useRealTimers()
      readings.mockRestore()
    }
  })

  it('is used at once if it was allowed before, and read again after five minutes [GEO-03] [GEO-12]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const read = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
    const times: number[] = []
    const readings = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((...options) => {
      times.push(Date.now())
      read(...options)
    })
    const limits = () => readings.mock.calls.map(([, , options]) => options?.timeout)
    try {
      const opened = await openSearch('/search', <SearchScreen />, { position: { latitude: 45.51, longitude: -122.68 } })
      const asked = () => searchesOf(opened).at(-1)?.get('location.latitude')
      await expect.poll(asked).toBe('45.51')
      expect(opened.path()).toBe('/search')
      await placeVisitor({ latitude: 45.52, longitude: -122.68 })
      await vi.advanceTimersByTimeAsync(310_000)
      await expect.poll(asked).toBe('45.52')
      // The clock of the test also runs by itself while the test waits, so the distance is measured, not the number of readings at a time.
      const [first = 0, second = 0] = times
      expect(second - first).toBeGreaterThanOrEqual(300_000)
      // The timeout shows whether it is the reading for the visit or for the button.
      await locate.click()
      await expect.poll(() => limits().at(-1)).toBe(5_000)
      expect(limits().slice(0, -1)).toEqual([7_000, 7_000])
    } finally {
      vi.useRealTimers()
      readings.mockRestore()
    }
  })
})
