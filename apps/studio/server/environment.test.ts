import { expect, it } from 'vitest'

import { studioEnvironment } from './environment.ts'

const SAFE = { API_URL: 'http://127.0.0.1:4000', CALLER_KEYS_FILE: '/keys.json', PUBLIC_ORIGIN_PATTERN: 'https://{partner}.example.com' }
const errorOf = (change: Record<string, string | undefined>) => {
  const read = studioEnvironment.read({ ...SAFE, ...change })
  return read.ok ? '' : read.error
}

it('is production by default', () => {
  expect(studioEnvironment.read(SAFE)).toMatchObject({ ok: true, value: { ...SAFE, APP_ENV: 'production' } })
})

it('lists every missing and invalid variable', () => {
  expect(errorOf({ API_URL: undefined, PUBLIC_ORIGIN_PATTERN: 'https://example.com' })).toContain(
    'studio: API_URL is missing; PUBLIC_ORIGIN_PATTERN "https://example.com" must contain {partner}',
  )
})

it.each([
  [{ API_URL: 'http://api.internal' }, 'in production API_URL "http://api.internal" must start with https://, unless'],
  [
    { PUBLIC_ORIGIN_PATTERN: 'http://{partner}.example.com' },
    'in production PUBLIC_ORIGIN_PATTERN "http://{partner}.example.com" must start',
  ],
  [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'in production NODE_TLS_REJECT_UNAUTHORIZED "0" must not be 0'],
])('in production refuses %j, which development accepts', (change, why) => {
  expect(errorOf(change)).toContain(why)
  expect(errorOf({ ...change, APP_ENV: 'development' })).toBe('')
})
