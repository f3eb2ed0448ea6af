import { expect, it } from 'vitest'

import { vaultEnvironment } from './environment.ts'

const SAFE = {
  PORT: '0',
  INTERNAL_PORT: '6401',
  DATA_DIR: '/data',
  VAULT_TOKEN: 'f3c1a7b2d94e8860aa57c0de19b24f7733cd0b6e',
  PARENT_ORIGINS: '{"one":["https://one.example"]}',
}
const errorOf = (change: Record<string, string | undefined>) => {
  const read = vaultEnvironment.read({ ...SAFE, ...change })
  return read.ok ? '' : read.error
}

it('reads what the process needs, in production by default', () => {
  const read = vaultEnvironment.read(SAFE)
  expect(read).toMatchObject({ ok: true, value: { PORT: 0, INTERNAL_PORT: 6401, APP_ENV: 'production', LOG_LEVEL: 'info' } })
  expect(read.ok && read.value.PARENT_ORIGINS.get('one')).toEqual(['https://one.example'])
})

it.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['PORT', undefined],
  ['DATA_DIR', ''],
  ['DATA_DIR', undefined],
  ['VAULT_TOKEN', 'too-short'],
  ['VAULT_TOKEN', 'with spaces in it, which no header carries'],
  ['PARENT_ORIGINS', '{'],
  ['PARENT_ORIGINS', '{"one":[]}'],
  ['PARENT_ORIGINS', '{"one":["https://one.example/"]}'],
  ['PARENT_ORIGINS', '{"one":["https://*.example"]}'],
  ['PARENT_ORIGINS', '{"one":["*"]}'],
  ['PARENT_ORIGINS', '{"one":["null"]}'],
  ['APP_ENV', 'staging'],
  ['LOG_LEVEL', 'loud'],
])('refuses %s %s in one line that names it and contains no secret', (name, value) => {
  expect(errorOf({ [name]: value })).toContain(name)
  expect(errorOf({ [name]: value })).not.toContain('\n')
  expect(errorOf({ [name]: value })).not.toContain('spaces in it')
})

it('names every missing variable at once', () => {
  const read = vaultEnvironment.read({})
  for (const name of Object.keys(SAFE)) expect(!read.ok && read.error).toContain(`${name} is missing`)
})

it.each([
  [{ VAULT_TOKEN: '0123456789abcdef0123456789abcdef' }, 'in production VAULT_TOKEN must be a random secret'],
  [{ PARENT_ORIGINS: '{"one":["https://one.example","http://one.example"]}' }, 'must contain only origins that start with https://'],
  [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'in production NODE_TLS_REJECT_UNAUTHORIZED "0" must not be 0'],
])('in production refuses %j, which development accepts', (change, why) => {
  expect(errorOf(change)).toContain(why)
  expect(errorOf({ ...change, APP_ENV: 'development' })).toBe('')
})
