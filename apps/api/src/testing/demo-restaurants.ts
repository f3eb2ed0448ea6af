import { buildMerchants, sourcesVersion } from '@dining/demo-restaurants'

import { buildPlaces } from '../store/reference/places.ts'
import { preparePlaces } from '../store/reference/prepare-places.ts'
import { insertMerchants } from '../store/repositories/insert-merchants.ts'
import type { Store } from '../store/store.ts'

/** For test stores: all places and a number of demonstration restaurants, of the day on which the clock of tests starts. */
export const DEMO_RESTAURANTS = {
  name: `restaurants_${sourcesVersion()}`,
  asOf: new Date('2026-06-15T17:00:00Z'),
  merchants: 4_000,
  fill: async (store: Store) => {
    await preparePlaces(store, () => undefined)
    await store.owner((tx) => insertMerchants(tx, buildMerchants(buildPlaces(), DEMO_RESTAURANTS.asOf, DEMO_RESTAURANTS.merchants)))
    await store.vacuum()
  },
}
