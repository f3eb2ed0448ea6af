import type { Copy } from '@dining/copy-engine'
import { search } from '@dining/copy-engine/texts/search'
import { DINING_OPTIONS, MEALS, type TierLevel } from '@dining/domain'
import type { Features } from '@dining/partner-kit'

import { changed, toggled, type SearchAddress } from './search-state.ts'

/** A switch of the filter panel: its label, whether it is on, and the search with it toggled. */
export interface Filter {
  readonly id: string
  readonly label: string
  readonly on: boolean
  readonly switched: SearchAddress
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
}

/** The sections of the filter panel that this partner and visitor have (SEARCH-08 … SEARCH-11, SEARCH-15 … SEARCH-18). */
export function filterSections(query: SearchAddress, copy: Copy, { features, tier, allowed }: Facts): FilterSection[] {
  const list = <Name extends 'priceRange' | 'features' | 'mealsServed'>(
    name: Name,
    value: NonNullable<SearchAddress[Name]>[number],
    label: string,
  ): Filter => {
    const now: readonly string[] | undefined = query[name]
    return { id: `${name}-${value}`, label, on: now?.includes(value) ?? false, switched: changed(query, { [name]: toggled(now, value) }) }
  }
  const flag = (name: 'acclaimed' | 'isNew' | 'reservations', label: string): Filter => ({
    id: name,
    label,
    on: query[name] === 'true',
    switched: changed(query, { [name]: query[name] === 'true' ? undefined : 'true' }),
  })
  const earns = tier === 2 || tier === 3 ? (String(tier) as '2' | '3') : '0'
  const sections: FilterSection[] = [
    {
      title: copy.say(search.price),
      filters: (['1', '2', '3', '4'] as const).map((level) => list('priceRange', level, '$'.repeat(Number(level)))),
    },
    {
      title: copy.say(search.suggested),
      filters: [
        ...(features.acclaimedEnabled ? [flag('acclaimed', copy.say(search.acclaimed))] : []),
        flag('isNew', copy.say(search.new)),
        {
          id: 'benefitsFor',
          label: started(copy.say(search.pointsAvailable)),
          on: query.benefitsFor !== undefined,
          switched: changed(query, { benefitsFor: query.benefitsFor === undefined ? earns : undefined }),
        },
        ...(features.openTableReservationsEnabled ? [flag('reservations', copy.say(search.reserve))] : []),
      ],
    },
    { title: copy.say(search.diningOptions), filters: DINING_OPTIONS.map((option) => list('features', option, option)) },
    { title: copy.say(search.mealService), filters: MEALS.map((meal) => list('mealsServed', meal, meal)) },
  ]
  if (allowed.length === 0) return sections
  return sections
    .map((section) => ({ ...section, filters: section.filters.filter(({ id }) => allowed.includes(id.split('-')[0] ?? id)) }))
    .filter((section) => section.filters.length > 0)
}

/** A currency is lower-case within a sentence; here it starts one. */
const started = (label: string) => label.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const SORT_TEXTS = { distance: search.sortDistance, rating: search.sortRating, name: search.sortName, match: search.sortMatch } as const

/** The available orders: best match only if there is a text (SEARCH-14). */
export function sortChoices(query: SearchAddress, copy: Copy): { readonly value: keyof typeof SORT_TEXTS; readonly label: string }[] {
  const orders = (['match', 'distance', 'rating', 'name'] as const).filter(
    (order) => order !== 'match' || query.restaurantOrCuisine !== undefined,
  )
  return orders.map((value) => ({ value, label: copy.say(SORT_TEXTS[value]) }))
}

/** The order that applies if the address contains none. */
export function defaultSort(query: SearchAddress): keyof typeof SORT_TEXTS {
  return query.restaurantOrCuisine === undefined ? 'distance' : 'match'
}
