import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { placeRepo, type CityRow, type PlaceLookup, type PlaceRow } from '../store/repositories/place.ts'
import { PLACES, testStore, type TestStore } from '../store/testing.ts'
import { currentPlaces } from '../testing/current-places.ts'
import { readPlaces } from './place-index.ts'

let store: TestStore
let inMemory: PlaceLookup
let bySql: PlaceLookup
let places: PlaceRow[]
let cities: CityRow[]
beforeAll(async () => {
  store = await testStore(PLACES)
  inMemory = await readPlaces(store)
  bySql = currentPlaces(store)
  ;[places, cities] = await store.reading.reference((tx) => Promise.all([placeRepo(tx).all(), placeRepo(tx).cities()]))
}, 120_000)
afterAll(() => store.close())

const same = async <Row>(ask: (lookup: PlaceLookup) => Promise<Row>): Promise<void> => {
  expect(await ask(inMemory)).toEqual(await ask(bySql))
}

it('finds the same ZIPs, towns and states in memory as the database [GEO-08]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), fc.constantFrom(...cities), fc.boolean(), async (place, city, hasState) => {
      await same((lookup) => lookup.byZip(place.zip_code))
      await same((lookup) => lookup.city(city.name_key, hasState ? city.state : null))
      await same((lookup) => lookup.city(city.name_key, place.state))
      await same((lookup) => lookup.largestCityOf(place.state))
    }),
    { numRuns: 150 },
  )
  await same((lookup) => lookup.byZip('00000'))
  await same((lookup) => lookup.city('no such town', null))
  await same((lookup) => lookup.largestCityOf('ZZ'))
}, 200_000)

it('names a position by the same nearest ZIP in memory as the database [GEO-08]', async () => {
  const off = fc.integer({ min: -700, max: 700 }).map((thousandths) => thousandths / 1_000)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), off, off, ({ latitude, longitude }, north, east) =>
      same((lookup) => lookup.nearest(latitude + north, longitude + east)),
    ),
    { numRuns: 300 },
  )
  await same((lookup) => lookup.nearest(0, 0))
  await same((lookup) => lookup.nearest(-90, 180))
}, 200_000)
