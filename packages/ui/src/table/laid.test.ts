import { expect, it } from 'vitest'

import { laidFor } from './laid.ts'

const ids = ['northern', 'harbour', 'sunset', 'lobby', 'meridian', 'campus', 'counter', 'receipt']

it('lays the same table for the same id, and different ones for different ids', () => {
  expect(laidFor('northern')).toEqual(laidFor('northern'))
  const tables = ids.map((id) => JSON.stringify(laidFor(id)))
  expect(new Set(tables).size).toBeGreaterThan(ids.length / 2)
})

it.each(ids)('serves seven different things to %s, the largest on the plate in the middle', (id) => {
  const { places } = laidFor(id)
  expect(new Set(places.map(({ dish }) => dish)).size).toBe(7)
  expect(places[0]).toMatchObject({ on: 'plate', d: Math.max(...places.map(({ d }) => d)) })
})
