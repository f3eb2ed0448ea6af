import { readdirSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { dishesFor, servingsFor, wideTableFor } from './dishes.ts'

const files = new Set(readdirSync(path.join(import.meta.dirname, '../../assets/dishes')))
const cuisines = [
  'Italian',
  'Sushi',
  'Mexican / Southwestern',
  'Dim Sum',
  'Pizzeria',
  'Spanish',
  'South Indian',
  'Lebanese',
  'Seafood',
  'Cajun',
  'Prime Rib',
  'Gastro Pub',
  'Breakfast',
  'Dessert',
  'Contemporary French',
  'Vegan',
  'Wine Bar',
  'Contemporary American',
  'Unheard of',
  '',
]
const tables = cuisines.flatMap((cuisine) => Array.from({ length: 200 }, (_, id) => ({ cuisine, id, table: dishesFor(cuisine, id) })))

describe('dishesFor', () => {
  it('lays the same table for the same restaurant', () => {
    expect(dishesFor('Italian', 42)).toEqual(dishesFor('Italian', 42))
    expect(dishesFor(undefined, 'abc')).toEqual(dishesFor('', 'abc'))
  })

  it('uses only dishes that have all their pictures', () => {
    const dishes = new Set(tables.flatMap(({ table }) => table.places.map(({ dish }) => dish)))
    const wanted = [...dishes].flatMap((dish) => [`${dish}-128.avif`, `${dish}-256.avif`, `${dish}-512.avif`, `${dish}-256.webp`])
    expect(wanted.filter((file) => !files.has(file))).toEqual([])
    expect(dishes.size).toBeGreaterThanOrEqual(40)
  })

  it('never serves one dish twice at a table', () => {
    const twice = tables.filter(({ table }) => new Set(table.places.map(({ dish }) => dish)).size < table.places.length)
    expect(twice).toEqual([])
  })

  it('serves something else at the same restaurant’s next table', () => {
    const mains = [0, 1, 2].map((serving) => dishesFor('Italian', 101_427, serving))
    expect(new Set(mains.map(({ places }) => places[0]?.dish)).size).toBe(3)
    expect(new Set(mains.map(({ tone }) => tone)).size).toBe(3)
  })

  it.each(cuisines)('varies tables of %j, so that fifteen in a list are not alike', (cuisine) => {
    const looks = Array.from({ length: 15 }, (_, id) => dishesFor(cuisine, 101_400 + id)).map(
      ({ tone, places }) => `${tone} ${places.map(({ dish }) => dish).join()}`,
    )
    expect(new Set(looks).size).toBeGreaterThanOrEqual(12)
  })
})

const mainsOf = (list: readonly { readonly id: string; readonly cuisine: string }[]) => {
  const servings = servingsFor(list)
  return list.map(({ id, cuisine }, index) => dishesFor(cuisine, id, servings[index]).places[0]?.dish)
}

describe('servingsFor', () => {
  it.each(cuisines)('gives no two neighbours of a list of %j the same main dish', (cuisine) => {
    const mains = mainsOf(Array.from({ length: 45 }, (_, index) => ({ id: `M${index}`, cuisine })))
    expect(mains.filter((dish, index) => index > 0 && dish === mains[index - 1])).toEqual([])
  })

  it('varies the card above, too, where the kitchen has enough dishes', () => {
    const mains = mainsOf(Array.from({ length: 45 }, (_, index) => ({ id: `M${index}`, cuisine: 'American' })))
    for (const back of [1, 2, 3]) expect(mains.filter((dish, index) => index >= back && dish === mains[index - back])).toEqual([])
  })

  it('keeps the first table of a restaurant that stands alone', () => {
    expect(servingsFor([{ id: 'M1', cuisine: 'Italian' }])).toEqual([0])
  })
})

describe('wideTableFor', () => {
  it.each(cuisines)('serves %j seven different things, the dish of its card on the largest plate', (cuisine) => {
    for (let id = 0; id < 50; id++) {
      const { places } = wideTableFor(cuisine, id)
      expect(new Set(places.map(({ dish }) => dish)).size).toBe(7)
      expect(places[0]).toMatchObject({ dish: dishesFor(cuisine, id).places[0]?.dish, d: Math.max(...places.map(({ d }) => d)) })
    }
  })
})
