import { readdirSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { dishesFor } from './dishes.ts'

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
