import { readdirSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { tableFor, variantsFor, wideTableFor } from './tables.ts'

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
const tables = cuisines.flatMap((cuisine) => Array.from({ length: 200 }, (_, id) => ({ cuisine, id, table: tableFor(cuisine, id) })))

describe('tableFor', () => {
  it('returns the same table for the same restaurant', () => {
    expect(tableFor('Italian', 42)).toEqual(tableFor('Italian', 42))
    expect(tableFor(undefined, 'abc')).toEqual(tableFor('', 'abc'))
  })

  it('uses only dishes that have all their pictures', () => {
    const dishes = new Set(tables.flatMap(({ table }) => table.items.map(({ dish }) => dish)))
    const wanted = [...dishes].flatMap((dish) => [`${dish}-128.avif`, `${dish}-256.avif`, `${dish}-512.avif`, `${dish}-256.webp`])
    expect(wanted.filter((file) => !files.has(file))).toEqual([])
    expect(dishes.size).toBeGreaterThanOrEqual(40)
  })

  it('never uses one dish twice on a table', () => {
    const twice = tables.filter(({ table }) => new Set(table.items.map(({ dish }) => dish)).size < table.items.length)
    expect(twice).toEqual([])
  })

  it('uses another dish for the same restaurant’s next table', () => {
    const mains = [0, 1, 2].map((variant) => tableFor('Italian', 101_427, variant))
    expect(new Set(mains.map(({ items }) => items[0]?.dish)).size).toBe(3)
    expect(new Set(mains.map(({ tone }) => tone)).size).toBe(3)
  })

  it.each(cuisines)('varies tables of %j, so that fifteen in a list differ', (cuisine) => {
    const looks = Array.from({ length: 15 }, (_, id) => tableFor(cuisine, 101_400 + id)).map(
      ({ tone, items }) => `${tone} ${items.map(({ dish }) => dish).join()}`,
    )
    expect(new Set(looks).size).toBeGreaterThanOrEqual(12)
  })
})

const mainsOf = (list: readonly { readonly id: string; readonly cuisine: string }[]) => {
  const variants = variantsFor(list)
  return list.map(({ id, cuisine }, index) => tableFor(cuisine, id, variants[index]).items[0]?.dish)
}

describe('variantsFor', () => {
  it.each(cuisines)('gives no two neighbours in a list of %j the same main dish', (cuisine) => {
    const mains = mainsOf(Array.from({ length: 45 }, (_, index) => ({ id: `M${index}`, cuisine })))
    expect(mains.filter((dish, index) => index > 0 && dish === mains[index - 1])).toEqual([])
  })

  it('also differs from the card above, if the kitchen has enough dishes', () => {
    const mains = mainsOf(Array.from({ length: 45 }, (_, index) => ({ id: `M${index}`, cuisine: 'American' })))
    for (const back of [1, 2, 3]) expect(mains.filter((dish, index) => index >= back && dish === mains[index - back])).toEqual([])
  })

  it('keeps the first table of a single restaurant', () => {
    expect(variantsFor([{ id: 'M1', cuisine: 'Italian' }])).toEqual([0])
  })
})

describe('wideTableFor', () => {
  it.each(cuisines)('uses seven different items for %j, with the dish of its card on the largest plate', (cuisine) => {
    for (let id = 0; id < 50; id++) {
      const { items } = wideTableFor(cuisine, id)
      expect(new Set(items.map(({ dish }) => dish)).size).toBe(7)
      expect(items[0]).toMatchObject({ dish: tableFor(cuisine, id).items[0]?.dish, d: Math.max(...items.map(({ d }) => d)) })
    }
  })
})
