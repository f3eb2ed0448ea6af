import type { SearchCounts } from '@dining/contract'
import { DINING_OPTIONS, EARNING_TIERS, MEALS, RATING_STEPS, REVIEW_STEPS } from '@dining/domain'
import * as v from 'valibot'

import { NAMES, PRICES } from '../counts.ts'
import type { Filters } from '../filters.ts'
import {
  activeFilters,
  all,
  earns,
  isNew,
  isSet,
  none,
  openClause,
  ratedFrom,
  reviewedFrom,
  type ActiveFilter,
  type Clause,
  type Moment,
} from './clauses.ts'

/** A bucket, and the buckets within it by name. */
export interface Bucket {
  readonly doc_count: number
  readonly [name: string]: unknown
}

const bucketSchema = v.looseObject({ doc_count: v.number() })
const bucketsSchema = v.object({ buckets: v.array(v.looseObject({ key: v.union([v.string(), v.number()]), doc_count: v.number() })) })

/** The aggregations of an answer. */
export const aggregationsSchema = v.record(v.string(), bucketSchema)

/** Filters with several values of which one is needed, with the field of their values. */
const ANY_OF = { priceRange: 'price_range', mealsServed: 'meals', cuisine: 'cuisines', neighborhood: 'neighborhood' } as const
type AnyOf = keyof typeof ANY_OF
const ANY_OF_NAMES = ['priceRange', 'mealsServed', 'cuisine', 'neighborhood'] as const satisfies readonly AnyOf[]

const chosenOf = (filters: Filters): Readonly<Record<AnyOf, readonly (string | number)[]>> => ({
  priceRange: filters.priceRange,
  mealsServed: filters.mealsServed,
  cuisine: filters.cuisines,
  neighborhood: filters.neighborhoods,
})

const counted = (filter: Clause) => ({ filter })
const keyOf = ({ filter, value }: Pick<ActiveFilter, 'filter' | 'value'>) => `without ${filter}${value === null ? '' : ` ${value}`}`
const stepKey = (filter: string, step: number) => `${filter} ${step}`

/** By filter of one value: the counts of its steps. */
const STEPS = {
  minRating: () => Object.fromEntries(RATING_STEPS.map((step) => [stepKey('minRating', step), counted(ratedFrom(step))])),
  minReviews: () => Object.fromEntries(REVIEW_STEPS.map((step) => [stepKey('minReviews', step), counted(reviewedFrom(step))])),
  benefitsFor: ({ now }: Moment) =>
    Object.fromEntries(EARNING_TIERS.map((tier) => [stepKey('benefitsFor', tier), counted(earns(tier, now))])),
  openNow: (moment: Moment) => ({ openNow: counted(openClause('now', moment)) }),
} as const

/** The values of a field, most frequent first. */
const valuesOf = (field: string) => ({ terms: { field, size: NAMES, order: [{ _count: 'desc' }, { _key: 'asc' }] } })

/**
 * Counts for each value what the search would find with it, and without each filter. The search has the filters as `post_filter`, so that the
 * aggregations see what each of them excludes.
 */
export function aggregationsOf(filters: Filters, moment: Moment) {
  const active = activeFilters(filters, moment)
  const chosen = chosenOf(filters)
  const results = {
    filter: all(active.map(({ clause }) => clause)),
    aggs: {
      ...Object.fromEntries(ANY_OF_NAMES.map((name) => [name, valuesOf(ANY_OF[name])])),
      features: { terms: { field: 'features', size: DINING_OPTIONS.length } },
      ...STEPS.minRating(),
      ...STEPS.minReviews(),
      ...STEPS.benefitsFor(moment),
      ...STEPS.openNow(moment),
      acclaimed: counted(isSet('acclaimed')),
      isNew: counted(isNew(moment.now)),
      reservations: counted(isSet('bookable')),
      bonus: counted(isSet('bonus')),
    },
  }
  const within = ({ filter }: ActiveFilter): Readonly<Record<string, unknown>> => {
    if (filter === 'minRating' || filter === 'minReviews' || filter === 'benefitsFor') return STEPS[filter](moment)
    if (filter === 'openNow' || filter === 'openAt') return STEPS.openNow(moment)
    const several = ANY_OF_NAMES.find((name) => name === filter)
    if (several === undefined) return {}
    const others = none([{ terms: { [ANY_OF[several]]: [...chosen[several]] } }])
    return { others: { filter: others, aggs: { values: valuesOf(ANY_OF[several]) } } }
  }
  return {
    results,
    ...Object.fromEntries(
      active.map((one) => {
        const rest = active.filter((other) => other !== one).map(({ clause }) => clause)
        return [keyOf(one), { filter: all(rest), aggs: within(one) }]
      }),
    ),
  }
}

const within = (bucket: Bucket | undefined, name: string): Bucket => v.parse(bucketSchema, bucket?.[name])
const countOf = (bucket: Bucket | undefined, name: string): number => within(bucket, name).doc_count
const bucketsOf = (bucket: Bucket, name: string) => v.parse(bucketsSchema, bucket[name]).buckets

/** The numbers beside the filters, from the answer to `aggregationsOf`. Throws if the answer lacks one. */
export function countsOf(aggregations: Readonly<Record<string, Bucket>>, filters: Filters, total: number, moment: Moment): SearchCounts {
  const results = aggregations['results']
  if (!results)
    throw new v.ValiError([
      { kind: 'schema', type: 'object', input: undefined, expected: 'results', received: 'undefined', message: 'no results' },
    ])
  const active = activeFilters(filters, moment)
  const chosen = chosenOf(filters)
  const without = (filter: string) => active.filter((one) => one.filter === filter).map((one) => aggregations[keyOf(one)])[0]

  /** The counts of values that a search with one of them would have; those that are chosen add nothing. */
  const added = (name: AnyOf) => {
    if (chosen[name].length === 0) return bucketsOf(results, name).map(({ key, doc_count: count }) => ({ value: String(key), count }))
    const others = bucketsOf(within(without(name), 'others'), 'values').filter(
      ({ key }) => !chosen[name].some((one) => String(one) === String(key)),
    )
    return [
      ...[...new Set(chosen[name])].map((value) => ({ value: String(value), count: total })),
      ...others.map(({ key, doc_count: count }) => ({ value: String(key), count: total + count })),
    ]
  }
  const known = (name: AnyOf, values: readonly (string | number)[]) => {
    const counts = new Map(added(name).map(({ value, count }) => [value, count]))
    return values.map((value) => ({ value: String(value), count: counts.get(String(value)) ?? (chosen[name].length === 0 ? 0 : total) }))
  }
  const steps = (filter: 'minRating' | 'minReviews' | 'benefitsFor', values: readonly number[]) =>
    values.map((value) => ({ value: String(value), count: countOf(without(filter) ?? results, stepKey(filter, value)) }))
  const flag = (name: string) => [{ value: 'true', count: countOf(results, name) }]
  const features = new Map(bucketsOf(results, 'features').map(({ key, doc_count: count }) => [key, count]))
  return {
    added: {
      priceRange: known('priceRange', PRICES),
      features: DINING_OPTIONS.map((value) => ({ value, count: features.get(value) ?? 0 })),
      mealsServed: known('mealsServed', MEALS),
      cuisine: added('cuisine'),
      neighborhood: added('neighborhood'),
      minRating: steps('minRating', RATING_STEPS),
      minReviews: steps('minReviews', REVIEW_STEPS),
      benefitsFor: steps('benefitsFor', EARNING_TIERS),
      acclaimed: flag('acclaimed'),
      isNew: flag('isNew'),
      reservations: flag('reservations'),
      bonus: flag('bonus'),
      openNow: [{ value: 'true', count: countOf(without('openNow') ?? without('openAt') ?? results, 'openNow') }],
    },
    removed: active.map((one) => ({
      filter: one.filter,
      value: one.value,
      count: v.parse(bucketSchema, aggregations[keyOf(one)]).doc_count,
    })),
  }
}
