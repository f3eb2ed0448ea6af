import { fail, succeed, type Result } from '@dining/domain'

import { greatCircleMiles } from '../../store/great-circle.ts'
import { nameKey } from '../../store/name-key.ts'
import { placeRepo, type PlaceRow } from '../../store/repositories/place.ts'
import type { Store } from '../../store/store.ts'
import type { RowIssue, MerchantInput } from './merchant-row.ts'

/** Maximum miles between a restaurant and the center of its ZIP or town. */
const NEAR_MILES = 15

/** A row with its geographic position. */
export interface Placed {
  readonly place: PlaceRow
  /** Why the file's ZIP was replaced. */
  readonly mended: RowIssue | null
}

/** Finds the ZIP place of rows. */
export type Placer = (row: MerchantInput) => Promise<Result<Placed, RowIssue>>

/**
 * ZIP, town and position of a row must agree. If one of them does not, the other two decide: a ZIP that is unknown or far away is
 * replaced by the ZIP of the position if that is in the row's town; a position that agrees with neither is refused.
 */
export async function createPlacer(store: Store): Promise<Placer> {
  const places = await store.owner((tx) => placeRepo(tx).all())
  const byZip = new Map(places.map((place) => [place.zip_code, place]))
  return async (row) => {
    const own = byZip.get(row.zipCode)
    const away = own ? greatCircleMiles(own, row) : Infinity
    if (own && away <= NEAR_MILES) return succeed({ place: own, mended: null })
    const problem = own ? `${row.zipCode} is ${Math.round(away)} miles from the position` : `${row.zipCode} is not a known ZIP code`
    return store.owner(async (tx) => {
      const nearest = await placeRepo(tx).nearest(row.latitude, row.longitude)
      const town = await placeRepo(tx).city(nameKey(row.city), row.state)
      const inTown = (town && greatCircleMiles(town, row) <= NEAR_MILES) || (nearest && nameKey(nearest.city) === nameKey(row.city))
      if (!nearest || nearest.state !== row.state || !inTown) {
        return fail({ field: 'zipCode', reason: `${problem}, and the position is not in ${row.city}, ${row.state}` })
      }
      return succeed({
        place: nearest,
        mended: { field: 'zipCode', reason: `${problem}, which is in ${row.city}, so ${nearest.zip_code} was taken` },
      })
    })
  }
}
