import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { applyMapping, readMapping } from './mapping.ts'

const mapping = (fields: object) => {
  const read = readMapping(JSON.stringify({ fields }))
  if (!read.ok) throw new Error(read.error)
  return read.value
}

it('reads fields by their names, adds a prefix, splits lists and replaces words', () => {
  const rules = mapping({
    networkId: { from: 'id', prefix: 'X' },
    name: 'title',
    cuisines: { from: 'kind', split: '/', words: { Steak: 'Steakhouse' } },
    priceRange: { from: 'price', words: { cheap: '1' } },
    phone: 'absent',
  })
  expect(applyMapping(rules, { id: 7, title: 'T', kind: 'Steak / Thai', price: 'cheap', more: 1 })).toEqual({
    networkId: 'X7',
    name: 'T',
    cuisines: ['Steakhouse', 'Thai'],
    priceRange: '1',
    phone: undefined,
  })
})

it('reads nested fields and positions of lists, and takes constants', () => {
  const rules = mapping({
    latitude: 'location.coordinates[1]',
    city: { from: 'address.town', words: { NYC: 'New York' } },
    zipCode: 'a.zip',
    state: { constant: 'NY' },
    phone: 'location.constructor.name',
    about: 'location.coordinates[7]',
  })
  const record = { location: { coordinates: [-73.98, 40.75] }, address: { town: 'NYC' }, 'a.zip': '10001', a: { zip: 'no' } }
  expect(applyMapping(rules, record)).toEqual({ latitude: 40.75, city: 'New York', zipCode: '10001', state: 'NY' })
})

it.each([
  ['{', 'Invalid JSON'],
  ['{}', 'fields'],
  ['{"fields":{"nmae":"title"}}', 'fields.nmae is not a field of a merchant'],
  ['{"fields":{"name":{"form":"title"}}}', 'fields.name'],
  ['{"fields":{"name":{"constant":{}}}}', 'fields.name'],
  ['{"fields":{},"more":1}', 'more'],
])('says what is wrong with %s', (json, words) => {
  expect(readMapping(json)).toMatchObject({ ok: false, error: expect.stringContaining(words) })
})

it('can read each mapping of the project', async () => {
  const folder = join(import.meta.dirname, '../../../mappings')
  for (const name of await readdir(folder)) expect(readMapping(await readFile(join(folder, name), 'utf8'))).toMatchObject({ ok: true })
})
