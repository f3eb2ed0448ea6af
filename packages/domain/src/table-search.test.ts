import { expect, it } from 'vitest'

import { isTableDate, isTableParty, isTableTime } from './table-search.ts'

it('reads date, time and party of a table from a text', () => {
  expect(['2026-06-15', '0002-06-15', '', '2026-6-15', '2026-02-31', '2026-02-31x'].map(isTableDate)).toEqual([
    true,
    ...Array(5).fill(false),
  ])
  expect(['19:00', '23:59', '24:00', '7pm', ''].map(isTableTime)).toEqual([true, true, false, false, false])
  expect(['1', '20', '21', '0', '-1', '2.5', ''].map(isTableParty)).toEqual([true, true, false, false, false, false, false])
})
