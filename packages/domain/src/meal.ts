import { MEALS, type Meal } from './merchant.ts'

/** Minutes after local midnight, the end excluded; past 1440 it extends into the next morning. */
export interface Span {
  readonly from: number
  readonly to: number
}

export const MINUTES_PER_DAY = 1440

/**
 * When a payment counts for a meal, in the restaurant's local time (earning.md "weekday and meal rules").
 * Neighbours overlap, because a late lunch and an early dinner are paid at the same hour: the better one for the member applies.
 */
export const MEAL_HOURS: Readonly<Record<Meal, Span>> = {
  Breakfast: { from: 300, to: 660 },
  Brunch: { from: 540, to: 900 },
  Lunch: { from: 660, to: 990 },
  Dinner: { from: 960, to: 1380 },
  'Late night': { from: 1320, to: 1740 },
}

/** The meals that a payment counts for; every minute of the day has at least one. */
export function mealsAt(minutes: number): readonly Meal[] {
  return MEALS.filter((meal) => {
    const { from, to } = MEAL_HOURS[meal]
    return (minutes >= from && minutes < to) || minutes + MINUTES_PER_DAY < to
  })
}
