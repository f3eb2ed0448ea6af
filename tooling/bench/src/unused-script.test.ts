import { expect, it } from 'vitest'

import { unusedOf } from './unused-script.ts'

const called = (startOffset: number, endOffset: number, count: number) => ({ ranges: [{ startOffset, endOffset, count }] })

it('counts characters of functions that were never called, also within one that was, but not of one that was called within them', () => {
  const source = 'x'.repeat(100)
  expect(unusedOf(source, { functions: [called(0, 100, 1)] })).toBe(0)
  expect(unusedOf(source, { functions: [called(0, 100, 1), called(20, 50, 0), called(60, 70, 3)] })).toBe(30)
  expect(unusedOf(source, { functions: [called(30, 40, 1), called(20, 50, 0), called(0, 100, 1)] })).toBe(20)
})
