import { expect, it } from 'vitest'

import { dayIn, dayWords, monthNamed, monthsFrom, monthWords, periodOf, WEEKDAYS, weeksOf, zoneWords } from './month.ts'

it.each([
  ['2026-05', '2026-05'],
  ['2026-13', undefined],
  ['2026-00', undefined],
  ['26-05', undefined],
  ['9999-05', undefined],
  ['2026-05-01', undefined],
  ['', undefined],
  [null, undefined],
])('reads %s of an address as %s', (name, month) => expect(monthNamed(name)).toBe(month))

it('goes over the ends of years', () => {
  expect([monthsFrom('2026-12', 1), monthsFrom('2026-01', -1), monthsFrom('2026-05', 0)]).toEqual(['2027-01', '2025-12', '2026-05'])
})

it('begins and ends a month at midnight of the zone, also where the clocks change in it', () => {
  expect(periodOf('2026-03', 'America/New_York')).toEqual({ from: new Date('2026-03-01T05:00Z'), to: new Date('2026-04-01T04:00Z') })
  expect(dayIn('America/New_York', new Date('2026-04-01T03:59Z'))).toBe('2026-03-31')
  expect(dayIn('America/New_York', new Date('2026-04-01T04:00Z'))).toBe('2026-04-01')
})

it('has whole weeks from Sunday to Saturday', () => {
  const weeks = weeksOf('2026-05')
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect(weeks[0]).toEqual([null, null, null, null, null, '2026-05-01', '2026-05-02'])
  expect(weeks.at(-1)).toEqual(['2026-05-31', null, null, null, null, null, null])
  expect(weeksOf('2026-02')).toHaveLength(4)
  expect(WEEKDAYS?.map(({ short }) => short)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
})

it('is in words of the United States', () => {
  expect([monthWords('2026-05'), dayWords('2026-05-04'), zoneWords('America/New_York')]).toEqual([
    'May 2026',
    'Monday, May 4',
    'Eastern Time',
  ])
})
