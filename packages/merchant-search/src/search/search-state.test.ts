import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { changed, filterCount, hasPlace, pageSearch, placedSearch, searchOf, toggled, withoutFilters } from './search-state.ts'

const of = (address: string) => searchOf(new URLSearchParams(address))

describe('the search in an address', () => {
  it.each([
    ['location=Portland%2C+OR', { location: 'Portland, OR' }],
    ['location=+97205+', { location: '97205' }],
    ['location.latitude=45.52&location.longitude=-122.68', { 'location.latitude': '45.52', 'location.longitude': '-122.68' }],
    ['restaurantOrCuisine=sushi&sortBy=rating', { restaurantOrCuisine: 'sushi', sortBy: 'rating' }],
    ['priceRange=2&priceRange=3', { priceRange: ['2', '3'] }],
    ['features=Takeout&mealsServed=Late+night', { features: ['Takeout'], mealsServed: ['Late night'] }],
    ['acclaimed=true&isNew=true&reservations=true', { acclaimed: 'true', isNew: 'true', reservations: 'true' }],
    ['pageNo=3', { pageNo: '3' }],
    ['view=map&bounds=45.1,-122.9,45.6,-122.4', { view: 'map', bounds: '45.1,-122.9,45.6,-122.4' }],
    ['cuisine=Thai&cuisine=Thai&neighborhood=Old+Town', { cuisine: ['Thai'], neighborhood: ['Old Town'] }],
    ['minRating=4.5&minReviews=50&bonus=true&openNow=true', { minRating: '4.5', minReviews: '50', bonus: 'true', openNow: 'true' }],
    ['openAt=Fri-1930', { openAt: 'Fri-1930' }],
    ['reservations=true&date=2026-12-24&time=18:30&party=4', { reservations: 'true', date: '2026-12-24', time: '18:30', party: '4' }],
    // Invalid values are omitted.
    ['date=tomorrow&time=7pm&party=0', {}],
    ['pageNo=0&sortBy=price&priceRange=9&acclaimed=yes&benefitsFor=1&location.latitude=north&location=', {}],
    ['view=globe&bounds=45,-122&openAt=Fri-2930&minRating=5&minReviews=7&cuisine=', {}],
    ['bounds=99,0,100,1', {}],
    ['utm_source=mail', {}],
  ])('%s', (address, expected) => expect(of(address)).toEqual(expected))

  it('never fails, whatever the address contains', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('location', 'pageNo', 'priceRange', 'radius', 'sortBy'), fc.string())), (pairs) => {
        const query = searchOf(new URLSearchParams(pairs))
        expect(Object.values(query)).not.toContain(undefined)
      }),
    )
  })
})

describe('changing a search', () => {
  const query = of('location=97205&radius=50&restaurantOrCuisine=tacos&priceRange=1&priceRange=2&acclaimed=true&pageNo=4&sortBy=name')

  it('returns to the first page', () => expect(changed(query, { isNew: 'true' })).not.toHaveProperty('pageNo'))
  it('removes a value with undefined', () => expect(changed(query, { acclaimed: undefined })).not.toHaveProperty('acclaimed'))
  it('counts each value of a list as a filter', () => expect(filterCount(query)).toBe(3))
  it('clears filters and keeps place, text and order', () =>
    expect(withoutFilters(query)).toEqual({ location: '97205', radius: '50', restaurantOrCuisine: 'tacos', sortBy: 'name' }))
  it('switches a value of a list on and off', () => {
    expect(toggled(['Lunch'], 'Dinner')).toEqual(['Lunch', 'Dinner'])
    expect(toggled(['Lunch', 'Dinner'], 'Lunch')).toEqual(['Dinner'])
    expect(toggled(undefined, 'Lunch')).toEqual(['Lunch'])
  })
})

describe('the call for an address', () => {
  const fallback = { latitude: 40.7577, longitude: -73.9857 }

  it('uses the default place if the address contains none', () =>
    expect(placedSearch({}, fallback)).toMatchObject({ 'location.latitude': '40.7577', 'location.longitude': '-73.9857' }))
  it('does not contain what tables are looked up for', () =>
    expect(pageSearch({ location: '97205', date: '2026-12-24', time: '18:30', party: '4' }, fallback)).toEqual({
      location: '97205',
      pageSize: '15',
      counts: 'true',
    }))
  it('has the numbers of the filters on the search page, and the points of all pages for its map', () => {
    expect(pageSearch({ location: '97205' }, fallback)).toEqual({ location: '97205', pageSize: '15', counts: 'true' })
    expect(pageSearch({ location: '97205', view: 'map' }, fallback)).toMatchObject({ counts: 'true', points: 'true' })
  })
  it('uses the place of the address otherwise', () => {
    expect(placedSearch({ location: '97205' }, fallback)).toEqual({ location: '97205', pageSize: '15' })
    expect(placedSearch({ location: '97205', view: 'map' }, fallback)).toEqual({ location: '97205', pageSize: '15' })
    expect(hasPlace({ 'location.latitude': '1', 'location.longitude': '2' })).toBe(true)
  })
})
