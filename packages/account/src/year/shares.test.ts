import { expect, it } from 'vitest'

import { sharesOf } from './shares.ts'

const month = (benefits: number, dines = 1) => ({ month: 1, benefits, dines })

it('compares months by what they earned, without those below zero, and by dines if none earned', () => {
  expect(sharesOf([month(200), month(50), month(-20), month(0)])).toEqual([1, 0.25, 0, 0])
  expect(sharesOf([month(0, 2), month(0, 1), month(-3, 0)])).toEqual([1, 0.5, 0])
  expect(sharesOf([month(0, 0)])).toEqual([0])
})
