import { DINING_OPTIONS, MEALS, RATING_STEPS, REVIEW_STEPS, type DiningOption, type Meal } from '@dining/domain'

import { i32 } from './numbers.ts'

/** Bits of a restaurant: one for each value of a filter, so that a row is tested against all of them with a few operations. */
let next = 0
const bit = () => 1 << next++
const bits = (count: number): readonly number[] => Array.from({ length: count }, bit)

const FEATURE_BITS = bits(DINING_OPTIONS.length)
const MEAL_BITS = bits(MEALS.length)
/** Prices 1 to 4; an unknown one has no bit. */
const PRICE_BITS = bits(4)
const RATING_BITS = bits(RATING_STEPS.length)
const REVIEW_BITS = bits(REVIEW_STEPS.length)
export const ACCLAIMED = bit()
export const RESERVATIONS = bit()
export const NEW = bit()
export const BONUS = bit()
/** Whether a member of the tier earns, once the offer has started. */
export const EARNS = { 0: bit(), 2: bit(), 3: bit() } as const
export const EARNS_ANY = EARNS[0] | EARNS[2] | EARNS[3]
/** Only VIP members earn. */
export const VIP_ONLY = bit()
/** The offer starts or ends on a day. */
export const DATED = bit()
/** Announced: new from the first day on. */
export const COMING = bit()
/** Replaced or removed: part of no search. */
export const DEAD = bit()

/** All bits of several numbers. */
export const or = (of: readonly number[]) => of.reduce((all, one) => all | one, 0)
export const MEALS_ANY = or(MEAL_BITS)
export const PRICES_ANY = or(PRICE_BITS)
export const RATINGS_ANY = or(RATING_BITS)
export const REVIEWS_ANY = or(REVIEW_BITS)

export const featureBit = (feature: DiningOption): number => FEATURE_BITS[DINING_OPTIONS.indexOf(feature)] ?? 0
export const mealBit = (meal: Meal): number => MEAL_BITS[MEALS.indexOf(meal)] ?? 0
export const priceBit = (price: number): number => PRICE_BITS[price - 1] ?? 0
export const ratingBit = (step: (typeof RATING_STEPS)[number]): number => RATING_BITS[RATING_STEPS.indexOf(step)] ?? 0
export const reviewBit = (step: (typeof REVIEW_STEPS)[number]): number => REVIEW_BITS[REVIEW_STEPS.indexOf(step)] ?? 0

/** The facts of a restaurant that its bits are made of. */
interface FlaggedFacts {
  readonly features: readonly DiningOption[]
  readonly meals: readonly Meal[]
  readonly price_range: number
  readonly rating: number
  readonly rating_count: number
  readonly acclaimed_level: number
  readonly open_table_id: string | null
  readonly highlight: string | null
  readonly bonus_units: number | null
  readonly access_tier: number
  readonly first_day: string | null
  readonly last_day: string | null
}

export function flagsOf(row: FlaggedFacts): number {
  const when = (is: boolean, value: number) => (is ? value : 0)
  return (
    or(row.features.map(featureBit)) |
    or(row.meals.map(mealBit)) |
    priceBit(row.price_range) |
    or(RATING_STEPS.filter((step) => row.rating >= step).map(ratingBit)) |
    or(REVIEW_STEPS.filter((step) => row.rating_count >= step).map(reviewBit)) |
    when(row.acclaimed_level > 0, ACCLAIMED) |
    when(row.open_table_id !== null, RESERVATIONS) |
    when(row.highlight === 'new', NEW) |
    when(row.highlight === 'comingSoon', COMING) |
    when(row.bonus_units !== null, BONUS) |
    when(row.access_tier <= 0, EARNS[0]) |
    when(row.access_tier <= 2, EARNS[2]) |
    when(row.access_tier <= 3, EARNS[3]) |
    when(row.access_tier >= 3, VIP_ONLY) |
    when(row.first_day !== null || row.last_day !== null || row.highlight === 'comingSoon', DATED)
  )
}

/** Index of the only bit of a number. */
export const bitIndex = (only: number): number => 31 - Math.clz32(only)

/** Number of rows with each bit, counted eight rows at a time. */
export function countBits(flags: Int32Array, length: number, into: Int32Array): void {
  const whole = length - (length % 8)
  let [ones, twos, fours] = [0, 0, 0]
  for (let row = 0; row < whole; row += 8) {
    const a = i32(flags, row)
    const b = i32(flags, row + 1)
    const c = i32(flags, row + 2)
    const d = i32(flags, row + 3)
    const e = i32(flags, row + 4)
    const f = i32(flags, row + 5)
    const g = i32(flags, row + 6)
    const h = i32(flags, row + 7)
    // Carry-save adders: each adds three numbers bit by bit, into their sum and their carry.
    let half = ones ^ a
    const twosA = (ones & a) | (half & b)
    ones = half ^ b
    half = ones ^ c
    const twosB = (ones & c) | (half & d)
    ones = half ^ d
    half = ones ^ e
    const twosC = (ones & e) | (half & f)
    ones = half ^ f
    half = ones ^ g
    const twosD = (ones & g) | (half & h)
    ones = half ^ h
    half = twos ^ twosA
    const foursA = (twos & twosA) | (half & twosB)
    twos = half ^ twosB
    half = twos ^ twosC
    const foursB = (twos & twosC) | (half & twosD)
    twos = half ^ twosD
    half = fours ^ foursA
    const eights = (fours & foursA) | (half & foursB)
    fours = half ^ foursB
    addBits(eights, 8, into)
  }
  addBits(fours, 4, into)
  addBits(twos, 2, into)
  addBits(ones, 1, into)
  for (let row = whole; row < length; row++) addBits(i32(flags, row), 1, into)
}

/** Adds an amount to the number of each bit. */
export function addBits(flags: number, amount: number, into: Int32Array): void {
  for (let rest = flags; rest !== 0; rest &= rest - 1) {
    const index = bitIndex(rest & -rest)
    into[index] = i32(into, index) + amount
  }
}
