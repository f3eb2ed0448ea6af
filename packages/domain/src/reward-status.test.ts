import { describe, expect, it } from 'vitest'

import { statusAsOf, statusOnReceipt } from './reward-status.ts'

describe('the status of a line when it arrives', () => {
  it.each([
    ['earns', true, 'Pending', '2026-12-01'],
    ['earns', false, 'Deferred', '2026-12-12'],
    ['forfeit', true, 'Forfeit', null],
    ['forfeit', false, 'Forfeit', null],
  ] as const)('that %s, final %s, is %s until %s', (judgement, final, status, settleOn) => {
    expect(statusOnReceipt(judgement, final, '2026-11-28')).toEqual({ status, settleOn })
  })
})

describe('the status as of a day', () => {
  it.each([
    ['Pending', '2026-12-01', '2026-11-30', 'Pending'],
    ['Pending', '2026-12-01', '2026-12-01', 'Awarded'],
    ['Pending', '2026-12-01', '2027-03-01', 'Awarded'],
    ['Deferred', '2026-12-12', '2026-12-11', 'Deferred'],
    ['Deferred', '2026-12-12', '2026-12-12', 'Awarded'],
    ['Forfeit', null, '2027-03-01', 'Forfeit'],
    ['Awarded', null, '2027-03-01', 'Awarded'],
    ['Paid', null, '2027-03-01', 'Paid'],
  ] as const)('%s to settle on %s is on %s %s', (status, settleOn, asOf, expected) => {
    expect(statusAsOf({ status, settleOn }, asOf)).toBe(expected)
  })
})
