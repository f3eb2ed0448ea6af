import { expect, it } from 'vitest'

import { heroTableFor } from './hero-table.ts'

const ids = ['northern', 'harbour', 'sunset', 'lobby', 'meridian', 'campus', 'counter', 'receipt']

it('returns the same table for the same id, and different ones for different ids', () => {
  expect(heroTableFor('northern')).toEqual(heroTableFor('northern'))
  const tables = ids.map((id) => JSON.stringify(heroTableFor(id)))
  expect(new Set(tables).size).toBeGreaterThan(ids.length / 2)
})

it.each(ids)('uses seven different items for %s, the largest on the middle plate', (id) => {
  const { items } = heroTableFor(id)
  expect(new Set(items.map(({ dish }) => dish)).size).toBe(7)
  expect(items[0]).toMatchObject({ on: 'plate', d: Math.max(...items.map(({ d }) => d)) })
})
