import { describe, expect, it } from 'vitest'

import type { Offer } from './offer.ts'
import {
  dinnerCents,
  RESERVATION_DEFAULTS,
  reservationBonus,
  reservationDates,
  reservationsOverlap,
  tableEarns,
  type ReservationBonusFacts,
  type TableDinner,
} from './reservation.ts'

it('starts with a table for two at 19:00 [RESERVE-07] [RESERVE-08]', () => {
  expect(RESERVATION_DEFAULTS).toEqual({ time: '19:00', party: 2 })
})

it.each([
  ['2026-11-26', '2026-11-25', '2027-11-26'],
  ['2027-01-01', '2026-12-31', '2028-01-01'],
  ['2028-02-29', '2028-02-28', '2029-02-28'],
])('offers dates from yesterday to one year ahead of %s [RESERVE-09] [RESERVE-10]', (today, first, last) => {
  expect(reservationDates(today)).toEqual({ first, last })
})

it.each([
  [0, true],
  [119, true],
  [-119, true],
  [120, false],
  [-120, false],
])('lets reservations at one place overlap within two hours: %i minutes [RESERVE-21]', (minutes, overlap) => {
  const at = new Date('2026-11-26T19:00:00Z')
  expect(reservationsOverlap(at, new Date(at.getTime() + minutes * 60_000))).toBe(overlap)
})

describe('a dinner at the time of a table', () => {
  const offer: Offer = {
    type: 'Unlimited',
    days: ['Mon', 'Thu'],
    meals: ['Dinner'],
    maxVisitsPerMonth: null,
    maxSpendCentsPerMonth: null,
    firstDay: null,
    lastDay: null,
  }
  const dinner: TableDinner = {
    at: new Date('2026-11-26T19:00:00-05:00'),
    cents: dinnerCents(2, 4),
    terms: { offer, accessTier: 0, timeZone: 'America/New_York' },
    rates: {
      0: { kind: 'units', units: 1, perCents: 200 },
      2: { kind: 'units', units: 3, perCents: 100 },
      3: { kind: 'units', units: 5, perCents: 100 },
    },
    bonusUnits: 100,
    member: { tier: 2, use: null },
  }

  it.each<[string, Partial<TableDinner>, number]>([
    ['by the tier of the member, with the bonus of the place', {}, 3 * 120 + 100],
    ['by the best tier for another visitor', { member: null }, 5 * 120],
    ['nothing before the meal that earns', { at: new Date('2026-11-26T13:00:00-05:00') }, 0],
    ['nothing on a day that does not earn', { at: new Date('2026-11-27T19:00:00-05:00') }, 0],
    ['nothing for a member without access', { terms: { offer, accessTier: 3, timeZone: 'America/New_York' } }, 0],
  ])('earns %s', (_, change, units) => {
    expect(tableEarns({ ...dinner, ...change })).toBe(units)
  })
})

describe('the bonus of a reservation', () => {
  const facts: ReservationBonusFacts = { status: 'booked', date: '2026-11-26', today: '2026-11-27', payment: null, dines: [] }
  const dined = (date: string, cents = 8_000) => ({ dines: [{ date, cents }] })
  it.each<[string, Partial<ReservationBonusFacts>, object]>([
    ['waits for the dine of that day', {}, { state: 'waiting', reason: null }],
    ['waits to be paid with the dine of that day', dined('2026-11-26'), { state: 'waiting', reason: null }],
    ['is paid', { payment: 'paid', ...dined('2026-11-26') }, { state: 'paid', reason: null }],
    ['is taken back with a refund', { payment: 'taken-back' }, { state: 'taken-back', reason: null }],
    ['is nothing for a cancelled reservation', { status: 'cancelled', ...dined('2026-11-26') }, { state: 'none', reason: 'cancelled' }],
    ['is nothing for a no-show', { status: 'no-show', ...dined('2026-11-26') }, { state: 'none', reason: 'no-show' }],
    ['is nothing for a dine that earns nothing', dined('2026-11-26', 0), { state: 'none', reason: 'earns-nothing' }],
    ['is nothing for a dine on another day', { today: '2026-12-11', ...dined('2026-11-27') }, { state: 'none', reason: 'other-day' }],
    ['is nothing for another card', { status: 'completed', today: '2026-12-11' }, { state: 'none', reason: 'no-dine' }],
    ['waits two weeks for the report of the dine', { status: 'completed', today: '2026-12-10' }, { state: 'waiting', reason: null }],
  ])('%s [RESERVE-05]', (_, change, bonus) => {
    expect(reservationBonus({ ...facts, ...change })).toEqual(bonus)
  })
})
