import { resizeWindow } from '@dining/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { openSearch, searchesOf } from '../testing/open-search.tsx'
import { SearchScreen } from './SearchScreen.tsx'

const heading = page.getByRole('heading', { level: 1 })
const where = page.getByRole('combobox', { name: 'Where' })
const cards = () => page.getByRole('list', { name: 'Restaurants' }).getByRole('listitem').elements()
const PORTLAND = '/search?location=97205'
/** A place more than a hundred miles from any restaurant of these tests. */
const NOWHERE = '/search?location=58102'

beforeEach(() => resizeWindow(1280, 900))

describe('a search', () => {
  it('is not made for a place that cannot be one: the field says what to enter [FORM-31]', async () => {
    const opened = await openSearch(PORTLAND, <SearchScreen />)
    await expect.poll(cards).toHaveLength(15)
    await where.fill('???')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect.element(page.getByText('Enter city, state or ZIP code')).toBeVisible()
    await expect.element(where).toHaveAttribute('aria-invalid', 'true')
    await expect.element(where).toHaveFocus()
    await expect.element(where).toHaveValue('???')
    expect(opened.left).toEqual([])
    await where.fill('58102')
    expect(page.getByText('Enter city, state or ZIP code').query()).toBeNull()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect.poll(() => opened.left).toEqual([NOWHERE])
  })

  it('without a place is made around New York, NY if the position has no known place [GEO-07]', async () => {
    const opened = await openSearch('/search', <SearchScreen />, { position: { latitude: 48.85, longitude: 2.35 } })
    await expect.element(heading).toHaveTextContent('1 restaurant near New York, NY')
    await expect.poll(() => searchesOf(opened).at(-1)?.get('location')).toBe('New York, NY')
    expect(opened.path()).toBe('/search')
  })
})
