import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { testPartner } from '../testing/test-partner.ts'
import { readEmulationAccess } from './emulation-access.ts'

const partners = [testPartner('one'), testPartner('without', { program: { enrollmentType: 'none' } })]
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const own = { kid: 'k1', alg: 'ES256' }
const KEY = { ...pair.publicKey.export({ format: 'jwk' }), ...own }
const ACCESS = { issuer: 'admin-tool', keys: [KEY] }

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'emulation-'))))
afterAll(() => rm(folder, { recursive: true }))

async function read(value: unknown) {
  const file = join(folder, 'access.json')
  await writeFile(file, JSON.stringify(value))
  return readEmulationAccess(file, partners)
}

it('reads the tools, read-only unless the file says otherwise; without a file there are none', async () => {
  expect(await read({ one: ACCESS })).toEqual({ ok: true, value: new Map([['one', { ...ACCESS, writes: false }]]) })
  expect(await read({ one: { ...ACCESS, writes: true } })).toMatchObject({
    ok: true,
    value: new Map([['one', { ...ACCESS, writes: true }]]),
  })
  expect(await readEmulationAccess(undefined, partners)).toEqual({ ok: true, value: new Map() })
})

it.each([
  ['a private key', { one: { ...ACCESS, keys: [{ ...pair.privateKey.export({ format: 'jwk' }), ...own }] } }],
  ['a shared secret', { one: { ...ACCESS, keys: [{ kty: 'oct', k: 'c2VjcmV0', kid: 'k1', alg: 'HS256' }] } }],
  ['another algorithm for the key', { one: { ...ACCESS, keys: [{ ...KEY, alg: 'none' }] } }],
  ['no key', { one: { ...ACCESS, keys: [] } }],
  ['a partner without members', { without: ACCESS }],
  ['an unknown field', { one: { ...ACCESS, write: true } }],
])('refuses %s', async (_, value) => {
  const result = await read(value)
  expect(result.ok ? '' : result.error).toContain('EMULATION_FILE')
})
