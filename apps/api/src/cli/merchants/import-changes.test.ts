import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { PLACES, testStore, type TestStore } from '../../store/testing.ts'
import { restaurantRow } from '../../testing/restaurant-row.ts'
import { merchantImports } from '../../testing/merchant-imports.ts'

let store: TestStore
const imports = merchantImports()
const { said } = imports
beforeAll(async () => {
  store = await testStore(PLACES)
})
afterAll(async () => {
  imports.remove()
  await store.close()
})

function run(rows: readonly object[], ...options: string[]): Promise<number> {
  said.length = 0
  const path = imports.written('file.ndjson', rows.map((one) => JSON.stringify(one)).join('\n'))
  return imports.run(store, [path, ...options])
}
const active = async () => {
  const rows = await store.reference((tx) =>
    tx.selectFrom('merchant').selectAll().where('active', '=', true).orderBy('network_id').execute(),
  )
  return rows.map(({ network_id, name, city, state, zip_code }) => [network_id, name, city, state, zip_code].join(' '))
}

it('keeps what a file of changes does not name, and adds, changes and withdraws the rest', async () => {
  expect(await run([restaurantRow('A'), restaurantRow('B'), restaurantRow('C')])).toBe(0)
  const changes = [
    restaurantRow('B', { phone: '207-773-1234' }),
    { networkId: 'C', withdrawn: true },
    restaurantRow('D'),
    restaurantRow('A'),
  ]
  expect(await run(changes, '--changes', '--dry-run')).toBe(0)
  expect(said.slice(0, 3)).toEqual(['would add D Harbor D', 'would change B Harbor B: phone', 'would take out C Harbor C'])
  expect(said.at(-1)).toContain('It would add 1, change 1, leave 1 as before and take out 1.')
  expect((await active()).length).toBe(3)
  expect(await run(changes, '--changes')).toBe(0)
  expect(said.at(-1)).toBe('4 rows: 4 good, 0 refused. Merchants: 1 added, 1 changed, 1 as before, 1 taken out.')
  const now = ['A', 'B', 'D'].map((id) => `${id} Harbor ${id} Portland ME 04101`)
  expect(await active()).toEqual(now)
  expect(await run(changes, '--changes')).toBe(0)
  expect(said).toEqual(['No change: the merchants come from this file already.'])
  expect(await active()).toEqual(now)
})

it('refuses changes of what is not there, and a place that another restaurant has', async () => {
  await run([restaurantRow('A'), restaurantRow('B')])
  const changes = [
    { networkId: 'X', withdrawn: true },
    restaurantRow('A2', { name: 'harbor a' }),
    { networkId: 'B', withdrawn: 'yes' },
    { networkId: 'A', withdrawn: true },
    restaurantRow('A3', { name: 'Harbor A' }),
    restaurantRow('E', { name: 'HARBOR A', address1: '12 Front St.' }),
    restaurantRow('F'),
    restaurantRow('G'),
  ]
  expect(await run(changes, '--changes')).toBe(1)
  expect(said.filter((line) => line.includes('refused:'))).toEqual([
    'line 1 refused: networkId is of no restaurant that participates: X',
    'line 2 refused: name and address1 are those of a restaurant that participates, A: the same place',
    'line 3 refused: withdrawn is neither true nor false',
    'line 6 refused: name and address1 are those of line 5, A3: the same place',
  ])
  expect((await active()).map((one) => one.slice(0, 2).trim())).toEqual(['A3', 'B', 'F', 'G'])
  expect(await run([restaurantRow('A'), { networkId: 'B', withdrawn: true }])).toBe(1)
  expect(said[0]).toBe('line 2 refused: withdrawn is for files of changes: import this one with --changes')
})

describe('a row without city, state or ZIP', () => {
  const none = { city: null, state: null, zipCode: null }

  it('takes them from its position, which is reported', async () => {
    expect(
      await run([restaurantRow('A', none), restaurantRow('B', { zipCode: '' }), restaurantRow('C', { city: '', zipCode: '04101' })]),
    ).toBe(0)
    expect(said.filter((line) => line.includes('mended'))).toEqual([
      'line 1 mended: city is missing, so that of the position was taken: Portland',
      'line 1 mended: state is missing, so that of the position was taken: ME',
      'line 1 mended: zipCode is missing, so that of the position was taken: 04101',
      'line 2 mended: zipCode is missing, so that of the position was taken: 04101',
      'line 3 mended: city is missing, so that of the position was taken: Portland',
    ])
    expect(new Set((await active()).map((one) => one.slice(-17)))).toEqual(new Set(['Portland ME 04101']))
    // The ZIP whose center is nearest is that of one office, and its name is of no town.
    await run([restaurantRow('N', { ...none, latitude: 40.7138, longitude: -74.0088 })])
    expect(await active()).toEqual([expect.stringMatching(/^N Harbor N New York NY 10\d{3}$/)])
  })

  it('is refused if it is outside of the country, or its town is another', async () => {
    const rows = [
      restaurantRow('A', none),
      restaurantRow('B', { ...none, latitude: 48.8566, longitude: 2.3522 }),
      restaurantRow('C', { ...none, latitude: 0, longitude: 0 }),
      restaurantRow('D', { zipCode: null, city: 'Boston', state: 'MA' }),
      restaurantRow('E', { country: 'France' }),
      ...['F', 'G', 'H', 'I', 'J'].map((id) => restaurantRow(id)),
    ]
    expect(await run(rows)).toBe(1)
    expect(said.filter((line) => line.includes('refused:'))).toEqual([
      'line 2 refused: latitude and longitude are more than 15 miles from every ZIP code of the U.S.: 48.8566, 2.3522',
      'line 3 refused: latitude and longitude are more than 15 miles from every ZIP code of the U.S.: 0, 0',
      'line 4 refused: city and state are not those of the position, which is near Portland, ME: Boston, MA',
      'line 5 refused: country is not the U.S.: "France"',
    ])
    expect((await active()).length).toBe(6)
  })
})
