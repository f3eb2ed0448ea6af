import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readProviderClients } from './provider-clients.ts'

const CLIENT = { issuer: 'https://id.example', clientId: 'dining', clientSecret: 'hush-hush' }

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'sso-'))))
afterAll(() => rm(folder, { recursive: true }))

async function read(content: unknown) {
  const file = join(folder, 'clients.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readProviderClients(file)
}

describe('the settings of OpenID providers', () => {
  it('are empty without a file, which no partner needs to start', async () => {
    expect(await readProviderClients(undefined)).toEqual({ ok: true, value: new Map() })
  })

  it('are read from a file by partner, with the default scope and claim', async () => {
    expect(await read({ one: CLIENT })).toEqual({
      ok: true,
      value: new Map([['one', { partnerId: 'one', ...CLIENT, scope: 'openid profile email', partnerNumberClaim: 'partner_number' }]]),
    })
  })

  it.each([
    ['http://id.localhost:3000/one', true],
    ['http://127.0.0.1:4000', true],
    ['http://id.example', false],
    ['http://localhost.example', false],
    ['id.example', false],
  ])('connects without TLS to this machine only: %s', async (issuer, is) => {
    expect((await read({ one: { ...CLIENT, issuer } })).ok).toBe(is)
    expect((await read({ one: { ...CLIENT, reachedAt: issuer } })).ok).toBe(is)
  })

  it.each<[string, unknown, string]>([
    ['no JSON', '{', 'must be JSON'],
    ['a client without its secret', { one: { ...CLIENT, clientSecret: undefined } }, 'one.clientSecret'],
    ['a scope without OpenID', { one: { ...CLIENT, scope: 'email' } }, 'one.scope'],
    ['a secret in place of a client', { one: 'hush' }, 'one must be an object'],
    ['a field that is not known', { one: { ...CLIENT, secret: 'x' } }, 'one.secret'],
  ])('is refused with a one-line error without values: %s', async (_, content, says) => {
    const result = await read(content)
    expect(result).toEqual({ ok: false, error: expect.stringContaining(says) })
    expect(JSON.stringify(result)).not.toContain('hush')
  })

  it('are refused if the file does not exist', async () => {
    expect(await readProviderClients(join(folder, 'none.json'))).toEqual({ ok: false, error: expect.stringContaining('cannot be read') })
  })
})
