import fc from 'fast-check'
import { expect, it } from 'vitest'

import { momentIn, localTimeIn } from './zoned-time.ts'

it.each([
  ['America/New_York', '2026-01-15T09:30', '2026-01-15T14:30:00.000Z'],
  ['America/New_York', '2026-07-15T09:30', '2026-07-15T13:30:00.000Z'],
  ['America/Los_Angeles', '2026-03-08T01:59', '2026-03-08T09:59:00.000Z'],
  ['America/Los_Angeles', '2026-03-08T03:00', '2026-03-08T10:00:00.000Z'],
  ['America/Phoenix', '2026-07-01T00:00', '2026-07-01T07:00:00.000Z'],
])('in %s %s is %s', (zone, wall, moment) => {
  expect(momentIn(zone, wall)?.toISOString()).toBe(moment)
})

it('returns no moment if nothing is chosen', () => {
  expect(momentIn('America/New_York', '')).toBeNull()
})

it('round-trips through the field, except in the hour that clocks show twice', () => {
  const zones = fc.constantFrom('America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'UTC')
  const minutes = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 })
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const moment = new Date(minute * 60_000)
      const back = momentIn(zone, localTimeIn(zone, moment))
      expect(back && localTimeIn(zone, back)).toBe(localTimeIn(zone, moment))
    }),
  )
})
