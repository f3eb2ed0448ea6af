import type { DiningOption, EarningTier, Meal, RATING_STEPS, REVIEW_STEPS } from '@dining/domain'

import type { Vocabulary } from './columns.ts'
import { ACCLAIMED, BONUS, EARNS, featureBit, mealBit, NEW, or, priceBit, ratingBit, RESERVATIONS, reviewBit } from './flags.ts'
import type { OpenAt } from './local-clock.ts'
import type { Names } from './names.ts'

/** The filters that a visitor chooses; an absent one does not apply. */
export interface Filters {
  readonly acclaimed: boolean
  /** Only merchants where this tier earns today. */
  readonly benefitsFor: EarningTier | undefined
  readonly bonus: boolean
  /** One of them. */
  readonly cuisines: readonly string[]
  /** All of them. */
  readonly features: readonly DiningOption[]
  readonly isNew: boolean
  /** At least one of them. */
  readonly mealsServed: readonly Meal[]
  readonly minRating: (typeof RATING_STEPS)[number] | undefined
  readonly minReviews: (typeof REVIEW_STEPS)[number] | undefined
  /** One of them. */
  readonly neighborhoods: readonly string[]
  /** Unknown hours are not open. */
  readonly open: OpenAt | undefined
  /** One of them. */
  readonly priceRange: readonly number[]
  readonly reservations: boolean
}

/** No filter is active. */
export const NO_FILTERS: Filters = {
  acclaimed: false,
  benefitsFor: undefined,
  bonus: false,
  cuisines: [],
  features: [],
  isNew: false,
  mealsServed: [],
  minRating: undefined,
  minReviews: undefined,
  neighborhoods: [],
  open: undefined,
  priceRange: [],
  reservations: false,
}

/** Filters as bits and marks: the form in which rows are tested. */
export interface RowFilters {
  /** Bits that a row needs, each a filter of its own. */
  readonly needed: number
  /** Bits of which a row needs one; 0 if the filter is not active. */
  readonly prices: number
  readonly meals: number
  /** By cuisine and neighborhood: 1 if chosen; null if the filter is not active. */
  readonly cuisines: Uint8Array | null
  readonly neighborhoods: Uint8Array | null
  /** By week: 1 if open; null if the filter is not active. */
  readonly open: Uint8Array | null
}

export function rowFilters(filters: Filters, { cuisines, neighborhoods, clock }: Vocabulary, now: Date): RowFilters {
  const { minRating, minReviews, benefitsFor } = filters
  const marks = (names: Names, chosen: readonly string[]) => {
    if (chosen.length === 0) return null
    const marked = new Uint8Array(names.values.length)
    for (const name of chosen) if (names.find(name) >= 0) marked[names.find(name)] = 1
    return marked
  }
  return {
    needed:
      or(filters.features.map(featureBit)) |
      (filters.acclaimed ? ACCLAIMED : 0) |
      (filters.isNew ? NEW : 0) |
      (filters.reservations ? RESERVATIONS : 0) |
      (filters.bonus ? BONUS : 0) |
      (benefitsFor === undefined ? 0 : EARNS[benefitsFor]) |
      (minRating === undefined ? 0 : ratingBit(minRating)) |
      (minReviews === undefined ? 0 : reviewBit(minReviews)),
    prices: or(filters.priceRange.map(priceBit)),
    meals: or(filters.mealsServed.map(mealBit)),
    cuisines: marks(cuisines, filters.cuisines),
    neighborhoods: marks(neighborhoods, filters.neighborhoods),
    open: filters.open === undefined ? null : clock.open(now, filters.open),
  }
}
