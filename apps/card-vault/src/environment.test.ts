import { expect, it } from 'vitest'

import { vaultEnvironment } from './environment.ts'

const SAFE = {
  PORT: '0',
  INTERNAL_PORT: '6401',
  DATABASE_URL: 'postgres://vault@db.example/vault?sslmode=verify-full',
  KMS_KEY_ID: 'alias/card-vault',
  NETWORK_URL: 'https://network.example',
  NETWORK_TOKEN: '9b1c64f0a83d47e2b5c80f1e6d72a9035c4be871',
  VAULT_TOKEN: 'f3c1a7b2d94e8860aa57c0de19b24f7733cd0b6e',
  PARENT_ORIGINS: '{"one":["https://one.example"]}',
}
const errorOf = (change: Record<string, string | undefined>) => {
  const read = vaultEnvironment.read({ ...SAFE, ...change })
  return read.ok ? '' : read.error
}

it('reads what the process needs, in production by default', () => {
  const read = vaultEnvironment.read(SAFE)
  expect(read).toMatchObject({
    ok: true,
    value: { PORT: 0, INTERNAL_PORT: 6401, INTERNAL_HOST: '127.0.0.1', FRAME_KEY_DAYS: 30, APP_ENV: 'production', LOG_LEVEL: 'info' },
  })
  expect(read.ok && read.value.PARENT_ORIGINS?.get('one')).toEqual(['https://one.example'])
})

it.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['PORT', undefined],
  ['DATA_DIR', ''],
  ['INTERNAL_HOST', 'all'],
  ['FRAME_KEY_DAYS', '0'],
  ['NETWORK_URL', 'network.example'],
  ['NETWORK_TOKEN', 'short'],
  ['VAULT_TOKEN', 'too-short'],
  ['VAULT_TOKEN', 'with spaces in it, which no header carries'],
  ['PARENT_ORIGINS', '{'],
  ['PARENT_ORIGINS', '{"one":[]}'],
  ['PARENT_ORIGINS', '{"one":["https://one.example/"]}'],
  ['PARENT_ORIGINS', '{"one":["https://*.example"]}'],
  ['PARENT_ORIGINS', '{"one":["*"]}'],
  ['PARENT_ORIGINS', '{"one":["null"]}'],
  ['APP_ENV', 'stage'],
  ['LOG_LEVEL', 'loud'],
])('refuses %s %s in one line that names it and contains no secret', (name, value) => {
  expect(errorOf({ [name]: value })).toContain(name)
  expect(errorOf({ [name]: value })).not.toContain('\n')
  expect(errorOf({ [name]: value })).not.toContain('spaces in it')
})

it('names every missing variable at once', () => {
  const read = vaultEnvironment.read({})
  for (const name of ['PORT', 'INTERNAL_PORT', 'NETWORK_URL', 'NETWORK_TOKEN', 'VAULT_TOKEN'])
    expect(!read.ok && read.error).toContain(`${name} is missing`)
})

it.each([
  [{ VAULT_TOKEN: '0123456789abcdef0123456789abcdef' }, 'in production VAULT_TOKEN must be a random secret'],
  [{ PARENT_ORIGINS: '{"one":["https://one.example","http://one.example"]}' }, 'must contain only origins that start with https://'],
  [{ DATABASE_URL: undefined, DATA_DIR: '/data' }, 'in production DATABASE_URL must be set'],
  [{ DATA_DIR: '/data' }, 'in production DATA_DIR "/data" is for development'],
  [{ DATABASE_URL: 'postgres://vault@db.example/vault' }, 'in production DATABASE_URL'],
  [{ KMS_KEY_ID: undefined, KEY_FILE: '/keys/vault.json' }, 'in production KMS_KEY_ID must be set'],
  [{ KEY_FILE: '/keys/vault.json' }, 'in production KEY_FILE "/keys/vault.json" is for development'],
  [{ KMS_ENDPOINT: 'http://kms.example' }, 'in production KMS_ENDPOINT'],
  [{ NETWORK_URL: 'http://network.example' }, 'in production NETWORK_URL'],
  [{ NETWORK_TOKEN: '0123456789abcdef0123456789abcdef' }, 'in production NETWORK_TOKEN must be a random secret'],
  [{ INTERNAL_HOST: '0.0.0.0' }, 'in production INTERNAL_HOST'],
  [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'in production NODE_TLS_REJECT_UNAUTHORIZED "0" must not be 0'],
])('in production refuses %j, which development accepts', (change, why) => {
  expect(errorOf(change)).toContain(why)
  expect(errorOf({ ...change, APP_ENV: 'development' })).toBe('')
})

it('keeps the internal listener on 127.0.0.1 when HOST opens the frame to other machines', () => {
  expect(vaultEnvironment.read({ ...SAFE, HOST: '0.0.0.0' })).toMatchObject({ value: { HOST: '0.0.0.0', INTERNAL_HOST: '127.0.0.1' } })
})
