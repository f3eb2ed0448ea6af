import { expect, it } from 'vitest'

import { readEnvironment } from './environment.ts'

const GOOD = {
  DATA_DIR: '/data',
  PARTNERS_DIR: '/partners',
  VAULT_URL: 'http://127.0.0.1:4100',
  VAULT_TOKEN: 'x'.repeat(40),
  SMTP_URL: 'smtp://127.0.0.1:25',
  PUBLIC_ORIGIN_PATTERN: 'https://{partner}.example.com',
}

it('reads what is given and fills in the rest', () => {
  expect(readEnvironment({ ...GOOD, PATH: '/bin' })).toEqual({
    ok: true,
    value: {
      ...GOOD,
      PORT: 0,
      HOST: '127.0.0.1',
      DRAIN_NOTICE_MS: 300,
      PROXIES_IN_FRONT: 0,
      LIMIT_SCALE: 1,
      APP_ENV: 'production',
      LOG_LEVEL: 'info',
      METRICS_HOST: '127.0.0.1',
      OTEL_TRACES_SAMPLER_ARG: 1,
    },
  })
  expect(readEnvironment({ ...GOOD, SERVED_PARTNERS: 'one, two' })).toMatchObject({ value: { SERVED_PARTNERS: new Set(['one', 'two']) } })
  expect(readEnvironment({ ...GOOD, PORT: '3000', DEFAULT_LOCATION: '40.7577,-73.9857' })).toMatchObject({
    value: { PORT: 3000, DEFAULT_LOCATION: { latitude: 40.7577, longitude: -73.9857 } },
  })
})

it.each([
  [{ DATA_DIR: undefined }, 'DATA_DIR is missing'],
  [{ PORT: 'http' }, 'PORT must be a port number'],
  [{ PORT: '70000' }, 'PORT must be a port number'],
  [{ VAULT_URL: 'vault' }, 'VAULT_URL must be an address'],
  [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must start with smtp://'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must start with postgres://'],
  [{ PUBLIC_ORIGIN_PATTERN: 'https://example.com' }, 'PUBLIC_ORIGIN_PATTERN must hold {partner}'],
  [{ APP_ENV: 'staging' }, 'APP_ENV must be development or production'],
  [{ LIMIT_SCALE: '0' }, 'LIMIT_SCALE must be 1 or more'],
  [{ LIMIT_SCALE: '2' }, 'LIMIT_SCALE must be 1, or left out, in production'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
])('with %j names the variable and what it must be', (change, fault) => {
  expect(readEnvironment({ ...GOOD, ...change })).toEqual({ ok: false, error: expect.stringContaining(fault) })
})

it('takes larger limits in development', () => {
  expect(readEnvironment({ ...GOOD, APP_ENV: 'development', LIMIT_SCALE: '20' })).toMatchObject({ ok: true, value: { LIMIT_SCALE: 20 } })
})

it('names every wrong variable in one line, and none of the values', () => {
  const read = readEnvironment({ ...GOOD, PORT: 'secret-a', VAULT_URL: 'secret-b' })
  const text = read.ok ? '' : read.error
  expect(text).toContain('PORT')
  expect(text).toContain('VAULT_URL')
  expect(text).not.toMatch(/secret|\n/)
})
