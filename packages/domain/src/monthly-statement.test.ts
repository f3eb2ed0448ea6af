import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays } from './local-time.ts'
import { MONTH_PATTERN, statementDay, statementMonth } from './monthly-statement.ts'

describe('the month whose statements are due', () => {
  it.each([
    ['2026-11-05', '2026-09'],
    ['2026-11-06', '2026-10'],
    ['2026-12-05', '2026-10'],
    ['2027-01-06', '2026-12'],
    ['2027-02-05', '2026-12'],
    ['2028-03-05', '2028-01'],
  ])('is on %s that of %s', (today, month) => expect(statementMonth(today)).toBe(month))

  it('is the latest whose day has come, on every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const today = addDays('2020-01-01', days)
        const month = statementMonth(today)
        expect(month).toMatch(MONTH_PATTERN)
        expect(statementDay(month) <= today).toBe(true)
        expect(statementMonth(addDays(statementDay(month), -1)) < month).toBe(true)
        expect(today < addDays(statementDay(month), 31)).toBe(true)
      }),
    )
  })
})
