import type { SearchCounts } from '@dining/contract'
import { localTime, MINUTES_PER_DAY, WEEKDAYS, type EarningTier } from '@dining/domain'

import { EARTH_MILES } from '../../store/great-circle.ts'
import type { Filters } from '../filters.ts'
import type { OpenAt } from '../local-clock.ts'
import type { IndexSearch } from '../merchant-index.ts'
import { MIN_JOINED } from '../words.ts'

/** A query of the cluster's query language. */
export type Clause = Readonly<Record<string, unknown>>

const term = (field: string, value: unknown): Clause => ({ term: { [field]: { value } } })
const terms = (field: string, values: readonly unknown[]): Clause => ({ terms: { [field]: [...values] } })
const range = (field: string, limits: Readonly<Record<string, number>>): Clause => ({ range: { [field]: limits } })
const prefix = (field: string, value: string): Clause => ({ prefix: { [field]: { value } } })
export const all = (of: readonly Clause[]): Clause => ({ bool: { filter: [...of] } })
export const any = (of: readonly Clause[]): Clause => ({ bool: { should: [...of], minimum_should_match: 1 } })
export const none = (of: readonly Clause[]): Clause => ({ bool: { must_not: [...of] } })

/** The radius of the Earth by which the cluster measures. Metres. */
const CLUSTER_EARTH_METRES = 6_371_008.7714

/** Moments and time zones that queries need. */
export interface Moment {
  readonly now: Date
  /** All time zones of restaurants. */
  readonly zones: readonly string[]
}

/** Words that begin with a text, or that together do; `hasWords` of words.ts is the same in memory. */
export const begins = (text: string): Clause => prefix(text.length < MIN_JOINED ? 'words' : 'joined', text)

function hasWords(words: readonly string[]): Clause[] {
  const [word, after] = words
  if (word === undefined) return []
  const alone = [begins(word), ...hasWords(words.slice(1))]
  if (after === undefined || word.length + after.length < MIN_JOINED) return alone
  return [any([all(alone), all([begins(word + after), ...hasWords(words.slice(2))])])]
}

/** What a search asks for besides the filters of the visitor: the area, the text and what the partner shows. */
export function baseClauses(search: IndexSearch): Clause[] {
  const { around, radiusMiles, bounds, now } = search
  return [
    range('ends_at', { gt: now.getTime() }),
    ...(search.hasVIP ? [] : [range('access_tier', { lt: 3 })]),
    ...(bounds ? boundsClauses(bounds) : []),
    ...(around && radiusMiles !== null
      ? [
          {
            geo_distance: {
              distance: `${(radiusMiles / EARTH_MILES) * CLUSTER_EARTH_METRES}m`,
              location: { lat: around.latitude, lon: around.longitude },
            },
          },
        ]
      : []),
    ...(search.text === '' ? [] : hasWords(search.text.split(' '))),
    ...(search.ids === null ? [] : [terms('id', search.ids)]),
    ...(search.campaignCode === undefined ? [] : [term('campaigns', search.campaignCode)]),
  ]
}

function boundsClauses({ south, west, north, east }: NonNullable<IndexSearch['bounds']>): Clause[] {
  const latitude = range('latitude', { gte: south, lte: north })
  if (west <= east) return [latitude, range('longitude', { gte: west, lte: east })]
  return [latitude, any([range('longitude', { gte: west }), range('longitude', { lte: east })])]
}

/** `matchLevel` of words.ts as a score: 3, 2, 1 or 0. */
export function levelClause(text: string): Clause {
  const level = (boost: number, filter: Clause): Clause => ({ constant_score: { filter, boost } })
  return {
    dis_max: {
      queries: [
        level(3, term('fields', text)),
        level(2, { match_phrase: { phrases: { query: text } } }),
        level(1, all([...new Set(text.split(' '))].map((word) => term('words', word)))),
      ],
    },
  }
}

/** Restaurants that are open; unknown hours are not. */
export function openClause(at: OpenAt, { now, zones }: Moment): Clause {
  if (at !== 'now') return term('open', at.weekday * MINUTES_PER_DAY + at.minutes)
  const minuteOf = (zone: string) => {
    const { weekday, minutes } = localTime(now, zone)
    return WEEKDAYS.indexOf(weekday) * MINUTES_PER_DAY + minutes
  }
  const byMinute = [...Map.groupBy(zones, minuteOf)]
  return any(byMinute.map(([minute, same]) => all([terms('zone', same), term('open', minute)])))
}

export const STARTED = (now: Date): Clause => range('starts_at', { lte: now.getTime() })
export const earns = (tier: EarningTier, now: Date): Clause => all([range('access_tier', { lte: tier }), STARTED(now)])
export const isNew = (now: Date): Clause => any([term('highlight', 'new'), all([term('highlight', 'comingSoon'), STARTED(now)])])
export const ratedFrom = (least: number): Clause => range('rating', { gte: least })
export const reviewedFrom = (least: number): Clause => range('rating_count', { gte: least })
export const isSet = (field: 'acclaimed' | 'bonus' | 'bookable'): Clause => term(field, true)

/** A filter that the visitor has chosen. */
export interface ActiveFilter {
  readonly filter: SearchCounts['removed'][number]['filter']
  /** The dining option, of which each is a filter of its own. */
  readonly value: string | null
  readonly clause: Clause
}

/** The chosen filters, in the order in which the answer lists them. */
export function activeFilters(filters: Filters, moment: Moment): ActiveFilter[] {
  const { minRating, minReviews, benefitsFor, open } = filters
  const when = (is: boolean, filter: ActiveFilter['filter'], clause: () => Clause): ActiveFilter[] =>
    is ? [{ filter, value: null, clause: clause() }] : []
  return [
    ...filters.features.map((value) => ({ filter: 'features' as const, value, clause: term('features', value) })),
    ...when(filters.acclaimed, 'acclaimed', () => isSet('acclaimed')),
    ...when(filters.isNew, 'isNew', () => isNew(moment.now)),
    ...when(filters.reservations, 'reservations', () => isSet('bookable')),
    ...when(filters.bonus, 'bonus', () => isSet('bonus')),
    ...when(benefitsFor !== undefined, 'benefitsFor', () => earns(benefitsFor ?? 0, moment.now)),
    ...when(minRating !== undefined, 'minRating', () => ratedFrom(minRating ?? 0)),
    ...when(minReviews !== undefined, 'minReviews', () => reviewedFrom(minReviews ?? 0)),
    ...when(filters.priceRange.length > 0, 'priceRange', () => terms('price_range', filters.priceRange)),
    ...when(filters.mealsServed.length > 0, 'mealsServed', () => terms('meals', filters.mealsServed)),
    ...when(filters.cuisines.length > 0, 'cuisine', () => terms('cuisines', filters.cuisines)),
    ...when(filters.neighborhoods.length > 0, 'neighborhood', () => terms('neighborhood', filters.neighborhoods)),
    ...(open === undefined
      ? []
      : [{ filter: open === 'now' ? ('openNow' as const) : ('openAt' as const), value: null, clause: openClause(open, moment) }]),
  ]
}
