import { resolve } from 'node:path'

import { expect, it } from 'vitest'

import { testStore } from '../../store/testing.ts'
import { commandDeps } from '../../testing/command-deps.ts'
import { DEMO_RESTAURANTS } from '../../testing/demo-restaurants.ts'
import { testClock } from '../../testing/test-clock.ts'
import { merchantsImport } from './import.ts'

/** Runs only if the folder of shared data exists beside the project; `pnpm test` reports if it skips this. */
const REAL = resolve(process.env['SHARED_DATA'] ?? '../shared/data', 'us-restaurants-opentable-5000.ndjson.gz')
const MAPPING = resolve(import.meta.dirname, '../../../mappings/opentable-restaurants.json')

it('reads the real restaurants with the mapping that the project ships', async () => {
  const store = await testStore(DEMO_RESTAURANTS)
  const request = merchantsImport.readLine([REAL, '--mapping', MAPPING], '.')
  if (!request.ok) throw new Error(request.error)
  const said: string[] = []
  await merchantsImport.run(commandDeps(store, testClock().now), request.value, (line) => said.push(line))
  expect(said.at(-1)).toMatch(/^5,000 rows: 4,998 good, 2 refused\. Merchants: 4,998 added/)
  const rows = await store.reference((tx) => tx.selectFrom('merchant').selectAll().where('active', '=', true).execute())
  expect(rows).toHaveLength(4_998)
  expect(rows.filter((row) => row.phone !== null && !/^\d{3}-\d{3}-\d{4}$/.test(row.phone))).toEqual([])
  expect(rows.filter((row) => !/^\d{5}$/.test(row.zip_code))).toEqual([])
  // Nothing that the file lacks was made up.
  expect(
    rows.filter(
      ({ about, meals, features, hours, image_base_url }) =>
        about !== '' || meals.length + features.length + hours.length > 0 || image_base_url !== null,
    ),
  ).toEqual([])
  await store.close()
})
