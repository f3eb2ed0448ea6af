import type { MerchantSearchQuery } from '@dining/contract'
import { copyFor } from '@dining/partner-kit/react'
import { describe, expect, it } from 'vitest'

import { PARTNER } from '../testing/fixture.ts'
import { defaultSort, filterSections, sortChoices } from './filters.ts'
import { placedSearch } from './search-state.ts'

const copy = copyFor(PARTNER, { tier: null, publicId: null, firstName: null })
const facts = { features: PARTNER.features, tier: undefined, allowed: [] }
const sections = (query: MerchantSearchQuery = {}, more: Partial<Parameters<typeof filterSections>[2]> = {}) =>
  filterSections(query, copy, { ...facts, ...more })
const labels = (title: string, more: Partial<Parameters<typeof filterSections>[2]> = {}) =>
  sections({}, more)
    .find((section) => section.title === title)
    ?.filters.map(({ label }) => label)
const filter = (id: string, query: MerchantSearchQuery = {}, more: Partial<Parameters<typeof filterSections>[2]> = {}) =>
  sections(query, more)
    .flatMap(({ filters }) => filters)
    .find((one) => one.id === id)

describe('the filter panel', () => {
  it('has four prices [SEARCH-08]', () => {
    expect(labels('Price')).toEqual(['$', '$$', '$$$', '$$$$'])
    expect(filter('priceRange-3', { priceRange: ['1'] })?.switched).toEqual({ priceRange: ['1', '3'] })
  })

  it('suggests acclaimed, new, currency available and reserve [SEARCH-09] [SEARCH-15]', () => {
    expect(labels('Suggested')).toEqual(['Acclaimed', 'New', 'Points available', 'Reserve'])
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

  it('offers reservations only where the partner has them [SEARCH-09]', () => {
    const suggested = (openTableReservationsEnabled: boolean) =>
      labels('Suggested', { features: { ...PARTNER.features, openTableReservationsEnabled } })
    expect(suggested(true)).toContain('Reserve')
    expect(suggested(false)).toEqual(['Acclaimed', 'New', 'Points available'])
  })

  it('is limited to the filters in the flags [SEARCH-18]', () => {
    const ids = sections({}, { allowed: ['isNew', 'priceRange'] }).flatMap(({ filters }) => filters.map(({ id }) => id))
    expect(ids).toEqual(['priceRange-1', 'priceRange-2', 'priceRange-3', 'priceRange-4', 'isNew'])
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
