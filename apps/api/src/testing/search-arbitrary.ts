import { DINING_OPTIONS, EARNING_TIERS, MEALS, RATING_STEPS, REVIEW_STEPS, SORT_ORDERS } from '@dining/domain'
import fc from 'fast-check'

import type { IndexSearch } from '../search/merchant-index.ts'
import type { MerchantRow } from '../store/repositories/merchant.ts'

const HOUR_MS = 3_600_000

/** Texts as visitors type them for some merchants: whole and partial words in any order, joined, split and misspelt. */
function textArbitrary(merchants: readonly MerchantRow[]): fc.Arbitrary<string> {
  const words = fc
    .constantFrom(...merchants)
    .map(({ search_text: text }) => text.split(/[ |]+/).filter(Boolean))
    .filter((all) => all.length > 0)
  const some = words.chain((all) => fc.shuffledSubarray(all, { minLength: 1, maxLength: Math.min(3, all.length) }))
  const beginning = fc
    .tuple(some, fc.integer({ min: 1, max: 6 }))
    .map(([all, length]) => [...all.slice(0, -1), all.at(-1)?.slice(0, length) ?? ''])
  const joined = words.map((all) => [all.slice(0, 2).join('')])
  const split = fc
    .tuple(some, fc.integer({ min: 1, max: 5 }))
    .map(([[word = ''], at]) => [word.slice(0, at), word.slice(at)].filter(Boolean))
  const misspelt = fc
    .tuple(some, fc.nat(8))
    .map(([[word = ''], at]) => [at + 1 < word.length ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2) : `${word}q`])
  return fc.oneof(some, beginning, joined, split, misspelt).map((all) => all.join(' '))
}

/** Any search, around merchants and away from them. @param now of about which the searches are made */
export function searchArbitrary(merchants: readonly MerchantRow[], now: Date): fc.Arbitrary<IndexSearch> {
  const jitter = fc.double({ min: -0.4, max: 0.4, noNaN: true })
  const near = fc
    .tuple(fc.constantFrom(...merchants), jitter, jitter)
    .map(([{ latitude, longitude }, north, east]) => ({ latitude: latitude + north, longitude: longitude + east }))
  const same = fc.constantFrom(...merchants).map(({ latitude, longitude }) => ({ latitude, longitude }))
  const anywhere = fc.record({
    // Of integers: PostgreSQL refuses to square numbers that are almost 0.
    latitude: fc.integer({ min: -90_000, max: 90_000 }).map((thousandths) => thousandths / 1_000),
    longitude: fc.integer({ min: -180_000, max: 180_000 }).map((thousandths) => thousandths / 1_000),
  })
  const position = fc.oneof({ arbitrary: near, weight: 6 }, { arbitrary: same, weight: 2 }, { arbitrary: anywhere, weight: 1 })
  const names = (all: readonly string[]) => fc.subarray([...new Set(all)], { maxLength: 3 })
  const box = fc
    .tuple(position, fc.double({ min: 0, max: 3, noNaN: true }), fc.double({ min: 0, max: 3, noNaN: true }))
    .map(([{ latitude, longitude }, up, across]) => ({
      south: latitude - up,
      north: latitude + up,
      west: longitude - across < -180 ? longitude - across + 360 : longitude - across,
      east: longitude + across > 180 ? longitude + across - 360 : longitude + across,
    }))
  const rarely = <Value>(value: fc.Arbitrary<Value>, otherwise: Value) =>
    fc.oneof({ arbitrary: fc.constant(otherwise), weight: 5 }, { arbitrary: value, weight: 1 })
  return fc.record({
    around: fc.option(position, { freq: 8, nil: null }),
    radiusMiles: fc.oneof(fc.constant(25), fc.double({ min: 0.1, max: 100, noNaN: true }), fc.constant(null)),
    bounds: fc.oneof({ arbitrary: fc.constant(null), weight: 4 }, { arbitrary: box, weight: 1 }),
    text: fc.oneof(fc.constant(''), textArbitrary(merchants)),
    ids: rarely<IndexSearch['ids']>(fc.subarray([...merchants.map(({ id }) => id), 'none'], { maxLength: 30 }), null),
    campaignCode: rarely(fc.constantFrom<string | undefined>(...merchants.flatMap((row) => row.campaign_codes), 'none'), undefined),
    hasVIP: fc.boolean(),
    acclaimed: rarely(fc.constant(true), false),
    benefitsFor: rarely(fc.constantFrom<IndexSearch['benefitsFor']>(...EARNING_TIERS), undefined),
    bonus: rarely(fc.constant(true), false),
    cuisines: rarely(names(merchants.flatMap((row) => row.cuisines)), []),
    features: rarely(fc.subarray([...DINING_OPTIONS]), []),
    isNew: rarely(fc.constant(true), false),
    mealsServed: rarely(fc.subarray([...MEALS]), []),
    minRating: rarely(fc.constantFrom<IndexSearch['minRating']>(...RATING_STEPS), undefined),
    minReviews: rarely(fc.constantFrom<IndexSearch['minReviews']>(...REVIEW_STEPS), undefined),
    neighborhoods: rarely(names(merchants.flatMap((row) => row.neighborhood ?? [])), []),
    open: rarely(
      fc.oneof(
        fc.constant<IndexSearch['open']>('now'),
        fc.record({ weekday: fc.integer({ min: 0, max: 6 }), minutes: fc.integer({ min: 0, max: 1439 }) }),
      ),
      undefined,
    ),
    priceRange: rarely(fc.subarray([1, 2, 3, 4]), []),
    reservations: rarely(fc.constant(true), false),
    sortBy: fc.constantFrom(...SORT_ORDERS),
    now: fc.integer({ min: -48 * 60, max: 48 * 60 }).map((quarter) => new Date(now.getTime() + (quarter * HOUR_MS) / 4 + 7_000)),
    offset: fc.oneof({ arbitrary: fc.constant(0), weight: 3 }, { arbitrary: fc.integer({ min: 0, max: 3_000 }), weight: 1 }),
    limit: fc.integer({ min: 1, max: 50 }),
    counts: fc.constant(false),
    points: fc.constant(false),
  })
}
