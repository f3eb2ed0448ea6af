import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { readOpenSearchSettings } from './open-search-settings.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-search-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(content: string) {
  const file = join(folder, 'settings.json')
  await writeFile(file, content)
  return readOpenSearchSettings(file)
}
const URL_ONLY = { url: 'https://search.example.com:9200/' }

it('is the address, the name of the indexes and who signs in', async () => {
  expect(await readOpenSearchSettings(undefined)).toEqual({ ok: true, value: null })
  expect(await read(JSON.stringify(URL_ONLY))).toEqual({
    ok: true,
    value: { url: 'https://search.example.com:9200', index: 'restaurants' },
  })
  const all = { ...URL_ONLY, index: 'dining', user: 'one', password: 'hush' }
  expect(await read(JSON.stringify(all))).toEqual({ ok: true, value: { ...all, url: 'https://search.example.com:9200' } })
})

it.each([
  ['no JSON', '{', 'must be JSON'],
  ['a password over an open connection', JSON.stringify({ url: 'http://search.example.com' }), 'https'],
  ['a user without a password', JSON.stringify({ ...URL_ONLY, user: 'one' }), 'both user and password'],
  ['a name that a cluster refuses', JSON.stringify({ ...URL_ONLY, index: 'Own Index' }), 'lower case'],
  ['an unknown field', JSON.stringify({ ...URL_ONLY, shards: 5 }), 'shards'],
])('refuses %s, and says why without the value', async (_, content, why) => {
  const settings = await read(content)
  expect(settings).toMatchObject({ ok: false, error: expect.stringContaining(why) as unknown })
})

it('names a file that is missing', async () => {
  expect(await readOpenSearchSettings(join(folder, 'none'))).toMatchObject({
    ok: false,
    error: expect.stringContaining('cannot be read') as unknown,
  })
})
