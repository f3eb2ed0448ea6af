import { STORED } from '@dining/session'
import { resizeWindow } from '@dining/testing'
import { useSearchParams } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { openSearch, searchesOf } from '../testing/open-search.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SearchScreen } from './SearchScreen.tsx'
import { searchOf } from './search-state.ts'

const what = page.getByRole('combobox', { name: /^Restaurant or cuisine/ })
const heading = page.getByRole('heading', { level: 1 })
const cards = () => page.getByRole('list', { name: 'Restaurants' }).getByRole('listitem').elements()
const options = () =>
  page
    .getByRole('listbox', { name: 'Restaurant or cuisine' })
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
const PORTLAND = '/search?location=97205'

beforeEach(() => resizeWindow(1280, 900))

it('suggests restaurants of the place, cuisines and texts searched before, and searches a suggestion as it is [SEARCH-02]', async () => {
  const opened = await openSearch(PORTLAND, <SearchScreen />)
  await what.fill('sush')
  await expect.poll(options).toEqual(['Sushi Tora Restaurant'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(what).toHaveValue('Sushi Tora')
  await expect.poll(() => document.querySelectorAll(':popover-open').length).toBe(0)
  // "Sushi" would be read as a cuisine.
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(opened.path).toBe(`${PORTLAND}&restaurantOrCuisine=Sushi+Tora`)
  await expect.poll(() => sessionStorage.getItem(STORED.recentSearches.key)).toBe('["Sushi Tora"]')
  await expect.poll(cards).toHaveLength(1)

  // A typing error, and the cuisine that all of its results have.
  await what.fill('tabel')
  await expect
    .poll(options)
    .toEqual(['Italian Cuisine', ...Array.from({ length: 5 }, () => expect.stringMatching(/^Table \d+ Restaurant$/) as unknown)])
  await what.fill('s')
  await expect.poll(options).toEqual(['Sushi Tora Recent'])
})

function BoxOfAddress() {
  const [address] = useSearchParams()
  return (
    <>
      <SearchBox query={searchOf(address)} />
      <output>{address.get('sortBy')}</output>
    </>
  )
}

it('keeps letters that are typed while the search of the letters before is opening, and follows a link [SEARCH-02]', async () => {
  const opened = await openSearch(PORTLAND, <BoxOfAddress />)
  const open = async (words: string, sortBy: string) => {
    await opened.go(`${PORTLAND}&restaurantOrCuisine=${words}&sortBy=${sortBy}`)
    await expect.element(page.getByRole('status')).toHaveTextContent(sortBy)
  }
  await what.fill('tabel')
  await what.fill('tabels')
  await open('tabel', 'name')
  // The field follows an address after its page is shown, so at the latest before the next.
  await open('tabel', 'rating')
  await expect.element(what).toHaveValue('tabels')
  await open('tabels', 'name')
  await open('tabel', 'rating')
  await expect.element(what).toHaveValue('tabel')
})

it('keeps the last results with their age without a connection, and after a search that failed [SEARCH-23]', async () => {
  const opened = await openSearch(PORTLAND, <SearchScreen />)
  await expect.poll(cards).toHaveLength(15)
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const age = page.getByText(/^Results near .*Portland, OR from this minute\.$/)
  await expect.element(age).toBeVisible()
  connection.mockRestore()
  window.dispatchEvent(new Event('online'))
  await expect.element(age).not.toBeInTheDocument()

  opened.lost = (path) => path.includes('/Merchants/Search')
  await opened.go(`${PORTLAND}&sortBy=name`)
  await expect.element(heading).toHaveTextContent('Search isn’t working right now')
  await expect.element(age).toBeVisible()
  expect(cards()).toHaveLength(15)
  opened.lost = () => false
  await page.getByRole('button', { name: 'Search again' }).click()
  await expect.element(age).not.toBeInTheDocument()
  await expect.poll(cards).toHaveLength(15)
  expect(searchesOf(opened).at(-1)?.get('sortBy')).toBe('name')
})
