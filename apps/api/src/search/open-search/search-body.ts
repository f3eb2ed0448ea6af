import { MAP_POINTS } from '@dining/domain'
import * as v from 'valibot'

import { listedMerchantSchema } from '../documents.ts'
import type { IndexSearch } from '../merchant-index.ts'
import { aggregationsOf, aggregationsSchema } from './aggregations.ts'
import { activeFilters, all, baseClauses, levelClause, type Clause, type Moment } from './clauses.ts'

/** Results that one request reaches (`index.max_result_window`); pages behind it are reached in steps. */
export const WINDOW = 10_000

const hitSchema = v.object({
  _id: v.string(),
  sort: v.optional(v.array(v.unknown())),
  _source: v.optional(v.object({ document: listedMerchantSchema })),
  fields: v.optional(v.object({ latitude: v.tuple([v.number()]), longitude: v.tuple([v.number()]) })),
})

/** The answer of `_search`, as far as it is read. A part of the shards that did not answer is a fault, or totals would be wrong. */
export const foundSchema = v.object({
  timed_out: v.literal(false),
  _shards: v.object({ failed: v.literal(0) }),
  hits: v.object({ total: v.object({ value: v.number(), relation: v.literal('eq') }), hits: v.array(hitSchema) }),
  aggregations: v.optional(aggregationsSchema),
})

/** Query and order of a search; with counts, the filters apply to the hits only. */
export function searchBody(search: IndexSearch, moment: Moment) {
  const filters = activeFilters(search, moment).map(({ clause }) => clause)
  const base = baseClauses(search)
  const hasLevel = search.sortBy === 'match' && search.text !== ''
  const query = {
    bool: { filter: search.counts ? base : [...base, ...filters], ...(hasLevel && { should: [levelClause(search.text)] }) },
  }
  return {
    track_total_hits: true,
    query,
    ...(search.counts && { post_filter: all(filters), aggs: aggregationsOf(search, moment) }),
    sort: orderOf(search),
  }
}

/** The page of a search whose offset is within the window. */
export const pageBody = (search: IndexSearch, moment: Moment) => ({
  ...searchBody(search, moment),
  from: search.offset,
  size: search.limit,
  _source: ['document'],
})

/** The first results for a map, in the order of the search. */
export const pointsBody = (search: IndexSearch, moment: Moment) => ({
  ...searchBody({ ...search, counts: false }, moment),
  track_total_hits: true,
  size: MAP_POINTS,
  _source: false,
  docvalue_fields: ['latitude', 'longitude'],
})

/** The order of `order.ts`; a distance orders nothing without a place, and the id decides at last. */
function orderOf({ sortBy, text, around }: IndexSearch): readonly Clause[] {
  const down = (field: string): Clause => ({ [field]: { order: 'desc' } })
  const distance: readonly Clause[] = around
    ? [{ _geo_distance: { location: { lat: around.latitude, lon: around.longitude }, order: 'asc', unit: 'm', distance_type: 'arc' } }]
    : []
  const orders: Readonly<Record<IndexSearch['sortBy'], readonly Clause[]>> = {
    distance: [...distance, down('rating')],
    rating: [down('rating'), down('rating_count'), ...distance],
    name: [{ text: { order: 'asc' } }, ...distance],
    match: [...(text === '' ? [] : [down('_score')]), ...distance, down('rating'), down('rating_count')],
  }
  return [...orders[sortBy], { id: { order: 'asc' } }]
}
