import type { SearchCounts } from '@dining/contract'
import { DINING_OPTIONS, EARNING_TIERS, MEALS, RATING_STEPS, REVIEW_STEPS } from '@dining/domain'

import {
  ACCLAIMED,
  bitIndex,
  BONUS,
  countBits,
  EARNS,
  featureBit,
  mealBit,
  NEW,
  priceBit,
  ratingBit,
  RESERVATIONS,
  reviewBit,
} from './flags.ts'
import type { Filters } from './filters.ts'
import type { NameCounter } from './name-counter.ts'
import type { Names } from './names.ts'
import { CUISINE_FILTER, MEAL_FILTER, NEIGHBORHOOD_FILTER, OPEN_FILTER, PRICE_FILTER, type Scan } from './scan.ts'
import type { Vocabulary } from './columns.ts'

export const PRICES = [1, 2, 3, 4] as const
/** Names with counts in an answer, the most frequent ones. */
export const NAMES = 40

type Removed = SearchCounts['removed']

/** The numbers beside the filters, of a scan that counted. */
export function searchCounts(scan: Scan, filters: Filters, { cuisines, neighborhoods }: Vocabulary): SearchCounts {
  const total = scan.count
  const bits = new Int32Array(32)
  countBits(scan.flags, total, bits)
  const resultsWith = (bit: number) => bits[bitIndex(bit)] ?? 0
  const aloneWith = (bit: number) => scan.aloneBits[bitIndex(bit)] ?? 0
  const alone = (bit: number) => scan.alone[bitIndex(bit)] ?? 0

  /** A filter of which one value is needed: a further value adds the results that only it has. */
  const anyOf = <Value extends string | number>(values: readonly Value[], chosen: readonly Value[], bitOf: (value: Value) => number) =>
    values.map((value) => ({
      value: String(value),
      count: chosen.length === 0 ? resultsWith(bitOf(value)) : chosen.includes(value) ? total : total + aloneWith(bitOf(value)),
    }))
  /** A filter of which one value is chosen: another value replaces it. */
  const oneOf = <Value extends number>(values: readonly Value[], bitOf: (value: Value) => number) =>
    values.map((value) => ({ value: String(value), count: resultsWith(bitOf(value)) + aloneWith(bitOf(value)) }))
  const flag = (bit: number) => [{ value: 'true', count: resultsWith(bit) }]
  const named = (names: Names, chosen: readonly string[], results: NameCounter, aloneCounts: NameCounter) =>
    namedCounts(names, chosen, total, results, aloneCounts)

  const removed: Removed = [
    ...filters.features.map((value) => ({ filter: 'features' as const, value, count: total + alone(featureBit(value)) })),
    ...(
      [
        ['acclaimed', filters.acclaimed, ACCLAIMED],
        ['isNew', filters.isNew, NEW],
        ['reservations', filters.reservations, RESERVATIONS],
        ['bonus', filters.bonus, BONUS],
        ['benefitsFor', filters.benefitsFor !== undefined, EARNS[filters.benefitsFor ?? 0]],
        ['minRating', filters.minRating !== undefined, ratingBit(filters.minRating ?? RATING_STEPS[0])],
        ['minReviews', filters.minReviews !== undefined, reviewBit(filters.minReviews ?? REVIEW_STEPS[0])],
      ] as const
    )
      .filter(([, isActive]) => isActive)
      .map(([filter, , bit]) => ({ filter, value: null, count: total + alone(bit) })),
    ...(
      [
        ['priceRange', filters.priceRange.length > 0, PRICE_FILTER],
        ['mealsServed', filters.mealsServed.length > 0, MEAL_FILTER],
        ['cuisine', filters.cuisines.length > 0, CUISINE_FILTER],
        ['neighborhood', filters.neighborhoods.length > 0, NEIGHBORHOOD_FILTER],
        [filters.open === 'now' ? 'openNow' : 'openAt', filters.open !== undefined, OPEN_FILTER],
      ] as const
    )
      .filter(([, isActive]) => isActive)
      .map(([filter, , place]) => ({ filter, value: null, count: total + (scan.alone[place] ?? 0) })),
  ]
  return {
    added: {
      priceRange: anyOf(PRICES, filters.priceRange, priceBit),
      features: DINING_OPTIONS.map((value) => ({ value, count: resultsWith(featureBit(value)) })),
      mealsServed: anyOf(MEALS, filters.mealsServed, mealBit),
      cuisine: named(cuisines, filters.cuisines, scan.cuisines, scan.aloneCuisines),
      neighborhood: named(neighborhoods, filters.neighborhoods, scan.neighborhoods, scan.aloneNeighborhoods),
      minRating: oneOf(RATING_STEPS, ratingBit),
      minReviews: oneOf(REVIEW_STEPS, reviewBit),
      benefitsFor: oneOf(EARNING_TIERS, (tier) => EARNS[tier]),
      acclaimed: flag(ACCLAIMED),
      isNew: flag(NEW),
      reservations: flag(RESERVATIONS),
      bonus: flag(BONUS),
      openNow: [{ value: 'true', count: scan.openNow + scan.aloneOpenNow }],
    },
    removed,
  }
}

/** The most frequent names, and the chosen ones. */
function namedCounts(names: Names, chosen: readonly string[], total: number, results: NameCounter, alone: NameCounter) {
  const before = chosen.length === 0 ? 0 : total
  const others = (chosen.length === 0 ? results : alone)
    .mostFrequent(NAMES)
    .map(([name, count]) => ({ value: names.values[name] ?? '', count: before + count }))
  return [...[...new Set(chosen)].map((value) => ({ value, count: total })), ...others]
}
