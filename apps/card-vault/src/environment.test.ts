import { expect, it } from 'vitest'

import { readEnvironment } from './environment.ts'

const good = {
  PORT: '0',
  INTERNAL_PORT: '6401',
  DATA_DIR: '/data',
  VAULT_TOKEN: '0123456789abcdef0123456789abcdef',
  PARENT_ORIGINS: '{"one":["https://one.example"]}',
}

it('reads what the process needs', () => {
  const read = readEnvironment(good)
  expect(read).toMatchObject({ kind: 'ok', environment: { PORT: 0, INTERNAL_PORT: 6401, APP_ENV: 'development', LOG_LEVEL: 'info' } })
  expect(read.kind === 'ok' && read.environment.PARENT_ORIGINS.get('one')).toEqual(['https://one.example'])
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
])('refuses %s %s in one line that names it and repeats no value', (name, value) => {
  const read = readEnvironment({ ...good, [name]: value })
  expect(read).toMatchObject({ kind: 'refused', why: expect.stringContaining(name) })
  if (read.kind !== 'refused') return
  expect(read.why).not.toContain('\n')
  expect(read.why).not.toContain('spaces in it')
})

it('tells every fault at once', () => {
  const read = readEnvironment({})
  for (const name of Object.keys(good)) expect(read.kind === 'refused' && read.why).toContain(`${name} must be given`)
})
