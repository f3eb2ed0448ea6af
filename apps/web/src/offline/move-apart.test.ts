import fc from 'fast-check'
import { expect, it } from 'vitest'

import { moveApart } from './move-apart.ts'

const MAP = { least: 7, half: 46, taken: { x: 0, y: 0 } }
const axis = fc.double({ min: -43, max: 43, noNaN: true })

it('lets no point cover another or the visitor, however close restaurants are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ x: axis, y: axis }), { maxLength: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (points, squeeze) => {
        const close = points.map(({ x, y }) => ({ x: x * squeeze, y: y * squeeze }))
        const placed = moveApart(close, MAP)
        expect(placed).toHaveLength(points.length)
        for (const [at, one] of placed.entries()) {
          expect(Math.max(Math.abs(one.x), Math.abs(one.y))).toBeLessThanOrEqual(MAP.half)
          for (const other of [MAP.taken, ...placed.slice(0, at)])
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(MAP.least)
        }
      },
    ),
  )
})

it('leaves points where they are that cover none', () => {
  const points = [
    { x: 10, y: 0 },
    { x: 20, y: 0 },
    { x: 0, y: -43 },
  ]
  expect(moveApart(points, MAP)).toEqual(points)
})
