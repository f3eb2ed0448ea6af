import type { Place } from '@dining/contract'

import { nameKey } from '../store/name-key.ts'
import { placeRepo, type CityRow, type PlaceLookup, type PlaceRow } from '../store/repositories/place.ts'
import type { Tx } from '../store/tables.ts'
import { readPlaceText, statesStarting, type Reading } from './place-text.ts'

/** Maximum number of places in a suggestion list. */
const SUGGESTIONS = 8
/** Minimum population of a town for it to be preferred to a state with the same name: "Washington", not "Ohio" in Illinois. */
const KNOWN_TOWN = 20_000

/** The place of a typed location; null if there is none with that name. */
export async function findPlace(places: PlaceLookup, text: string): Promise<Place | null> {
  const readings = readPlaceText(text)
  const alsoState = readings.some((reading) => reading.kind === 'state')
  for (const reading of readings) {
    const place = await resolve(places, reading, alsoState)
    if (place) return place
  }
  return null
}

async function resolve(places: PlaceLookup, reading: Reading, alsoState: boolean): Promise<Place | null> {
  if (reading.kind === 'zip') return ofZip(await places.byZip(reading.zipCode))
  if (reading.kind === 'state') return ofCity(await places.largestCityOf(reading.state))
  const city = await places.city(reading.name, reading.state)
  const hidden = alsoState && reading.state === null && (city?.population ?? 0) < KNOWN_TOWN
  return hidden ? null : ofCity(city)
}

/** The place of a member's ZIP; null for a member without one. */
export async function memberPlace(tx: Tx, partnerId: string, memberId: string): Promise<Place | null> {
  return ofZip(await placeRepo(tx).ofMember(partnerId, memberId))
}

/** The place around a position, named by its town; null far from any (GEO-08). */
export async function placeAt(places: PlaceLookup, latitude: number, longitude: number): Promise<Place | null> {
  const nearest = await places.nearest(latitude, longitude)
  if (!nearest) return null
  // The position of the visitor is kept; only its name is looked up.
  return {
    label: `${nearest.city}, ${nearest.state}`,
    latitude,
    longitude,
    zipCode: nearest.zip_code,
    city: nearest.city,
    state: nearest.state,
  }
}

/** Places whose ZIP or name starts with a text, largest population first. */
export async function suggestPlaces(tx: Tx, text: string): Promise<readonly Place[]> {
  const places = placeRepo(tx)
  const digits = /^\s*(\d{1,5})/.exec(text)?.[1]
  if (digits !== undefined) return (await places.zipsStarting(digits, SUGGESTIONS)).flatMap((row) => ofZip(row) ?? [])
  const [name = '', state] = text.split(',')
  const prefix = nameKey(name)
  if (prefix === '') return []
  const cities = await places.citiesStarting(prefix, state === undefined ? null : statesStarting(state), SUGGESTIONS)
  return cities.flatMap((row) => ofCity(row) ?? [])
}

function ofZip(row: PlaceRow | undefined): Place | null {
  if (!row) return null
  const { zip_code: zipCode, city, state, latitude, longitude } = row
  return { label: `${zipCode} ${city}, ${state}`, latitude, longitude, zipCode, city, state }
}

function ofCity(row: CityRow | undefined): Place | null {
  if (!row) return null
  const { name: city, state, latitude, longitude } = row
  return { label: `${city}, ${state}`, latitude, longitude, zipCode: null, city, state }
}
