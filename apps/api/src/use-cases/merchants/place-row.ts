import { fail, succeed, type Result } from '@dining/domain'

import { greatCircleMiles } from '../../store/great-circle.ts'
import { nameKey } from '../../store/name-key.ts'
import { placeRepo, type PlaceRow } from '../../store/repositories/place.ts'
import type { Store } from '../../store/store.ts'
import { issueShowing, type LineIssue } from '../imports/issues.ts'
import type { MerchantInput, RowPlace } from './merchant-row.ts'

/** Maximum miles between a restaurant and the center of its ZIP or town. */
const NEAR_MILES = 15

/** A value that a row lacks and its position has, or a ZIP that its position replaces: unknown, or so many miles away. */
export type Mended =
  | { readonly kind: 'taken'; readonly field: 'city' | 'state' | 'zipCode'; readonly value: string }
  | {
      readonly kind: 'replaced'
      readonly zipCode: string
      /** Null for a ZIP that is unknown. */
      readonly milesAway: number | null
      readonly town: string
      /** The ZIP in its place. */
      readonly taken: string
    }

/** A row with its geographic position. */
export interface Placed {
  readonly place: RowPlace
  readonly mended: readonly Mended[]
}

/** Finds the ZIP place of rows. */
export type Placer = (row: MerchantInput) => Promise<Result<Placed, LineIssue>>

/**
 * ZIP, town and position of a row must agree. If one of them does not, the other two decide: a ZIP that is unknown or far away is
 * replaced by the ZIP of the position if that is in the row's town; a position that agrees with neither is refused.
 * A row without ZIP, town or state takes them from the inhabited ZIP whose center is nearest to its position.
 */
export async function createPlacer(store: Store): Promise<Placer> {
  const places = await store.owner((tx) => placeRepo(tx).all())
  const byZip = new Map(places.map((place) => [place.zip_code, place]))
  return async (row) => {
    const own = row.zipCode === undefined ? undefined : byZip.get(row.zipCode)
    const away = own ? greatCircleMiles(own, row) : Infinity
    if (own && away <= NEAR_MILES) return succeed(placed(row, own, []))
    const nearest = await store.owner((tx) => placeRepo(tx).nearest(row.latitude, row.longitude, row.zipCode === undefined ? 1 : 0))
    const isInCountry = nearest !== undefined && greatCircleMiles(nearest, row) <= NEAR_MILES
    if (!isInCountry && row.zipCode === undefined) {
      const position = `${row.latitude}, ${row.longitude}`
      return fail({ field: 'latitude', ...issueShowing([position], 'far-position', NEAR_MILES) })
    }
    const milesAway = own ? Math.round(away) : null
    if (!nearest || (row.state !== undefined && nearest.state !== row.state) || !(await isInTown(store, row, nearest))) {
      const said = [row.city, row.state].filter((part) => part !== undefined).join(', ')
      if (row.zipCode === undefined) return fail({ field: 'city', ...issueShowing([label(nearest), said], 'position') })
      const town = said || 'the U.S.'
      if (milesAway === null) return fail({ field: 'zipCode', ...issueShowing([row.zipCode, town], 'unknown-zip') })
      return fail({ field: 'zipCode', ...issueShowing([row.zipCode, String(milesAway), town], 'far-zip') })
    }
    if (row.zipCode === undefined) return succeed(placed(row, nearest, []))
    const town = row.city ?? nearest.city
    return succeed(placed(row, nearest, [{ kind: 'replaced', zipCode: row.zipCode, milesAway, town, taken: nearest.zip_code }]))
  }
}

const label = (place: PlaceRow | undefined) => (place ? `${place.city}, ${place.state}` : 'no town of the U.S.')

/** Whether the position is in the row's town. A row without a town agrees with every position. */
async function isInTown(store: Store, row: MerchantInput, nearest: PlaceRow): Promise<boolean> {
  const { city } = row
  if (city === undefined || nameKey(nearest.city) === nameKey(city)) return true
  const town = await store.owner((tx) => placeRepo(tx).city(nameKey(city), row.state ?? nearest.state))
  return town !== undefined && greatCircleMiles(town, row) <= NEAR_MILES
}

/** The place of a row, with its own town and state if it has them; each value that it lacks is reported as taken from the place. */
function placed(row: MerchantInput, place: PlaceRow, mended: readonly Mended[]): Placed {
  const { zip_code, time_zone } = place
  const taken = (['city', 'state', 'zipCode'] as const).flatMap((field): readonly Mended[] => {
    if (row[field] !== undefined) return []
    return [{ kind: 'taken', field, value: field === 'zipCode' ? zip_code : place[field] }]
  })
  return { place: { zip_code, time_zone, city: row.city ?? place.city, state: row.state ?? place.state }, mended: [...mended, ...taken] }
}
