import type { SearchCounts } from '@dining/contract'
import type { Copy } from '@dining/copy-engine'
import { search } from '@dining/copy-engine/texts/search'
import { DINING_OPTIONS, MEALS, RATING_STEPS, REVIEW_STEPS, type TierLevel } from '@dining/domain'
import type { Features } from '@dining/partner-kit'

import { changed, earnsFor, toggled, type SearchAddress } from './search-state.ts'

/** A switch of the filter panel: its label, whether it is on, and the search with it toggled. */
export interface Filter {
  readonly id: string
  readonly label: string
  readonly on: boolean
  readonly switched: SearchAddress
  /** How many restaurants the search has with it; undefined while that is not known, and for one that is on. */
  readonly count: number | undefined
}

export interface FilterSection {
  readonly title: string
  readonly filters: readonly Filter[]
}

interface Facts {
  readonly features: Features
  /** The member's tier; undefined for a visitor. */
  readonly tier: TierLevel | undefined
  /** Names of the filters that the partner's flags allow; empty allows all (SEARCH-18). */
  readonly allowed: readonly string[]
  /** What the filters would find; undefined while the search loads. */
  readonly counts: SearchCounts | undefined
}

/** Most cuisines and neighborhoods of the panel. */
const MOST_NAMED = 12

/** The sections of the filter panel that this partner and visitor have (SEARCH-08 … SEARCH-11, SEARCH-15 … SEARCH-18). */
export function filterSections(query: SearchAddress, copy: Copy, { features, tier, allowed, counts }: Facts): FilterSection[] {
  const countOf = (name: keyof SearchCounts['added'], value: string) =>
    counts === undefined ? undefined : (counts.added[name].find((one) => one.value === value)?.count ?? 0)
  const list = <Name extends 'priceRange' | 'features' | 'mealsServed' | 'cuisine' | 'neighborhood'>(
    name: Name,
    value: NonNullable<SearchAddress[Name]>[number],
    label: string,
  ): Filter => {
    const now: readonly string[] | undefined = query[name]
    const on = now?.includes(value) ?? false
    const switched = changed(query, { [name]: toggled(now, value) })
    return { id: `${name}-${value}`, label, on, switched, count: on ? undefined : countOf(name, value) }
  }
  const one = (
    name: 'acclaimed' | 'isNew' | 'reservations' | 'bonus' | 'openNow' | 'minRating' | 'minReviews',
    value: string,
    label: string,
  ): Filter => {
    const on = query[name] === value
    // Without reservations, there is no table to look up.
    const tables = name === 'reservations' && on ? { date: undefined, time: undefined, party: undefined } : {}
    const switched = changed(query, { [name]: on ? undefined : value, ...tables })
    return { id: value === 'true' ? name : `${name}-${value}`, label, on, switched, count: on ? undefined : countOf(name, value) }
  }
  const flag = (name: 'acclaimed' | 'isNew' | 'reservations' | 'bonus' | 'openNow', label: string) => one(name, 'true', label)
  /** The most frequent names and the chosen ones. */
  const named = (name: 'cuisine' | 'neighborhood') =>
    [...new Set([...(query[name] ?? []), ...(counts?.added[name] ?? []).slice(0, MOST_NAMED).map(({ value }) => value)])].map((value) =>
      list(name, value, value),
    )
  const earns = earnsFor(tier)
  const sections: FilterSection[] = [
    {
      title: copy.say(search.price),
      filters: (['1', '2', '3', '4'] as const).map((level) => list('priceRange', level, '$'.repeat(Number(level)))),
    },
    {
      title: copy.say(search.suggested),
      filters: [
        ...(query.openAt === undefined ? [flag('openNow', copy.say(search.openNow))] : [openAtFilter(query, query.openAt, copy)]),
        ...(features.acclaimedEnabled ? [flag('acclaimed', copy.say(search.acclaimed))] : []),
        flag('isNew', copy.say(search.new)),
        {
          id: 'benefitsFor',
          label: started(copy.say(search.pointsAvailable)),
          on: query.benefitsFor !== undefined,
          switched: changed(query, { benefitsFor: query.benefitsFor === undefined ? earns : undefined }),
          count: query.benefitsFor === undefined ? countOf('benefitsFor', earns) : undefined,
        },
        ...(features.showEarnRate ? [flag('bonus', copy.say(search.bonus))] : []),
        ...(features.openTableReservationsEnabled ? [flag('reservations', copy.say(search.reserve))] : []),
      ],
    },
    { title: copy.say(search.cuisine), filters: named('cuisine') },
    {
      title: copy.say(search.rating),
      filters: [
        ...RATING_STEPS.map((least) => one('minRating', String(least), copy.say(search.leastRating, { rating: least.toFixed(1) }))),
        ...REVIEW_STEPS.map((least) => one('minReviews', String(least), copy.say(search.leastReviews, { count: least }))),
      ],
    },
    { title: copy.say(search.neighborhood), filters: named('neighborhood') },
    { title: copy.say(search.diningOptions), filters: DINING_OPTIONS.map((option) => list('features', option, option)) },
    { title: copy.say(search.mealService), filters: MEALS.map((meal) => list('mealsServed', meal, meal)) },
  ]
  return sections
    .map((section) => ({
      ...section,
      filters: section.filters.filter(({ id }) => allowed.length === 0 || allowed.includes(id.split('-')[0] ?? id)),
    }))
    .filter((section) => section.filters.length > 0)
}

/** The chosen day and time as a filter that can be switched off; it takes the place of "open now". */
function openAtFilter(query: SearchAddress, openAt: string, copy: Copy): Filter {
  const [day = '', time = ''] = openAt.split('-')
  const label = copy.say(search.openAt, { day, time: clock(time) })
  return { id: 'openAt', label, on: true, switched: changed(query, { openAt: undefined }), count: undefined }
}

/** Made when a time is shown, since it reads the browser's data of the locale. */
let clockFormat: Intl.DateTimeFormat | undefined

/** "7:30 PM" from "1930". */
export const clock = (time: string) =>
  (clockFormat ??= new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })).format(
    new Date(Date.UTC(2000, 0, 1, Number(time.slice(0, 2)), Number(time.slice(2)))),
  )

/** A filter that can be removed: its label, the search without it, and how many restaurants that has. */
export interface Removal {
  readonly label: string
  readonly to: SearchAddress
  readonly count: number
}

/** What each active filter costs, those that bring most back first; none that brings nothing back. */
export function removals(query: SearchAddress, sections: readonly FilterSection[], counts: SearchCounts | undefined): Removal[] {
  const active = sections.flatMap(({ filters }) => filters).filter(({ on }) => on)
  return (counts?.removed ?? [])
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ filter, value, count }) => {
      const own = active.filter(({ id }) => (value === null ? id === filter || id.startsWith(`${filter}-`) : id === `${filter}-${value}`))
      const to = value === null ? changed(query, { [filter]: undefined }) : own[0]?.switched
      return own.length === 0 || to === undefined ? [] : [{ label: own.map(({ label }) => label).join(', '), to, count }]
    })
}

/** A currency is lower-case within a sentence; here it starts one. */
const started = (label: string) => label.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const SORT_TEXTS = { distance: search.sortDistance, rating: search.sortRating, name: search.sortName, match: search.sortMatch } as const

/** An order of results, with its label. */
export interface SortChoice {
  readonly value: keyof typeof SORT_TEXTS
  readonly label: string
}

/** The available orders: best match only if there is a text (SEARCH-14). */
export function sortChoices(query: SearchAddress, copy: Copy): SortChoice[] {
  const orders = (['match', 'distance', 'rating', 'name'] as const).filter(
    (order) => order !== 'match' || query.restaurantOrCuisine !== undefined,
  )
  return orders.map((value) => ({ value, label: copy.say(SORT_TEXTS[value]) }))
}

/** The order that applies if the address contains none. */
export function defaultSort(query: SearchAddress): keyof typeof SORT_TEXTS {
  return query.restaurantOrCuisine === undefined ? 'distance' : 'match'
}
