import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { MerchantRow } from '../../store/repositories/merchant.ts'
import { testStore, type TestStore } from '../../store/testing.ts'
import { currentSearch } from '../../search/follow-merchants.ts'
import { currentPlaces } from '../../testing/current-places.ts'
import { DEMO_RESTAURANTS } from '../../testing/demo-restaurants.ts'
import { merchantImports } from '../../testing/merchant-imports.ts'
import { searchMerchants } from '../../use-cases/search-merchants.ts'

const FIXTURES = resolve(import.meta.dirname, '../../../fixtures')
const DIRTY = join(FIXTURES, 'merchants-dirty.ndjson')
const MAPPING = join(FIXTURES, 'merchants-dirty.mapping.json')

let store: TestStore
const imports = merchantImports()
const { clock, folder, said, written } = imports
beforeAll(async () => {
  store = await testStore(DEMO_RESTAURANTS)
})
afterAll(async () => {
  imports.remove()
  await store.close()
})
beforeEach(() => {
  said.length = 0
})

const run = (...args: string[]) => imports.run(store, args)
const runOn = (on: TestStore, ...args: string[]) => imports.run(on, args)
const active = (on = store): Promise<MerchantRow[]> =>
  on.reference((tx) => tx.selectFrom('merchant').selectAll().where('active', '=', true).orderBy('network_id').execute())
const one = async (id: string) => (await active()).find((row) => row.network_id === id)
const leftovers = () => store.owner((tx) => tx.selectFrom('merchant_stage').select('network_id').execute())

describe('a dirty file', () => {
  beforeEach(async () => {
    await run(DIRTY, '--mapping', MAPPING)
    said.length = 0
  })

  it('replaces all merchants by its valid rows, and reports the number and the error of each other line', async () => {
    const other = await testStore(DEMO_RESTAURANTS)
    expect(await runOn(other, DIRTY, '--mapping', MAPPING)).toBe(1)
    expect(said).toEqual([
      'line 4 taken without: phone is no phone number of the U.S.: "12345"',
      'line 5 mended: zipCode 97205 is 2537 miles from the position, which is in Portland, so 04101 was taken',
      'line 6 refused: zipCode 04101 is 2627 miles from the position, and the position is not in Portland, ME',
      expect.stringMatching(/^line 7 mended: zipCode 00000 is not a known ZIP code, which is in Portland, so 041\d\d was taken$/),
      'line 8 refused: networkId is already on line 1: M1',
      'line 9 refused: name is missing',
      'line 10 refused: latitude is not a number: "north"',
      'line 12 refused: state is no state of the U.S.: "ZZ"',
      'line 13 refused: rating is not between 0 and 5: 7',
      'line 14 refused: priceRange is not a number: "cheap"',
      'line 14 refused: ratingCount is not between 0 and 10000000: -1',
      'line 16 refused: name is longer than 120 characters',
      'line 17 refused: networkId is missing',
      'Replacing the merchants with 9 of the file',
      'Merchants without a fact that pages leave out then: hours: 9, meals served: 9, dining options: 9, a text about the place: 9, ' +
        'a phone number: 1, a photo: 9.',
      '18 rows: 9 good, 9 refused. Merchants: 9 added, 0 changed, 0 as before, 4,000 taken out.',
    ])
    expect((await active(other)).map((row) => row.network_id)).toEqual(['M1', 'M10', 'M14', 'M16', 'M2', 'M3', 'M4', 'M5', 'M7'])
    await other.close()
  })

  it('is cleaned during the import', async () => {
    expect(await one('M2')).toMatchObject({ name: "Café Olé — Señor Muñoz's", zip_code: '04101', phone: '207-773-1235', price_range: 1 })
    expect(await one('M3')).toMatchObject({ name: "O’Malley's Public House", zip_code: '04101', phone: '207-773-1236' })
    expect(await one('M4')).toMatchObject({ phone: null })
    expect(await one('M14')).toMatchObject({ name: 'Pho Sen Trang Đặc Biệt', neighborhood: null })
    expect(await one('M1')).toMatchObject({
      time_zone: 'America/New_York',
      cuisines: ['Seafood', 'Wine Bar'],
      // The file has none of these.
      about: '',
      meals: [],
      features: [],
      hours: [],
      offer_type: 'Unlimited',
      source: 'import',
    })
  })

  it('can be searched at once, and the merchants of before are not found any more', async () => {
    const merchantSearch = currentSearch(store)
    const search = async (restaurantOrCuisine: string) => {
      const deps = { merchantSearch, places: currentPlaces(store) }
      const found = await searchMerchants(deps, { restaurantOrCuisine }, { hasVIP: true }, clock.now())
      if (!found.ok) throw new Error(found.error.kind)
      return found.value
    }
    expect((await search('omalleys')).rows.map((row) => row.name)).toEqual(["O’Malley's Public House"])
    expect((await search('vietnamise')).rows.map((row) => row.name)).toEqual(['Pho Sen Trang Đặc Biệt'])
    expect((await search('sushi')).total).toBe(0)
  })

  it('changes nothing when it is imported again', async () => {
    const before = await active()
    expect(await run(DIRTY, '--mapping', MAPPING)).toBe(0)
    expect(said).toEqual(['No change: the merchants come from this file already.'])
    expect(await active()).toEqual(before)
  })

  it('writes only what differs when a newer one is imported', async () => {
    const lines = (await readFile(DIRTY, 'utf8')).trim().split('\n')
    const newer = [
      ...lines.slice(0, 2),
      lines[2]?.replace('Public', 'Pubic'),
      JSON.stringify({ ...JSON.parse(lines[0] ?? ''), id: 'M99', street: '9 Wharf St' }),
    ]
    const path = written('newer.ndjson', newer.join('\n'))
    expect(await run(path, '--mapping', MAPPING)).toBe(0)
    expect(said.at(-1)).toBe('4 rows: 4 good, 0 refused. Merchants: 1 added, 1 changed, 2 as before, 6 taken out.')
    const now = await active()
    expect(now.map((row) => row.network_id)).toEqual(['M1', 'M2', 'M3', 'M99'])
    // The changed and the new one have a later time than those that were left as they were.
    const [first, second, changed, added] = now.map((row) => row.changed_at?.getTime() ?? 0)
    expect([first, changed]).toEqual([second, added])
    expect(Number(changed) - Number(first)).toBeGreaterThan(0)
  })
})

describe('a CSV file', () => {
  it('is read with its lists and terms, and terms that disagree are refused', async () => {
    expect(await run(join(FIXTURES, 'merchants.csv'))).toBe(1)
    expect(said.filter((line) => line.includes('refused:'))).toEqual([
      'line 4 refused: orderUrl is not an address with http or https: "javascript:alert(1)"',
      'line 4 refused: offerType is Unlimited beside a limit',
      'line 4 refused: lastDay is before firstDay',
    ])
    expect(await one('C1')).toMatchObject({
      name: "Marta's Table, Uptown",
      cuisines: ['Italian', 'Wine Bar'],
      meals: ['Lunch', 'Dinner'],
      features: ['Dine in', 'Order online'],
      about: 'Small plates, long evenings.',
      offer_type: 'Limited',
      offer_days: ['Mon', 'Tue', 'Wed'],
      max_visits_per_month: 2,
      first_day: '2026-01-01',
      last_day: '2026-12-31',
      access_tier: 2,
      bonus_units: 500,
      campaign_codes: ['date-night', 'patio-season'],
      order_url: 'https://order.example.com/c1',
    })
  })
})

describe('an invalid file', () => {
  const good = {
    networkId: 'G1',
    name: 'Good',
    address1: '1 Main St',
    city: 'Chicago',
    state: 'IL',
    zipCode: '60601',
    latitude: 41.886,
    longitude: -87.623,
  }
  const line = (more: object) => JSON.stringify({ ...good, ...more })

  it.each<[string, string, () => string | Buffer, string]>([
    [
      'is cut off',
      'cut.ndjson',
      () => `${line({})}\n${line({ networkId: 'G2' }).slice(0, 40)}`,
      'is malformed: line 2 is not a JSON object',
    ],
    ['holds lists', 'lists.ndjson', () => `${line({})}\n[1,2]`, 'is malformed: line 2 is not a JSON object'],
    ['is no gzip', 'no.ndjson.gz', () => line({}), 'cannot be read to its end: incorrect header check'],
    [
      'is a gzip cut off',
      'cut.ndjson.gz',
      () => gzipSync(`${line({})}\n`.repeat(500)).subarray(0, 60),
      'cannot be read to its end: unexpected end of file',
    ],
    [
      'has rows of other widths',
      'wide.csv',
      () => 'networkId,name\nG1,Good,more\n',
      'is malformed: line 2 does not have the columns of the first line',
    ],
    ['is empty', 'empty.csv', () => '', 'holds no rows'],
    [
      'has other columns',
      'other.csv',
      () => 'id,title\n1,A\n2,B\n',
      '2 of 2 rows were refused. Nothing was changed. Does the mapping fit this file?',
    ],
    [
      'is for the most part wrong',
      'wrong.ndjson',
      () => [line({}), line({ networkId: 'G2', state: '?' }), line({ networkId: 'G3', state: '?' })].join('\n'),
      '2 of 3 rows were refused',
    ],
    ['has no known ending', 'file.xlsx', () => 'x', 'is unknown'],
  ])('%s, and changes nothing', async (_what, name, content, words) => {
    const before = await active()
    expect(await run(written(name, content()))).toBe(1)
    expect(said.at(-1)).toContain(words)
    expect(await active()).toEqual(before)
    expect(await leftovers()).toEqual([])
  })

  it('is reported if it does not exist', async () => {
    expect(await run('nowhere.csv')).toBe(1)
    expect(said).toEqual([`There is no file ${join(folder, 'nowhere.csv')}.`])
  })

  it('is refused with a mapping that does not exist or names no field', async () => {
    expect(await run(DIRTY, '--mapping', 'nowhere.json')).toBe(1)
    written('bad.json', '{"fields":{"nmae":"name"}}')
    expect(await run(DIRTY, '--mapping', 'bad.json')).toBe(1)
    expect(said).toEqual([
      `The mapping file ${join(folder, 'nowhere.json')} cannot be read.`,
      expect.stringContaining('bad.json cannot be used. fields.nmae is not a field of a merchant. Known fields: networkId, name'),
    ])
  })

  it('is only checked in a dry run', async () => {
    const before = await active()
    expect(await run(written('dry.ndjson', line({})), '--dry-run')).toBe(0)
    expect(said.at(-1)).toMatch(/^1 rows: 1 good, 0 refused\. Nothing was changed: this was a dry run\. It would add 1, change 0, /)
    expect(await active()).toEqual(before)
  })
})

it('is not imported if another import has begun meanwhile', async () => {
  const before = await active()
  const overtaken = written(
    'overtaken.csv',
    await readFile(join(FIXTURES, 'merchants.csv'), 'utf8').then((csv) => csv.replaceAll('\nC', '\nD')),
  )
  const others: Promise<unknown>[] = []
  const code = await imports.run(store, [overtaken], (text) => {
    if (!text.startsWith('line 4')) return
    others.push(store.owner((tx) => tx.deleteFrom('merchant_import').where('finished_at', 'is', null).execute()))
  })
  await Promise.all(others)
  expect(code).toBe(1)
  expect(said.at(-1)).toContain('Another import began meanwhile')
  expect(await active()).toEqual(before)
  expect(await leftovers()).toEqual([])
})
