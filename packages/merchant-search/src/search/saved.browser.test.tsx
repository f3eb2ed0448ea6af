import { resizeWindow } from '@dining/testing'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { openSearch, searchesOf, type SearchOptions } from '../testing/open-search.tsx'
import { SearchScreen } from './SearchScreen.tsx'

const heading = page.getByRole('heading', { level: 1 })
const chip = page.getByRole('button', { name: /^Saved/ })
const list = page.getByRole('list', { name: 'Restaurants' })
const names = () =>
  list
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
const heart = (name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true })

beforeEach(() => resizeWindow(1280, 900))

const open = (at: string, { inBrowser = [], ...options }: SearchOptions & { readonly inBrowser?: readonly string[] } = {}) => {
  localStorage.setItem('favorites', JSON.stringify(inBrowser))
  return openSearch(at, <SearchScreen />, { hasFlags: true, ...options })
}

it('lists the saved restaurants wherever they are, and says where they are kept', async () => {
  const opened = await open('/search?saved=true', { inBrowser: ['P4', 'NY'] })
  await expect.element(heading).toHaveTextContent('2 saved restaurants')
  await expect.poll(names).toEqual(['Broadway Table', 'Table 4'])
  await expect.element(page.getByText('Saved in this browser. Sign in to keep them in your account.')).toBeVisible()
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
  await expect.element(heart('Table 4')).toHaveAttribute('aria-pressed', 'true')
  // Only the one call: a page from the server does not know them.
  expect(searchesOf(opened).map((search) => search.getAll('merchantId'))).toEqual([['P4', 'NY']])
})

it('is a filter beside the others, in the address', async () => {
  const opened = await open('/search?location=97205', { inBrowser: ['P4'] })
  await expect.poll(() => names().length).toBe(15)
  await expect.element(chip).toHaveTextContent('Saved1')
  await chip.click()
  await expect.element(heading).toHaveTextContent('1 saved restaurant')
  expect(opened.path()).toBe('/search?location=97205&saved=true')
  await page.getByRole('button', { name: /^Acclaimed/ }).click()
  await expect.element(heading).toHaveTextContent('No restaurants found')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(heading).toHaveTextContent('1 saved restaurant')
  await chip.click()
  await expect.poll(() => names().length).toBe(15)
  expect(opened.path()).toBe('/search?location=97205')
})

it('keeps a removed restaurant in the open list, so that it can be saved again', async () => {
  const opened = await open('/search?saved=true', { inBrowser: ['P4', 'NY'] })
  await expect.poll(names).toEqual(['Broadway Table', 'Table 4'])
  await heart('Table 4').click()
  await expect.element(chip).toHaveTextContent('Saved1')
  await expect.element(heart('Table 4')).toHaveFocus()
  expect(names()).toEqual(['Broadway Table', 'Table 4'])
  await opened.reopen()
  await opened.go('/search?saved=true')
  await expect.poll(names).toEqual(['Broadway Table'])
})

it('adds a restaurant that is saved in the results', async () => {
  await open('/search?location=97205')
  await heart('Table 4').click()
  await expect.element(chip).toHaveTextContent('Saved1')
  await chip.click()
  await expect.poll(names).toEqual(['Table 4'])
})

it('explains how to save the first restaurant', async () => {
  const opened = await open('/search?saved=true')
  await expect.element(heading).toHaveTextContent('No saved restaurants yet')
  await expect.element(page.getByText('Press the heart of a restaurant, and it waits for you here.')).toBeVisible()
  expect(searchesOf(opened)).toEqual([])
  await page.getByRole('link', { name: 'Find restaurants' }).click()
  await expect.poll(opened.path).toBe('/search')
})

it('of a member are those of the account, and load again after a failure', async () => {
  const opened = await open('/search?saved=true', { tier: 2, inBrowser: ['P4'], lost: (path) => path.includes('/Favorites') })
  await expect.element(heading).toHaveTextContent('We could not load your saved restaurants')
  opened.lost = () => false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading).toHaveTextContent('1 saved restaurant')
  await expect.poll(() => localStorage.getItem('favorites')).toBeNull()
})

it('is not what a later visit of the search opens', async () => {
  const opened = await open('/search?location=97205')
  await expect.poll(() => names().length).toBe(15)
  await opened.go('/search?saved=true')
  await expect.element(heading).toHaveTextContent('No saved restaurants yet')
  await opened.go('/elsewhere')
  await expect.element(page.getByText('Elsewhere')).toBeVisible()
  await opened.go('/search')
  await expect.poll(opened.path).toBe('/search?location=97205')
})

it('is no filter while the flag is unknown or off [MERCHANT-51]', async () => {
  const opened = await open('/search?location=97205&saved=true', { hasFlags: false, inBrowser: ['P4'] })
  await expect.poll(() => names().length).toBe(15)
  expect(chip.query()).toBeNull()
  expect(page.getByRole('button', { name: /^Save / }).elements()).toEqual([])
  expect(searchesOf(opened).every((search) => !search.has('merchantId'))).toBe(true)
})
