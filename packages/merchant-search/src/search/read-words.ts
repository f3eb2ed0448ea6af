import { WEEKDAYS, type TierLevel } from '@dining/domain'
import type { Features } from '@dining/partner-kit'
import { readPhrase } from '@dining/search-phrases'

import { changed, earnsFor, type SearchAddress } from './search-state.ts'

interface Reader {
  readonly features: Features
  readonly tier: TierLevel | undefined
  /** Names of the filters that the partner's flags allow; empty allows all (SEARCH-18). */
  readonly allowed: readonly string[]
  readonly now: Date
}

/** The search that a text in plain words asks for; as it is if it is not one. The words stay in it as `asked`, so that they can be shown. */
export function readWords(query: SearchAddress, { features, tier, allowed, now }: Reader): SearchAddress {
  const asked = query.restaurantOrCuisine ?? ''
  const isAllowed = (name: string) => allowed.length === 0 || allowed.includes(name)
  const reading = readPhrase(asked, {
    weekday: WEEKDAYS[now.getDay()] ?? 'Sun',
    minutes: now.getHours() * 60 + now.getMinutes(),
    tier: earnsFor(tier),
    has: { acclaimed: features.acclaimedEnabled, bonus: features.showEarnRate, bookable: features.openTableReservationsEnabled },
  })
  if (reading === null) return query
  const { location, nearVisitor, radius, sortBy, ...filters } = reading.search
  // A filter that is not on the page could not be removed.
  if (!Object.keys(filters).every(isAllowed)) return query
  const hasPlace = location !== undefined || nearVisitor === true
  const noPlace = {
    location: undefined,
    'location.latitude': undefined,
    'location.longitude': undefined,
    bounds: undefined,
    radius: undefined,
  }
  return changed(query, {
    ...(hasPlace && noPlace),
    ...(location !== undefined && { location }),
    ...(radius !== undefined && { radius }),
    ...(sortBy !== undefined && { sortBy }),
    ...filters,
    restaurantOrCuisine: reading.rest || undefined,
    asked,
  })
}
