import { expect, it } from 'vitest'

import { pageWindow } from './page-window.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [2, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [1, 0, []],
])('shows at most five numbers: page %i of %i', (page, pages, numbers) => {
  expect(pageWindow(page, pages)).toEqual(numbers)
})
