import { resizeWindow } from '@dining/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { SearchScreen } from '../search/SearchScreen.tsx'
import { openSearch, searchesOf } from '../testing/open-search.tsx'

const PORTLAND = '/search?location=97205'
const MAP = `${PORTLAND}&view=map`
const map = page.getByRole('region', { name: 'Map of the restaurants' })
const pins = map.getByRole('list', { name: 'Restaurants on the map' })
const pinOf = (name: string) => pins.getByRole('button', { name: new RegExp(`^${name}, `) })
const groups = () => pins.getByRole('button', { name: /restaurants close together/ }).elements()
const list = page.getByRole('list', { name: 'Restaurants', exact: true })
const tileOf = (name: string) => list.getByRole('link', { name: new RegExp(`^${name}`) })
const searchArea = map.getByRole('button', { name: 'Search this area' })
const stored = () => JSON.parse(sessionStorage.getItem('map_view') ?? 'null') as Record<string, unknown> | null

/** Zooms in until no restaurant is grouped with another. */
async function separate() {
  for (let step = 0; step < 8 && groups().length > 0; step += 1) await map.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(groups).toHaveLength(0)
}

const isInWindow = (element: Element) => {
  const { left, right } = element.getBoundingClientRect()
  return left >= 0 && right <= innerWidth
}

beforeEach(() => {
  sessionStorage.clear()
  return resizeWindow(1280, 900)
})

describe('on a small screen', () => {
  it('the page has a list mode and a map mode, each with a button to the other [SEARCH-19] [SEARCH-20]', async () => {
    await resizeWindow(375, 812)
    const opened = await openSearch(PORTLAND, <SearchScreen />)
    await expect.element(list).toBeVisible()
    expect(map.elements()).toHaveLength(0)
    await page.getByRole('link', { name: 'Show map' }).click()
    await expect.element(pins).toBeVisible()
    expect(opened.path()).toBe(MAP)
    await expect.element(list).toBeVisible()
    await page.getByRole('link', { name: 'Change search' }).click()
    await expect.poll(() => map.elements()).toHaveLength(0)
    expect(opened.path()).toBe(PORTLAND)
  })

  it('a pin opens within the map, and its card is scrolled to in the row without moving the page', async () => {
    await resizeWindow(375, 812)
    await openSearch(MAP, <SearchScreen />)
    await expect.element(pins).toBeVisible()
    const bounds = map.element().getBoundingClientRect()
    await separate()
    // All restaurants are on one line from south to north; it is moved to the side, where a card has least space.
    const move = map.getByRole('button', { name: 'Move the map', exact: true })
    await move.click()
    await map.getByRole('button', { name: 'Left' }).click()
    await move.click()
    const isInMap = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top > bounds.top && bottom < bounds.bottom
    }
    const own = () =>
      pins
        .getByRole('button', { name: /^Table \d+, / })
        .elements()
        .filter(isInMap)
    await expect.poll(() => own().length).toBeGreaterThan(0)
    const [pin] = own()
    const name = pin?.getAttribute('aria-label')?.split(',')[0] ?? ''
    pin?.focus()
    await userEvent.keyboard('{Enter}')
    const card = map.getByRole('link', { name: new RegExp(`^${name}`) })
    await expect.element(card).toBeVisible()
    const sides = () => card.element().parentElement?.getBoundingClientRect()
    await expect.poll(() => sides()?.right).toBeLessThanOrEqual(bounds.right)
    expect(sides()?.left).toBeGreaterThanOrEqual(bounds.left)
    await expect.poll(() => isInWindow(tileOf(name).element())).toBe(true)
    expect(map.element().getBoundingClientRect().top).toBe(bounds.top)
  })
})

describe('the map', () => {
  it('has a pin for each restaurant of the list, with what a dinner there earns', async () => {
    await openSearch(MAP, <SearchScreen />, { tier: 2 })
    await expect.element(pins).toBeVisible()
    await separate()
    const names = list
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent)
    expect(names).toHaveLength(15)
    for (const name of names) expect(pins.getByRole('button', { name: new RegExp(`^${name}(?:, |$)`) }).elements()).toHaveLength(1)
    // Table 1 is for VIP members: no figure that this member would not get.
    await expect.element(pinOf('Table 0')).toHaveAccessibleName(/^Table 0, \d.* for a dinner for 2$/)
    expect(pins.getByRole('button', { name: 'Table 1', exact: true }).elements()).toHaveLength(1)
  })

  it('opens a restaurant at its pin by the keyboard, lifts its card, and leads to its page', async () => {
    await openSearch(MAP, <SearchScreen />)
    await expect.element(pins).toBeVisible()
    await separate()
    pinOf('Table 4').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(pinOf('Table 4')).toHaveAttribute('aria-expanded', 'true')
    const raised = (name: string) => getComputedStyle(tileOf(name).element()).transform
    await expect.poll(() => raised('Table 4')).not.toBe('none')
    expect(raised('Table 5')).toBe('none')
    await expect.element(map.getByRole('link', { name: /^Table 4/ })).toHaveAttribute('href', '/merchants/P4')
    await map.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => map.getByRole('link').elements()).toHaveLength(0)
  })

  it('lifts the pin of the card that has the focus', async () => {
    await openSearch(MAP, <SearchScreen />)
    await expect.element(pins).toBeVisible()
    await separate()
    const scale = (name: string) => getComputedStyle(pinOf(name).element()).scale
    tileOf('Table 7').element().focus()
    await expect.poll(() => scale('Table 7')).not.toBe('none')
    expect(scale('Table 8')).toBe('none')
  })

  it('searches the area that it shows, under the label of the map view [SEARCH-04] [SEARCH-06] [SEARCH-07]', async () => {
    const opened = await openSearch(MAP, <SearchScreen />)
    await expect.element(pins).toBeVisible()
    expect(searchArea.elements()).toHaveLength(0)
    await map.getByRole('button', { name: 'Move the map', exact: true }).click()
    await map.getByRole('button', { name: 'Up' }).click()
    await searchArea.click()
    await expect.poll(() => searchesOf(opened).at(-1)?.get('location')).toBe('Current Map View')
    await expect.element(page.getByRole('combobox', { name: 'Where' })).toHaveValue('Current Map View')
    const asked = searchesOf(opened).at(-1)
    const view = stored()
    expect(Number(asked?.get('location.latitude'))).toBeCloseTo(Number(view?.['latitude']), 3)
    expect(Number(asked?.get('location.longitude'))).toBeCloseTo(Number(view?.['longitude']), 3)
    const [south = 0, west = 0, north = 0, east = 0] = (asked?.get('bounds') ?? '').split(',').map(Number)
    expect((south + north) / 2).toBeCloseTo(Number(view?.['latitude']), 2)
    expect((west + east) / 2).toBeCloseTo(Number(view?.['longitude']), 2)
    expect(asked?.has('radius')).toBe(false)
    expect(asked?.has('view')).toBe(false)
    await expect.poll(() => searchArea.elements()).toHaveLength(0)
  })

  it('keeps its view for this tab, and shows it again for the same search only [SESSION-40] [GEO-13]', async () => {
    const opened = await openSearch(MAP, <SearchScreen />)
    await expect.element(pins).toBeVisible()
    await map.getByRole('button', { name: 'Zoom in' }).click()
    await map.getByRole('button', { name: 'Zoom in' }).click()
    await expect.element(searchArea).toBeVisible()
    const left = stored()
    await opened.go('/elsewhere')
    await expect.element(page.getByText('Elsewhere')).toBeVisible()
    await opened.go(MAP)
    await expect.element(pins).toBeVisible()
    await map.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => stored()?.['zoom']).toBe(Number(left?.['zoom']) + 1)
    expect(Number(stored()?.['latitude'])).toBeCloseTo(Number(left?.['latitude']), 6)
    // Another search shows its own place, here one without restaurants.
    await opened.go('/search?location=58102&view=map')
    await expect.poll(() => Math.round(Number(stored()?.['latitude']))).toBe(47)
    expect(sessionStorage.getItem('search_location')).toBe('58102')
  })

  it('shows all results again by its button, and zooms into a group of restaurants', async () => {
    await openSearch(MAP, <SearchScreen />)
    await expect.element(pins).toBeVisible()
    const zoomOut = map.getByRole('button', { name: 'Zoom out' })
    for (let step = 0; step < 5; step += 1) await zoomOut.click()
    await expect.poll(groups).toHaveLength(1)
    const before = Number(stored()?.['zoom'])
    await map.getByRole('button', { name: /^15 restaurants close together/ }).click()
    await expect.poll(() => Number(stored()?.['zoom'])).toBeGreaterThan(before)
    await map.getByRole('button', { name: 'Zoom in' }).click()
    await map.getByRole('button', { name: 'Move the map to the results' }).click()
    await expect.poll(() => pins.getByRole('button').elements().length).toBeGreaterThan(1)
  })

  it('shows that a search failed: nothing as loading, then the pins of the search before, and tries again [SEARCH-23]', async () => {
    const opened = await openSearch('/elsewhere', <SearchScreen />)
    const isLost = (path: string) => path.includes('/Merchants/Search')
    opened.lost = isLost
    await opened.go(MAP)
    await expect.element(page.getByText('There is nothing to show on the map, because the search failed.')).toBeVisible()
    expect(page.getByText('Loading the map…').elements()).toHaveLength(0)
    opened.lost = () => false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(pins).toBeVisible()
    const shown = () => pins.getByRole('button').elements().length
    await expect.poll(shown).toBeGreaterThan(1)

    opened.lost = isLost
    await opened.go(`${MAP}&restaurantOrCuisine=sushi`)
    await expect.element(page.getByText('This search failed. The map shows the restaurants of the one before.')).toBeVisible()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Search isn’t working right now/)
    await expect.element(page.getByRole('combobox', { name: /^Restaurant or cuisine/ })).toHaveValue('sushi')
    expect(shown()).toBeGreaterThan(1)
    opened.lost = () => false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(shown).toBe(1)
    expect(page.getByText('This search failed.', { exact: false }).elements()).toHaveLength(0)
  })

  it('keeps the filters of the search, and the filters keep the map', async () => {
    const opened = await openSearch(`${MAP}&sortBy=name`, <SearchScreen />)
    await expect.element(pins).toBeVisible()
    await page.getByRole('button', { name: /^New\b/ }).click()
    await expect.poll(opened.path).toContain('isNew=true')
    expect(opened.path()).toContain('view=map')
    expect(opened.path()).toContain('sortBy=name')
  })
})
