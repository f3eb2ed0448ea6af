import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { apiEnvironment } from './environment.ts'

const SAFE = {
  DATA_DIR: '/data',
  DATABASE_URL: 'postgres://u@db.example/dining?sslmode=verify-full',
  PARTNERS_DIR: '/partners',
  VAULT_URL: 'http://127.0.0.1:4100',
  VAULT_TOKEN: 'f3c1a7b2d94e8860aa57c0de19b24f7733cd0b6e',
  CALLER_KEYS_FILE: '/keys.json',
  SMTP_URL: 'smtp://127.0.0.1:25',
  PUBLIC_ORIGIN_PATTERN: 'https://{partner}.example.com',
  PROXIES_IN_FRONT: '1',
}

const errorOf = (change: Record<string, string | undefined>) => {
  const read = apiEnvironment.read({ ...SAFE, ...change })
  return read.ok ? '' : read.error
}

let folder = ''
let readable = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'environment-'))
  readable = join(folder, 'readable.json')
  writeFileSync(readable, '{}')
  chmodSync(readable, 0o644)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('reads what is given and fills in defaults, in production unless APP_ENV is set', () => {
  expect(apiEnvironment.read({ ...SAFE, PATH: '/bin' })).toEqual({
    ok: true,
    value: {
      ...SAFE,
      PORT: 0,
      HOST: '127.0.0.1',
      DRAIN_NOTICE_MS: 300,
      PROXIES_IN_FRONT: 1,
      LIMIT_SCALE: 1,
      CAPTCHA: 'on',
      APP_ENV: 'production',
      LOG_LEVEL: 'info',
      DATABASE_READ_MAX_LAG_S: 2,
      IMPORT_MAX_BYTES: 268_435_456,
      METRICS_HOST: '127.0.0.1',
      OTEL_TRACES_SAMPLER_ARG: 1,
      PUSH_HOSTS: new Set(['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']),
    },
  })
  expect(apiEnvironment.read({ ...SAFE, SERVED_PARTNERS: 'one, two' })).toMatchObject({
    value: { SERVED_PARTNERS: new Set(['one', 'two']) },
  })
  expect(apiEnvironment.read({ ...SAFE, PORT: '3000', DEFAULT_LOCATION: '40.7577,-73.9857' })).toMatchObject({
    value: { PORT: 3000, DEFAULT_LOCATION: { latitude: 40.7577, longitude: -73.9857 } },
  })
})

it.each([
  [{ DATA_DIR: undefined }, 'DATA_DIR is missing'],
  [{ DATABASE_URL: undefined }, 'in production DATABASE_URL must be set'],
  [{ PORT: 'http' }, 'PORT "http" must be a port number'],
  [{ PORT: '70000' }, 'PORT "70000" must be a port number'],
  [{ VAULT_URL: 'vault' }, 'VAULT_URL "vault" must be an address'],
  [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must start with smtp://'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must start with postgres://'],
  [{ PUBLIC_ORIGIN_PATTERN: 'https://example.com' }, 'PUBLIC_ORIGIN_PATTERN "https://example.com" must contain {partner}'],
  [{ MAIL_FROM: 'dining' }, 'MAIL_FROM "dining" must be an email address'],
  [{ APP_ENV: 'stage' }, 'APP_ENV "stage" must be development, staging or production'],
  [{ LIMIT_SCALE: '0' }, 'LIMIT_SCALE "0" must be 1 or more'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL "loud" must be a level'],
])('with %j names the variable and what it must be', (change, fault) => {
  expect(errorOf(change)).toContain(fault)
})

it('names every invalid variable in one line, without secret values', () => {
  const line = errorOf({ PORT: 'http', VAULT_TOKEN: '', SMTP_URL: 'hunter2', DATABASE_URL: 'hunter2' })
  for (const name of ['PORT', 'VAULT_TOKEN', 'SMTP_URL', 'DATABASE_URL']) expect(line).toContain(name)
  expect(line).not.toMatch(/hunter2|\n/)
})

it.each([
  [{ DATABASE_URL: 'postgres://u@db.example/dining' }, 'DATABASE_URL must have sslmode=verify-full'],
  [{ VAULT_URL: 'http://vault.internal:4100' }, 'VAULT_URL "http://vault.internal:4100" must start with https://, unless'],
  [{ VAULT_TOKEN: 'x'.repeat(40) }, 'VAULT_TOKEN must be a random secret'],
  [{ VAULT_TOKEN: 'short' }, 'VAULT_TOKEN must be a random secret'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL must be smtps://… or smtp://…?requireTLS=true'],
  [
    { PUBLIC_ORIGIN_PATTERN: 'http://{partner}.example.com' },
    'PUBLIC_ORIGIN_PATTERN "http://{partner}.example.com" must start with https://',
  ],
  [{ STUDIO_ORIGIN: 'http://studio.example.com' }, 'STUDIO_ORIGIN "http://studio.example.com" must start with https://'],
  [{ PROXIES_IN_FRONT: undefined }, 'PROXIES_IN_FRONT must be set'],
  [{ BREACHED_PASSWORDS_URL: 'http://passwords.example' }, 'BREACHED_PASSWORDS_URL "http://passwords.example" must start with https://'],
  [{ LIMIT_SCALE: '2' }, 'LIMIT_SCALE "2" must be 1'],
  [{ CAPTCHA: 'off' }, 'CAPTCHA "off" must be on'],
  [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST "0.0.0.0" must be an address of a private network'],
  [{ METRICS_HOST: '::' }, 'METRICS_HOST "::" must be an address of a private network'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT "http://collector:4318" must start with https://',
  ],
  [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'NODE_TLS_REJECT_UNAUTHORIZED "0" must not be 0'],
])('in production refuses %j, which development accepts', (change, fault) => {
  expect(errorOf(change)).toContain(`in production ${fault}`)
  expect(errorOf({ ...change, APP_ENV: 'development' })).toBe('')
})

it.each(['SSO_FILE', 'CAPTCHA_FILE', 'FLAG_PROVIDER_FILE', 'CONTENT_FILE', 'APP_SECRET_FILE', 'CALLER_KEYS_FILE'])(
  'in production refuses a %s that other users can read',
  (name) => {
    expect(errorOf({ [name]: readable })).toContain(`in production ${name} "${readable}" must be a file that other users cannot read`)
    expect(errorOf({ [name]: readable, APP_ENV: 'development' })).toBe('')
  },
)
