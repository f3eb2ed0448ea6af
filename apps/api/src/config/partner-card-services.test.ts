import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { testPartner } from '../testing/test-partner.ts'
import { readPartnerCardServices } from './partner-card-services.ts'

const partners = [testPartner('one', { features: { hasPartnerLoadedCards: true } }), testPartner('without')]
const SERVICE = { url: 'https://cards.example/known', token: 'a token of the service 0123456789' }

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'services-'))))
afterAll(() => rm(folder, { recursive: true }))

async function read(value: unknown) {
  const file = join(folder, 'services.json')
  await writeFile(file, JSON.stringify(value))
  return readPartnerCardServices(file, partners)
}

it('reads the services, and has none without a file', async () => {
  expect(await read({ one: SERVICE })).toEqual({ ok: true, value: new Map([['one', SERVICE]]) })
  expect(await readPartnerCardServices(undefined, partners)).toEqual({ ok: true, value: new Map() })
})

it.each([
  ['a plain address', { one: { ...SERVICE, url: 'http://cards.example/' } }, 'must be an https: address'],
  ['a short token', { one: { ...SERVICE, token: 'short' } }, 'must have at least 32 characters'],
  ['an unknown field', { one: { ...SERVICE, tokn: 'x' } }, 'tokn'],
  ['a partner without partner-loaded cards', { without: SERVICE }, 'PARTNER_CARDS_FILE names without'],
])('refuses %s', async (_, value, message) => {
  const result = await read(value)
  expect(result.ok ? '' : result.error).toContain(message)
})
