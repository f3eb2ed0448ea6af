import { expect, it } from 'vitest'

import { activityPage, pageOf } from './activity-page.ts'

it('requests ten rows, starting with page 1 [ACTIVITY-25]', () => {
  expect(activityPage(pageOf(new URLSearchParams()))).toEqual({ pageNo: 1, resultsPerPage: 10 })
})

it.each([
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=two', 1],
  ['page=1e9', 1],
])('the address %s asks for page %d', (address, expected) => expect(pageOf(new URLSearchParams(address))).toBe(expected))
