import { placeRepo, type PlaceLookup } from '../store/repositories/place.ts'
import type { Store } from '../store/store.ts'

/** Places as the database has them: tests add some. */
export function currentPlaces({ reading }: Pick<Store, 'reading'>): PlaceLookup {
  return {
    byZip: (zipCode) => reading.reference((tx) => placeRepo(tx).byZip(zipCode)),
    city: (nameKey, state) => reading.reference((tx) => placeRepo(tx).city(nameKey, state)),
    largestCityOf: (state) => reading.reference((tx) => placeRepo(tx).largestCityOf(state)),
    nearest: (latitude, longitude) => reading.reference((tx) => placeRepo(tx).nearest(latitude, longitude)),
  }
}
