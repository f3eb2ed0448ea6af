import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { preparePlaces, type Store } from '@dining/api/data-loading'

import { loadDemonstration } from './load.ts'

export { bindDemoIdentities } from './members/demo-identities.ts'
export { DEMO_MEMBERS } from './members/demo-members.ts'
export { providerMembers } from './members/provider-members.ts'

/** For test stores: all places and a number of demonstration restaurants, loaded on the day on which the clock of tests starts. */
export const DEMO_RESTAURANTS = {
  name: `restaurants_${versionOfSources()}`,
  asOf: new Date('2026-06-15T17:00:00Z'),
  merchants: 4_000,
  fill: async (store: Store) => {
    await preparePlaces(store, () => undefined)
    await loadDemonstration(store, { partners: [], asOf: DEMO_RESTAURANTS.asOf, merchants: DEMO_RESTAURANTS.merchants })
  },
}

/** A hash of the files that determine what the loader writes, so that no stale copy of a test store is used. */
function versionOfSources(): string {
  const hash = createHash('sha256')
  for (const name of globSync('**/*.ts', { cwd: import.meta.dirname }).toSorted())
    hash.update(readFileSync(join(import.meta.dirname, name)))
  return hash.digest('hex').slice(0, 12)
}
