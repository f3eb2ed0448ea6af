import { placeRepo, SEARCH_BOXES, type CityRow, type PlaceLookup, type PlaceRow } from '../store/repositories/place.ts'
import type { Store } from '../store/store.ts'

/** All places in memory, in place of statements: a search begins with one of them. Places never change while a process runs. */
export async function readPlaces({ reading }: Pick<Store, 'reading'>): Promise<PlaceLookup> {
  const [places, cities] = await reading.reference((tx) => Promise.all([placeRepo(tx).all(), placeRepo(tx).cities()]))
  const byZip = new Map(places.map((place) => [place.zip_code, place]))
  const bySouth = places.toSorted((a, b) => a.latitude - b.latitude)
  const citiesNamed = Map.groupBy(
    cities.toSorted((a, b) => b.population - a.population || a.id - b.id),
    (city) => city.name_key,
  )
  const largest = new Map<string, CityRow>()
  for (const city of [...citiesNamed.values()].flat()) {
    const before = largest.get(city.state)
    if (!before || before.population < city.population || (before.population === city.population && city.id < before.id))
      largest.set(city.state, city)
  }
  return {
    byZip: (zipCode) => Promise.resolve(byZip.get(zipCode)),
    city: (nameKey, state) => Promise.resolve(citiesNamed.get(nameKey)?.find((city) => state === null || city.state === state)),
    largestCityOf: (state) => Promise.resolve(largest.get(state)),
    nearest: (latitude, longitude) => {
      for (const degrees of SEARCH_BOXES) {
        const found = nearestWithin(bySouth, latitude, longitude, degrees)
        if (found) return Promise.resolve(found)
      }
      return Promise.resolve(undefined)
    },
  }
}

/** The nearest place in a square. Ties: the lower ZIP. */
function nearestWithin(bySouth: readonly PlaceRow[], latitude: number, longitude: number, degrees: number): PlaceRow | undefined {
  const shrink = Math.cos((latitude * Math.PI) / 180)
  let [low, high] = [0, bySouth.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((bySouth[middle]?.latitude ?? 0) < latitude - degrees) low = middle + 1
    else high = middle
  }
  let best: PlaceRow | undefined
  let least = Infinity
  for (let index = low; index < bySouth.length; index++) {
    const place = bySouth[index]
    if (!place || place.latitude > latitude + degrees) break
    if (place.longitude < longitude - degrees || place.longitude > longitude + degrees) continue
    const squared = (place.latitude - latitude) ** 2 + ((place.longitude - longitude) * shrink) ** 2
    if (squared > least || (squared === least && best && best.zip_code < place.zip_code)) continue
    best = place
    least = squared
  }
  return best
}
