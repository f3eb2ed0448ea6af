import { describe, expect, it } from 'vitest'

import { addDays, isDate, localTime } from './local-time.ts'

describe('localTime', () => {
  it.each([
    ['2026-03-08T06:59:00Z', 'America/New_York', '2026-03-08', 'Sun', 119],
    // the hour from two to three is skipped in spring
    ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08', 'Sun', 180],
    ['2026-03-08T07:00:00Z', 'America/Phoenix', '2026-03-08', 'Sun', 0],
    ['2026-03-08T06:59:00Z', 'America/Phoenix', '2026-03-07', 'Sat', 1439],
    // and the hour from one to two occurs twice in autumn
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01', 'Sun', 90],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01', 'Sun', 90],
    ['2026-01-01T04:59:59Z', 'America/New_York', '2025-12-31', 'Wed', 1439],
    ['2026-01-01T05:00:00Z', 'America/New_York', '2026-01-01', 'Thu', 0],
    ['2028-02-29T12:00:00Z', 'Pacific/Honolulu', '2028-02-29', 'Tue', 120],
  ])('%s in %s is %s, %s, minute %s', (at, timeZone, date, weekday, minutes) => {
    expect(localTime(new Date(at), timeZone)).toMatchObject({
      date,
      weekday,
      minutes,
      month: date.slice(0, 7),
      year: Number(date.slice(0, 4)),
    })
  })
})

describe('days', () => {
  it.each([
    ['2026-02-27', 3, '2026-03-02'],
    ['2028-02-27', 3, '2028-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    // across both changes of daylight saving time
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-10-31', 2, '2026-11-02'],
  ])('%s and %s days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to)
  })
})

it.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-6-1', false],
  ['', false],
])('%j is a date: %s', (text, expected) => expect(isDate(text)).toBe(expected))
