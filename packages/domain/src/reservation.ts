import { benefitChange } from './benefit.ts'
import { rateOf, type EarnRates } from './earn-rate.ts'
import { DINNER_FOR_TWO, EXAMPLE_BILL } from './example-bill.ts'
import { addDays } from './local-time.ts'
import { evaluateDine, NOTHING_USED, type OfferTerms, type OfferUse } from './offer.ts'
import type { TierLevel } from './tier.ts'

/** The table that a visitor is offered first: today, at this time of the restaurant's clock, for this party (RESERVE-06 … RESERVE-08). */
export const RESERVATION_DEFAULTS = { time: '19:00', party: 2 } as const
/** Characters of the member's note to the restaurant, and of the telephone number for the table. */
export const RESERVATION_LIMITS = { note: 300, phone: 20 } as const
/** Minutes within which a member has one reservation at a location (RESERVE-21). */
export const RESERVATION_OVERLAP_MINUTES = 120
/** Minutes before and after the asked time in which tables are offered. */
export const RESERVATION_WINDOW_MINUTES = 150
/** Days before and after the asked one in which a dead end offers tables. */
export const RESERVATION_NEAR_DAYS = 3
/** Where a table can be had instead: miles around the restaurant, and how many places are shown. */
export const RESERVATION_NEARBY = { miles: 5, places: 3 } as const
/** Days of "best reward this week", and most restaurants of one batch of availability. */
export const RESERVATION_WEEK_DAYS = 7
export const MAX_AVAILABILITY_BATCH = 20
/** Hours before a reservation in which its mail of the day before is sent. */
export const RESERVATION_REMINDER_HOURS = 24

/** `pending`: the provider has not confirmed yet whether it has booked. The last three are final. */
export const RESERVATION_STATUSES = ['pending', 'booked', 'cancelled', 'completed', 'no-show'] as const
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number]

/** Why a restaurant offers no table: its asked time, or the party. `none` includes a day on which it is closed. */
export const AVAILABILITY_DEAD_ENDS = ['none', 'tooBig', 'tooSmall', 'tooFar', 'tooClose'] as const
export type AvailabilityDeadEnd = (typeof AVAILABILITY_DEAD_ENDS)[number]

const MS_PER_MINUTE = 60_000
const isLeapDay = (date: string) => date.endsWith('-02-29')

/**
 * The bounds of the date control: yesterday, because of visitors in other time zones, to one year ahead (RESERVE-09, RESERVE-10).
 * @param today ISO date in the restaurant's zone
 */
export function reservationDates(today: string): { readonly first: string; readonly last: string } {
  const year = String(Number(today.slice(0, 4)) + 1).padStart(4, '0')
  return { first: addDays(today, -1), last: `${year}${isLeapDay(today) ? '-02-28' : today.slice(4)}` }
}

/** Whether two reservations of a member at one location are too close to each other (RESERVE-21). */
export function reservationsOverlap(a: Date, b: Date): boolean {
  return Math.abs(a.getTime() - b.getTime()) < RESERVATION_OVERLAP_MINUTES * MS_PER_MINUTE
}

/** Cents of a dinner for a party at a price level, for "what a dinner for this party earns". */
export function dinnerCents(priceRange: number, party: number): number {
  return Math.round(((DINNER_FOR_TWO[priceRange] ?? EXAMPLE_BILL.cents) * party) / 2)
}

/** A dinner at the time of a table. */
export interface TableDinner {
  readonly at: Date
  /** `dinnerCents` of the place and the party. */
  readonly cents: number
  readonly terms: OfferTerms
  readonly rates: EarnRates
  /** Extra units of a dine there; null without a bonus. */
  readonly bonusUnits: number | null
  /** Null for a visitor who is not a member: what the best tier with access earns. */
  readonly member: { readonly tier: TierLevel; readonly use: OfferUse | null } | null
}

/**
 * What a dinner at the time of a table earns, by the place's days, meals and limits, in the program's unit and without the bonus for the reservation;
 * 0 if it earns nothing. Agrees with `evaluateDine`. A fuel rate counts full steps of this dinner alone.
 */
export function tableEarns({ at, cents, terms, rates, bonusUnits, member }: TableDinner): number {
  const tier = member?.tier ?? (rates[3] ? 3 : 2)
  const use = member?.use ?? NOTHING_USED
  const evaluation = evaluateDine(terms, { at, cents, tier, memberActive: true, merchantActive: true, use })
  const rate = rateOf(rates, tier)
  if (evaluation.kind === 'forfeit' || !rate) return 0
  return benefitChange({ rate, fromCents: 0, toCents: evaluation.cents, bonusUnits: member ? bonusUnits : null }).benefit
}

/**
 * The bonus of a reservation (RESERVE-05). `waiting`: for the dine, or for its report. `paid`: with the dine that fulfilled it. `taken-back`: by a refund
 * of that dine. `none`: it pays nothing, for the reason.
 */
export const RESERVATION_BONUS_STATES = ['waiting', 'paid', 'taken-back', 'none'] as const
export type ReservationBonusState = (typeof RESERVATION_BONUS_STATES)[number]

/**
 * Why a reservation pays no bonus. `other-day`: a dine there on another day was reported; `no-dine`: none with a linked card, for example because another
 * card paid; `earns-nothing`: the dine of that day earned nothing by the rules of the place.
 */
export const RESERVATION_BONUS_REASONS = ['cancelled', 'no-show', 'other-day', 'no-dine', 'earns-nothing'] as const
export type ReservationBonusReason = (typeof RESERVATION_BONUS_REASONS)[number]

/** Days after the reservation for which its bonus waits for the report of the dine. */
export const RESERVATION_DINE_DAYS = 14

/** A dine of the member at the location of a reservation. */
export interface ReservationDine {
  /** ISO date in the location's zone. */
  readonly date: string
  /** Cents on which it earns, after refunds; 0 if it earns nothing. */
  readonly cents: number
}

export interface ReservationBonusFacts {
  readonly status: ReservationStatus
  /** ISO date of the reservation in the location's zone. */
  readonly date: string
  /** ISO date of today in the location's zone. */
  readonly today: string
  /** Whether the bonus has been paid, and whether it has been taken back since. */
  readonly payment: 'paid' | 'taken-back' | null
  /** Dines of the member at the location with linked cards, `RESERVATION_DINE_DAYS` around the reservation. */
  readonly dines: readonly ReservationDine[]
}

export type ReservationBonus =
  | { readonly state: Exclude<ReservationBonusState, 'none'>; readonly reason: null }
  | { readonly state: 'none'; readonly reason: ReservationBonusReason }

/** Whether a dine on this day fulfils a reservation: it earns, on that day, and the reservation was kept. */
export function fulfilsReservation({ status, date }: Pick<ReservationBonusFacts, 'status' | 'date'>, dine: ReservationDine): boolean {
  return (status === 'booked' || status === 'completed') && dine.date === date && dine.cents > 0
}

/** What became of the bonus of a reservation, and why it pays nothing (RESERVE-05, decisions.md BONUS-08). */
export function reservationBonus({ status, date, today, payment, dines }: ReservationBonusFacts): ReservationBonus {
  if (payment !== null) return { state: payment, reason: null }
  if (status === 'cancelled' || status === 'no-show') return { state: 'none', reason: status }
  if (dines.some((dine) => fulfilsReservation({ status, date }, dine))) return { state: 'waiting', reason: null }
  if (dines.some((dine) => dine.date === date)) return { state: 'none', reason: 'earns-nothing' }
  if (today <= addDays(date, RESERVATION_DINE_DAYS)) return { state: 'waiting', reason: null }
  return { state: 'none', reason: dines.length > 0 ? 'other-day' : 'no-dine' }
}
