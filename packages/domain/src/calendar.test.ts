import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { daysBetween, instantAt, localIso, monthRange, startOfDay, yearRange } from './calendar.ts'
import { addDays, localTime } from './local-time.ts'

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Denver',
  'Pacific/Honolulu',
  'America/Anchorage',
  'UTC',
]
const zone = fc.constantFrom(...ZONES)
const instant = fc.date({ min: new Date('2015-01-01T00:00Z'), max: new Date('2035-12-31T00:00Z'), noInvalidDate: true })

describe('daysBetween', () => {
  it.each([
    ['2026-02-27', '2026-03-02', 3],
    ['2028-02-27', '2028-03-01', 3],
    ['2026-01-01', '2025-12-31', -1],
    // across both changes of daylight saving time
    ['2026-03-07', '2026-03-09', 2],
    ['2026-10-31', '2026-11-02', 2],
    ['2024-01-01', '2026-01-01', 731],
  ])('from %s to %s is %s', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
    expect(addDays(from, days)).toBe(to)
  })
})

describe('startOfDay', () => {
  it.each([
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    // in these zones the clock changes at midnight: this day has no 00:00
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    // and this one has it twice
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ])('%s in %s begins at %s', (date, timeZone, expected) => {
    expect(startOfDay(date, timeZone).toISOString()).toBe(expected)
  })

  it('is on the day, and the millisecond before it is not', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const { date } = localTime(at, timeZone)
        const start = startOfDay(date, timeZone)
        expect(start.getTime()).toBeLessThanOrEqual(at.getTime())
        expect(localTime(start, timeZone).date).toBe(date)
        expect(localTime(new Date(start.getTime() - 1), timeZone).date).toBe(addDays(date, -1))
      }),
    )
  })
})

describe('ranges', () => {
  it('contains exactly the instants of a month', () => {
    fc.assert(
      fc.property(instant, instant, zone, (a, b, timeZone) => {
        const { from, to } = monthRange(a, timeZone)
        const inside = b >= from && b < to
        expect(inside).toBe(localTime(a, timeZone).month === localTime(b, timeZone).month)
      }),
    )
  })

  it('contains exactly the instants of a year', () => {
    fc.assert(
      fc.property(instant, instant, zone, (a, b, timeZone) => {
        const { year } = localTime(a, timeZone)
        const { from, to } = yearRange(year, timeZone)
        expect(b >= from && b < to).toBe(localTime(b, timeZone).year === year)
      }),
    )
  })
})

describe('a local time', () => {
  it.each([
    ['2026-11-26', '19:00', 'America/New_York', '2026-11-26T19:00:00-05:00'],
    ['2026-07-01', '19:00', 'America/Phoenix', '2026-07-01T19:00:00-07:00'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T03:30:00-04:00'],
    ['2026-11-01', '01:30', 'America/Los_Angeles', '2026-11-01T01:30:00-07:00'],
  ])('%s %s in %s is one instant, also at a clock change', (date, time, timeZone, iso) => {
    expect(localIso(instantAt(date, time, timeZone), timeZone)).toBe(iso)
  })
})
