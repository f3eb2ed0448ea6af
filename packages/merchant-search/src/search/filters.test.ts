import type { SearchCounts } from '@dining/contract'
import { copyFor } from '@dining/partner-kit/react'
import { describe, expect, it } from 'vitest'

import { PARTNER } from '../testing/fixture.ts'
import { defaultSort, filterSections, removals, sortChoices } from './filters.ts'
import { placedSearch, type SearchAddress } from './search-state.ts'

const copy = copyFor(PARTNER, { tier: null, publicId: null, firstName: null })
const facts = { features: PARTNER.features, tier: undefined, allowed: [], counts: undefined }
const COUNTS: SearchCounts = {
  added: {
    priceRange: [{ value: '1', count: 7 }],
    features: [],
    mealsServed: [],
    cuisine: [
      { value: 'Sushi', count: 5 },
      { value: 'Tacos', count: 4 },
    ],
    neighborhood: [],
    minRating: [],
    minReviews: [],
    benefitsFor: [],
    acclaimed: [],
    isNew: [{ value: 'true', count: 3 }],
    reservations: [],
    bonus: [],
    openNow: [],
  },
  removed: [],
}
const sections = (query: SearchAddress = {}, more: Partial<Parameters<typeof filterSections>[2]> = {}) =>
  filterSections(query, copy, { ...facts, ...more })
const labels = (title: string, more: Partial<Parameters<typeof filterSections>[2]> = {}) =>
  sections({}, more)
    .find((section) => section.title === title)
    ?.filters.map(({ label }) => label)
const filter = (id: string, query: SearchAddress = {}, more: Partial<Parameters<typeof filterSections>[2]> = {}) =>
  sections(query, more)
    .flatMap(({ filters }) => filters)
    .find((one) => one.id === id)

describe('the filter panel', () => {
  it('has four prices [SEARCH-08]', () => {
    expect(labels('Price')).toEqual(['$', '$$', '$$$', '$$$$'])
    expect(filter('priceRange-3', { priceRange: ['1'] })?.switched).toEqual({ priceRange: ['1', '3'] })
  })

  it('suggests acclaimed, new, currency available and reserve [SEARCH-09] [SEARCH-15]', () => {
    expect(labels('Suggested')).toEqual(['Open now', 'Acclaimed', 'New', 'Points available', 'Bonus', 'Reserve'])
    expect(filter('benefitsFor')?.switched).toEqual({ benefitsFor: '0' })
    expect(filter('benefitsFor', {}, { tier: 3 })?.switched).toEqual({ benefitsFor: '3' })
    expect(filter('reservations')?.switched).toEqual({ reservations: 'true' })
  })

  it('has dining options and meals [SEARCH-10] [SEARCH-11]', () => {
    expect(labels('Dining options')).toEqual(['Delivery', 'Dine in', 'Takeout', 'Order online'])
    expect(labels('Meal service')).toEqual(['Breakfast', 'Brunch', 'Lunch', 'Dinner', 'Late night'])
    expect(filter('mealsServed-Late night')?.switched).toEqual({ mealsServed: ['Late night'] })
    expect(filter('features-Takeout', { features: ['Takeout'] })).toMatchObject({ on: true, switched: {} })
  })

  it('offers acclaim only where the partner has it [SEARCH-16]', () => {
    const suggested = (acclaimedEnabled: boolean) => labels('Suggested', { features: { ...PARTNER.features, acclaimedEnabled } })
    expect(suggested(true)).toContain('Acclaimed')
    expect(suggested(false)).not.toContain('Acclaimed')
  })

  it('forgets date, time and party of tables with the filter for reservations', () => {
    const query = { reservations: 'true', date: '2026-12-24', time: '18:30', party: '4', isNew: 'true' } as const
    expect(filter('reservations', query)?.switched).toEqual({ isNew: 'true' })
    expect(filter('isNew', query)?.switched).toMatchObject({ date: '2026-12-24', time: '18:30', party: '4' })
  })

  it('offers reservations only where the partner has them [SEARCH-09]', () => {
    const suggested = (openTableReservationsEnabled: boolean) =>
      labels('Suggested', { features: { ...PARTNER.features, openTableReservationsEnabled } })
    expect(suggested(true)).toContain('Reserve')
    expect(suggested(false)).toEqual(['Open now', 'Acclaimed', 'New', 'Points available', 'Bonus'])
  })

  it('is limited to the filters in the flags [SEARCH-18]', () => {
    const ids = sections({}, { allowed: ['isNew', 'priceRange'] }).flatMap(({ filters }) => filters.map(({ id }) => id))
    expect(ids).toEqual(['priceRange-1', 'priceRange-2', 'priceRange-3', 'priceRange-4', 'isNew'])
  })

  it('shows beside each filter that is off how many restaurants it leaves, and none beside one that is on', () => {
    const query = { priceRange: ['2' as const], cuisine: ['Thai'] }
    const counted = (id: string) => filter(id, query, { counts: COUNTS })?.count
    expect(counted('priceRange-1')).toBe(7)
    expect(counted('priceRange-2')).toBeUndefined()
    expect(counted('isNew')).toBe(3)
    // A value that the answer leaves out has no restaurant.
    expect(counted('priceRange-4')).toBe(0)
    expect(filter('isNew')?.count).toBeUndefined()
  })

  it('offers the most frequent cuisines, and the chosen one although it is rare', () => {
    expect(labels('Cuisine', { counts: COUNTS })).toEqual(['Sushi', 'Tacos'])
    const chosen = sections({ cuisine: ['Thai'] }, { counts: COUNTS }).find(({ title }) => title === 'Cuisine')
    expect(chosen?.filters.map(({ label, on }) => [label, on])).toEqual([
      ['Thai', true],
      ['Sushi', false],
      ['Tacos', false],
    ])
    expect(labels('Cuisine')).toBeUndefined()
  })

  it('has least ratings and reviews, of which one replaces the other', () => {
    expect(labels('Rating and reviews')?.slice(0, 5)).toEqual([
      '3.0 stars and up',
      '3.5 stars and up',
      '4.0 stars and up',
      '4.5 stars and up',
      '10 reviews and more',
    ])
    expect(filter('minRating-4', { minRating: '3' })?.switched).toEqual({ minRating: '4' })
    expect(filter('minRating-4', { minRating: '4' })?.switched).toEqual({})
  })

  it('shows a chosen day and time in place of "open now"', () => {
    expect(filter('openAt', { openAt: 'Fri-1930' })).toMatchObject({ label: 'Open Fri at 7:30 PM', on: true, switched: {} })
    expect(filter('openNow', { openAt: 'Fri-1930' })).toBeUndefined()
  })
})

describe('the ways out of an empty search', () => {
  it('are the filters that bring restaurants back, most first, each with its number', () => {
    const query = { isNew: 'true' as const, features: ['Takeout' as const, 'Delivery' as const], priceRange: ['1' as const, '2' as const] }
    const removed = [
      { filter: 'isNew', value: null, count: 4 },
      { filter: 'features', value: 'Takeout', count: 0 },
      { filter: 'features', value: 'Delivery', count: 9 },
      { filter: 'priceRange', value: null, count: 12 },
    ] as const
    expect(removals(query, sections(query), { ...COUNTS, removed: [...removed] })).toEqual([
      { label: '$, $$', to: { isNew: 'true', features: ['Takeout', 'Delivery'] }, count: 12 },
      { label: 'Delivery', to: { isNew: 'true', features: ['Takeout'], priceRange: ['1', '2'] }, count: 9 },
      { label: 'New', to: { features: ['Takeout', 'Delivery'], priceRange: ['1', '2'] }, count: 4 },
    ])
    expect(removals(query, sections(query), undefined)).toEqual([])
  })

  it('sorts by distance, rating or name, and by match if there is a text; none is sent by default [SEARCH-14]', () => {
    expect(sortChoices({}, copy).map(({ value, label }) => [value, label])).toEqual([
      ['distance', 'Distance'],
      ['rating', 'Rating'],
      ['name', 'Name'],
    ])
    expect(sortChoices({ restaurantOrCuisine: 'sushi' }, copy)[0]).toEqual({ value: 'match', label: 'Best match' })
    expect([defaultSort({}), defaultSort({ restaurantOrCuisine: 'sushi' })]).toEqual(['distance', 'match'])
    expect(placedSearch({ restaurantOrCuisine: 'sushi' }, { latitude: 1, longitude: 2 })).not.toHaveProperty('sortBy')
  })
})
