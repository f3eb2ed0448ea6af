import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, daysBetween, localTime, monthRange, startOfDay, yearRange } from './local-time.ts'

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

describe('localTime', () => {
  it.each([
    ['2026-03-08T06:59:00Z', 'America/New_York', '2026-03-08', 'Sun', 119],
    // the hour from two to three is left out in spring
    ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08', 'Sun', 180],
    ['2026-03-08T07:00:00Z', 'America/Phoenix', '2026-03-08', 'Sun', 0],
    ['2026-03-08T06:59:00Z', 'America/Phoenix', '2026-03-07', 'Sat', 1439],
    // and the hour from one to two comes twice in autumn
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
    // across both changes of summer time
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-10-31', 2, '2026-11-02'],
  ])('%s and %s days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to)
    expect(daysBetween(from, to)).toBe(days)
  })
})

describe('startOfDay', () => {
  it.each([
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    // these clocks change at midnight: this day has no 00:00
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
  it('a month holds exactly the instants that show its name', () => {
    fc.assert(
      fc.property(instant, instant, zone, (a, b, timeZone) => {
        const { from, to } = monthRange(a, timeZone)
        const inside = b >= from && b < to
        expect(inside).toBe(localTime(a, timeZone).month === localTime(b, timeZone).month)
      }),
    )
  })

  it('a year holds exactly the instants that show its number', () => {
    fc.assert(
      fc.property(instant, instant, zone, (a, b, timeZone) => {
        const { year } = localTime(a, timeZone)
        const { from, to } = yearRange(year, timeZone)
        expect(b >= from && b < to).toBe(localTime(b, timeZone).year === year)
      }),
    )
  })
})
