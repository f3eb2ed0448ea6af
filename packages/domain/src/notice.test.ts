import { describe, expect, it } from 'vitest'

import { noticeTime } from './calendar.ts'
import { noticesOf } from './notice.ts'

describe('the time from which a notice may be sent', () => {
  it.each([
    ['at noon', '2026-06-18T16:00:00Z', 'America/New_York', null],
    ['a minute before the night', '2026-06-19T00:59:00Z', 'America/New_York', null],
    ['at 21:00', '2026-06-19T01:00:00Z', 'America/New_York', '2026-06-19T12:00:00.000Z'],
    ['after midnight', '2026-06-19T05:00:00Z', 'America/New_York', '2026-06-19T12:00:00.000Z'],
    ['a minute before the morning', '2026-06-19T11:59:00Z', 'America/New_York', '2026-06-19T12:00:00.000Z'],
    ['at 8:00', '2026-06-19T12:00:00Z', 'America/New_York', null],
    ['in the evening of another zone', '2026-06-19T01:00:00Z', 'America/Los_Angeles', null],
    ['at night without a change of clocks', '2026-06-19T05:00:00Z', 'America/Phoenix', '2026-06-19T15:00:00.000Z'],
    ['at night where half an hour is ahead', '2026-06-18T17:00:00Z', 'Asia/Kolkata', '2026-06-19T02:30:00.000Z'],
    ['at night across the date line', '2026-06-18T08:00:00Z', 'Pacific/Kiritimati', '2026-06-18T18:00:00.000Z'],
    // The clock is put forward at 2:00: 8:00 comes seven hours after midnight.
    ['in the night of spring', '2026-03-08T03:00:00Z', 'America/New_York', '2026-03-08T12:00:00.000Z'],
    // The clock is put back at 2:00: 8:00 comes nine hours after midnight.
    ['in the night of autumn', '2026-11-01T02:00:00Z', 'America/New_York', '2026-11-01T13:00:00.000Z'],
    ['in the hour that autumn repeats', '2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01T13:00:00.000Z'],
  ])('%s', (_, now, zone, expected) => {
    const at = noticeTime(new Date(now), zone)
    expect(at?.toISOString() ?? null).toBe(expected)
    // That moment itself is not in the night.
    expect(noticeTime(at ?? new Date(now), zone)).toBeNull()
  })
})

describe('the notices of a partner', () => {
  const features = { hasNotices: true, hasVIP: true, openTableReservationsEnabled: true }
  it('are those of the things that it has', () => {
    expect(noticesOf({ program: { enrollmentType: 'sso' }, features })).toEqual(['earned', 'vip', 'table-free', 'bonus-ends'])
    expect(
      noticesOf({ program: { enrollmentType: 'direct' }, features: { ...features, hasVIP: false, openTableReservationsEnabled: false } }),
    ).toEqual(['earned', 'bonus-ends'])
  })

  it('are none where the partner does not want them or has no members', () => {
    expect(noticesOf({ program: { enrollmentType: 'direct' }, features: { ...features, hasNotices: false } })).toEqual([])
    expect(noticesOf({ program: { enrollmentType: 'none' }, features })).toEqual([])
  })
})
