import { WEEKDAYS, type Meal, type Weekday } from '@dining/domain'

import type { Kind } from './cuisines.ts'
import type { Random } from './random.ts'

/** Minutes after local midnight; past 1440 when it closes after midnight. */
export interface Opening {
  readonly day: Weekday
  readonly opens: number
  readonly closes: number
}

const at = (hour: number, minute = 0) => hour * 60 + minute

interface Pattern {
  readonly closed: readonly (readonly Weekday[])[]
  /** On ordinary days, one or two spans. */
  readonly spans: readonly (readonly [number, number])[]
  /** Minutes later on Friday and Saturday. */
  readonly later: number
  /** Opening hour on Saturday and Sunday where a kind serves brunch. */
  readonly brunchFrom?: number
}

const NEVER: readonly (readonly Weekday[])[] = [[]]
const SOME_REST: readonly (readonly Weekday[])[] = [[], [], ['Mon'], ['Mon'], ['Sun'], ['Sun', 'Mon'], ['Tue']]

/** Several per kind, so that neighbours differ. */
const PATTERNS: Readonly<Record<Kind, readonly [Pattern, ...Pattern[]]>> = {
  restaurant: [
    { closed: SOME_REST, spans: [[at(11, 30), at(21, 30)]], later: 60 },
    {
      closed: SOME_REST,
      spans: [
        [at(11), at(14, 30)],
        [at(17), at(21, 30)],
      ],
      later: 60,
    },
    { closed: SOME_REST, spans: [[at(16), at(22)]], later: 60, brunchFrom: at(11) },
  ],
  fine: [
    { closed: [['Sun', 'Mon'], ['Mon'], ['Sun'], ['Mon', 'Tue']], spans: [[at(17, 30), at(22)]], later: 60 },
    {
      closed: [['Sun'], ['Mon']],
      spans: [
        [at(11, 30), at(14)],
        [at(17), at(22)],
      ],
      later: 30,
    },
  ],
  bistro: [
    { closed: SOME_REST, spans: [[at(11, 30), at(22)]], later: 60, brunchFrom: at(10) },
    { closed: SOME_REST, spans: [[at(17), at(22, 30)]], later: 60, brunchFrom: at(10, 30) },
  ],
  counter: [
    { closed: [[], [], ['Sun'], ['Mon']], spans: [[at(11), at(20)]], later: 60 },
    { closed: [[], ['Sun']], spans: [[at(10, 30), at(21)]], later: 90 },
    { closed: NEVER, spans: [[at(11), at(23, 30)]], later: 120 },
  ],
  cafe: [
    { closed: [[], [], ['Mon']], spans: [[at(7), at(16)]], later: 0 },
    { closed: [[], ['Sun']], spans: [[at(7, 30), at(18)]], later: 60 },
  ],
  breakfast: [
    { closed: [[], [], ['Mon'], ['Tue']], spans: [[at(7), at(14, 30)]], later: 0 },
    { closed: NEVER, spans: [[at(6), at(21)]], later: 60 },
  ],
  bakery: [{ closed: [['Mon'], ['Mon', 'Tue'], []], spans: [[at(7), at(15)]], later: 0 }],
  bar: [
    { closed: [[], [], ['Mon']], spans: [[at(15), at(24)]], later: 120 },
    { closed: NEVER, spans: [[at(11, 30), at(25)]], later: 60, brunchFrom: at(10) },
  ],
  grill: [
    { closed: SOME_REST, spans: [[at(11), at(21)]], later: 60 },
    { closed: SOME_REST, spans: [[at(16, 30), at(22)]], later: 60 },
  ],
}

/** A week of a place; a day without an entry is closed. */
export function makeHours(random: Random, kind: Kind): Opening[] {
  const pattern = random.pick(PATTERNS[kind])
  const closed = pattern.closed[random.whole(0, pattern.closed.length - 1)] ?? []
  const shift = random.pick([-30, 0, 0, 0, 30])
  return WEEKDAYS.filter((day) => !closed.includes(day)).flatMap((day) => {
    const weekend = day === 'Sat' || day === 'Sun'
    const late = day === 'Fri' || day === 'Sat' ? pattern.later : 0
    if (weekend && pattern.brunchFrom !== undefined) {
      return [{ day, opens: pattern.brunchFrom, closes: (pattern.spans.at(-1)?.[1] ?? 0) + late }]
    }
    return pattern.spans.map(([opens, closes], index) => ({
      day,
      opens: opens + (index === 0 ? shift : 0),
      closes: closes + (index === pattern.spans.length - 1 ? late : 0),
    }))
  })
}

/** Meals during the opening hours. */
export function mealsOf(hours: readonly Opening[]): Meal[] {
  const open = (test: (entry: Opening) => boolean) => hours.some(test)
  const meals: Meal[] = []
  if (open(({ opens }) => opens <= at(9))) meals.push('Breakfast')
  if (open(({ day, opens, closes }) => (day === 'Sat' || day === 'Sun') && opens <= at(11) && closes >= at(14))) meals.push('Brunch')
  if (open(({ opens, closes }) => opens <= at(12, 30) && closes >= at(14))) meals.push('Lunch')
  if (open(({ opens, closes }) => opens <= at(18, 30) && closes >= at(20))) meals.push('Dinner')
  if (open(({ closes }) => closes >= at(24))) meals.push('Late night')
  return meals
}
