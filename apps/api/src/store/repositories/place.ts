import { sql, type Selectable } from 'kysely'

import type { CityTable, PlaceTable, Tx } from '../tables.ts'

export type PlaceRow = Selectable<PlaceTable>
export type CityRow = Selectable<CityTable>

/** Search radii in degrees for the nearest ZIP of a position, smallest first: a city, the country, a remote area. */
export const SEARCH_BOXES = [0.1, 0.6, 5] as const

/** Finds places by name and position. */
export interface PlaceLookup {
  readonly byZip: (zipCode: string) => Promise<PlaceRow | undefined>
  /** The town with this name in this state; without a state, the one with the largest population. */
  readonly city: (nameKey: string, state: string | null) => Promise<CityRow | undefined>
  readonly largestCityOf: (state: string) => Promise<CityRow | undefined>
  /** The ZIP place with the nearest center; undefined if none is near. */
  readonly nearest: (latitude: number, longitude: number) => Promise<PlaceRow | undefined>
}

/** Whether this is a ZIP in the U.S. (PROFILE-14). */
export async function isZip(tx: Tx, zipCode: string): Promise<boolean> {
  return (await placeRepo(tx).byZip(zipCode)) !== undefined
}

/** ZIP places and towns. */
export function placeRepo(tx: Tx) {
  return {
    all: (): Promise<PlaceRow[]> => tx.selectFrom('place').selectAll().execute(),

    cities: (): Promise<CityRow[]> => tx.selectFrom('city').selectAll().execute(),

    byZip: (zipCode: string): Promise<PlaceRow | undefined> =>
      tx.selectFrom('place').selectAll().where('zip_code', '=', zipCode).executeTakeFirst(),

    /** The place of a member's ZIP. */
    ofMember: (partnerId: string, memberId: string): Promise<PlaceRow | undefined> =>
      tx
        .selectFrom('place')
        .selectAll('place')
        .innerJoin('member', 'member.zip_code', 'place.zip_code')
        .where('member.partner_id', '=', partnerId)
        .where('member.id', '=', memberId)
        .executeTakeFirst(),

    city: (nameKey: string, state: string | null): Promise<CityRow | undefined> =>
      tx
        .selectFrom('city')
        .selectAll()
        .where('name_key', '=', nameKey)
        .$if(state !== null, (query) => query.where('state', '=', state))
        .orderBy('population', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),

    largestCityOf: (state: string): Promise<CityRow | undefined> =>
      tx.selectFrom('city').selectAll().where('state', '=', state).orderBy('population', 'desc').orderBy('id').limit(1).executeTakeFirst(),

    /** @param leastPopulation of the place; 1 leaves out ZIPs of single offices, whose names are of no town */
    nearest: async (latitude: number, longitude: number, leastPopulation = 0): Promise<PlaceRow | undefined> => {
      for (const degrees of SEARCH_BOXES) {
        const found = await tx
          .selectFrom('place')
          .selectAll()
          .where((eb) => eb.between('latitude', latitude - degrees, latitude + degrees))
          .where((eb) => eb.between('longitude', longitude - degrees, longitude + degrees))
          .where('population', '>=', leastPopulation)
          .orderBy(
            sql`(latitude - ${latitude}::float8) ^ 2 + ((longitude - ${longitude}::float8) * ${Math.cos((latitude * Math.PI) / 180)}::float8) ^ 2`,
          )
          .orderBy('zip_code')
          .limit(1)
          .executeTakeFirst()
        if (found) return found
      }
      return undefined
    },

    zipsStarting: (digits: string, limit: number): Promise<PlaceRow[]> =>
      tx
        .selectFrom('place')
        .selectAll()
        .where('zip_code', 'like', `${digits}%`)
        .orderBy('population', 'desc')
        .orderBy('zip_code')
        .limit(limit)
        .execute(),

    /** Towns whose name starts with the text, in one of these states or, with null, in any; largest first. */
    citiesStarting: (prefix: string, states: readonly string[] | null, limit: number): Promise<CityRow[]> =>
      tx
        .selectFrom('city')
        .selectAll()
        .where('name_key', 'like', `${prefix}%`)
        .$if(states !== null, (query) => query.where('state', 'in', [...(states ?? [])]))
        .orderBy('population', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),
  }
}
