import { expect, it } from 'vitest'

import { missingDineWindow } from './missing-dine-window.ts'

it.each([
  ['2026-06-15', { kind: 'too-early', from: '2026-06-25' }],
  ['2026-06-06', { kind: 'too-early', from: '2026-06-16' }],
  ['2026-06-05', { kind: 'open' }],
  ['2026-03-17', { kind: 'open' }],
  ['2026-03-16', { kind: 'too-late' }],
  // A day in the future.
  ['2026-07-01', { kind: 'too-early', from: '2026-07-11' }],
])('a dine of %s can be reported on June 15: %o [ACTIVITY-02]', (dinedOn, expected) => {
  expect(missingDineWindow(dinedOn, '2026-06-15')).toEqual(expected)
})
