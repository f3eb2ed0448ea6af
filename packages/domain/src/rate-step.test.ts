import { expect, it } from 'vitest'

import { rateStep } from './rate-step.ts'

const FUEL = { kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5_000 } as const
const LINE = { stepKept: 4_200, status: 'Awarded', benefit: 0 } as const

it('is what counts toward the next step after a line, of which nothing else came while it earned nothing', () => {
  expect(rateStep(LINE, FUEL)).toEqual({ keptCents: 4_200, leftCents: 800, perCents: 5_000, benefit: 100, isAll: true })
  expect(rateStep({ ...LINE, status: 'Pending' }, FUEL)).toMatchObject({ isAll: true })
  expect(rateStep({ ...LINE, stepKept: 0, benefit: 100 }, FUEL)).toMatchObject({ keptCents: 0, leftCents: 5_000, isAll: false })
})

it.each([
  ['no step was counted', { ...LINE, stepKept: null }, FUEL],
  ['the step is of another rate', { ...LINE, stepKept: 5_000 }, FUEL],
  ['the line did not qualify', { ...LINE, status: 'Forfeit' as const }, FUEL],
  ['its amount is open', { ...LINE, status: 'Deferred' as const }, FUEL],
  ['the rate has no steps', LINE, { kind: 'percent' as const, basisPoints: 500 }],
  ['there is no rate', LINE, null],
])('is none where %s', (_, line, rate) => {
  expect(rateStep(line, rate)).toBeNull()
})
