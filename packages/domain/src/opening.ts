import type { LocalTime } from './local-time.ts'
import { addDays } from './local-time.ts'
import { MEAL_HOURS, MINUTES_PER_DAY, type Span } from './meal.ts'
import { MEALS, WEEKDAYS, type Weekday } from './merchant.ts'
import { offerPhase, type Offer } from './offer.ts'

/** Opening hours of a day; minutes after local midnight, `closes` past 1440 when after midnight. A day without an entry is closed. */
export interface OpeningHours {
  readonly day: Weekday
  readonly opens: number
  readonly closes: number
}

function neighbour(day: Weekday, offset: 1 | 6): Weekday {
  // The remainder of 7 is always a valid index.
  return WEEKDAYS[(WEEKDAYS.indexOf(day) + offset) % WEEKDAYS.length] as Weekday
}

function overlap(a: Span, b: Span): Span {
  return { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }
}

const notEmpty = ({ from, to }: Span): boolean => from < to

/**
 * When a place is open on a day, in local time, starting with the rest of the previous night. Without any hours they are unknown: the whole day.
 * @returns spans in order, those of the day itself past 1440 when it closes after midnight
 */
export function openSpans(hours: readonly OpeningHours[], day: Weekday): readonly Span[] {
  if (hours.length === 0) return [{ from: 0, to: MINUTES_PER_DAY }]
  const yesterday = neighbour(day, 6)
  return hours
    .flatMap((entry) => [
      ...(entry.day === yesterday ? [{ from: 0, to: entry.closes - MINUTES_PER_DAY }] : []),
      ...(entry.day === day ? [{ from: entry.opens, to: entry.closes }] : []),
    ])
    .filter(notEmpty)
    .toSorted((a, b) => a.from - b.from)
}

/** Whether a payment on this day counts, regardless of the hour. */
function countsOn(offer: Offer, date: string, day: Weekday): boolean {
  const phase = offerPhase(offer, date)
  return phase !== 'coming-soon' && phase !== 'ended' && (offer.days.length === 0 || offer.days.includes(day))
}

/** The parts of a span in which a meal of the offer is served. */
function withinMeals(offer: Offer, span: Span): readonly Span[] {
  if (offer.meals.length === 0) return [span]
  const cut: Span[] = []
  for (const meal of MEALS.filter((name) => offer.meals.includes(name))) {
    const { from, to } = MEAL_HOURS[meal]
    for (const shift of [-MINUTES_PER_DAY, 0, MINUTES_PER_DAY]) cut.push(overlap(span, { from: from + shift, to: to + shift }))
  }
  return cut.filter(notEmpty)
}

function merged(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && span.from <= last.to) result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else result.push(span)
  }
  return result
}

/**
 * The first span from now on, of this day and its night, in which the place is open and a payment counts for its offer.
 * Limits and the member's own status are ignored.
 * @returns minutes after local midnight of today; null if there is none left
 */
export function earningSpan(offer: Offer, hours: readonly OpeningHours[], now: LocalTime): Span | null {
  const tonight = { from: now.minutes, to: 2 * MINUTES_PER_DAY }
  const days = [
    { counts: countsOn(offer, now.date, now.weekday), span: { from: 0, to: MINUTES_PER_DAY } },
    { counts: countsOn(offer, addDays(now.date, 1), neighbour(now.weekday, 1)), span: { from: MINUTES_PER_DAY, to: 2 * MINUTES_PER_DAY } },
  ]
  const spans = openSpans(hours, now.weekday).flatMap((open) =>
    days.filter(({ counts }) => counts).flatMap(({ span }) => withinMeals(offer, overlap(overlap(open, span), tonight)).filter(notEmpty)),
  )
  return merged(spans)[0] ?? null
}
