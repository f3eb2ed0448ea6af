import type { ReservationSlot } from '@dining/contract'
import { describe, expect, it } from 'vitest'

import { nearestTable, nearestTables, readAddress, timesOf } from './table-search.ts'

const slot = (clock: string): ReservationSlot => ({
  slotId: clock,
  time: `2026-06-15T${clock}:00-05:00`,
  party: 2,
  cardRequired: false,
  bookable: true,
  bonus: false,
  earns: 0,
})

describe('the tables that are shown first', () => {
  it('are the eight nearest to the asked time, in the order of time', () => {
    const all = ['16:30', '17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00'].map(slot)
    expect(nearestTables(all, '19:00').map(({ slotId }) => slotId)).toEqual([
      '17:00',
      '17:30',
      '18:00',
      '18:30',
      '19:00',
      '19:30',
      '20:00',
      '20:30',
    ])
  })
})

describe('the table nearest to a time', () => {
  it('is the earlier one of two, and none of none', () => {
    const all = ['18:30', '19:30', '17:00'].map(slot)
    expect(nearestTable(all, '19:00')?.slotId).toBe('18:30')
    expect(nearestTable(all, '16:00')?.slotId).toBe('17:00')
    expect(nearestTable([], '19:00')).toBeUndefined()
  })
})

describe('the address of a table', () => {
  it('has the search and the table', () => {
    expect(readAddress('?slot=abc-1&date=2026-06-20&time=18%3A30&party=4')).toEqual({
      start: { date: '2026-06-20', time: '18:30', party: 4 },
      slotId: 'abc-1',
      isWatch: false,
    })
  })

  it('opens the watch for a table of a date', () => {
    const start = { date: '2026-06-20', party: 4 }
    expect(readAddress('?date=2026-06-20&party=4&watch=1')).toEqual({ start, slotId: null, isWatch: true })
    expect(readAddress('?date=2026-02-30&watch=1')).toEqual({ start: null, slotId: null, isWatch: false })
  })

  it.each([
    '',
    '?slot=%3Cscript%3E&date=today&time=25:00&party=0',
    '?party=21&date=0026-01-01&slot=',
    `?slot=${'x'.repeat(81)}&party=1.5&date=2026-13-45&time=7%20PM`,
  ])('%j is none', (search) => {
    expect(readAddress(search)).toEqual({ start: null, slotId: null, isWatch: false })
  })
})

describe('the times of the control', () => {
  it('are half hours in which the restaurant is open on some day, also after midnight, with 7 PM and the chosen one [RESERVE-07]', () => {
    const times = timesOf(
      [
        { opens: 660, closes: 720 },
        { opens: 1320, closes: 1500 },
      ],
      '18:15',
    )
    expect(times).toEqual(['00:00', '00:30', '11:00', '11:30', '18:15', '19:00', '22:00', '22:30', '23:00', '23:30'])
  })

  it('are all half hours if the hours are unknown', () => expect(timesOf([], '19:00')).toHaveLength(48))
})
