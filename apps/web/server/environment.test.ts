import { describe, expect, it } from 'vitest'

import { webEnvironment } from './environment.ts'

const SAFE = {
  PORT: '6200',
  DIST: 'dist',
  API_URL: 'https://api.example',
  CALLER_KEYS_FILE: '/keys.json',
  VAULT_ORIGIN: 'https://cards.example/',
  PUBLIC_ORIGIN: 'https://dining.example',
  PROXIES_IN_FRONT: '1',
}
const TEST_KEY = 'pk_test_0123456789abcdef'
const errorOf = (change: Record<string, string | undefined>) => {
  const read = webEnvironment.read({ ...SAFE, ...change })
  return read.ok ? '' : read.error
}

describe('the environment', () => {
  it('parses addresses as origins, and is production by default', () => {
    const read = webEnvironment.read(SAFE)
    expect(read).toMatchObject({
      ok: true,
      value: { ...SAFE, PORT: 6200, PROXIES_IN_FRONT: 1, VAULT_ORIGIN: 'https://cards.example', APP_ENV: 'production' },
    })
  })

  it.each([
    [{ DIST: undefined }, 'web: DIST is missing'],
    [{ PORT: 'x' }, 'PORT "x" must be a port number'],
    [{ API_URL: 'nowhere' }, 'API_URL "nowhere" must be an address'],
  ])('with %j is refused with a one-line error', (change, why) => {
    expect(errorOf(change)).toContain(why)
    expect(errorOf(change)).not.toContain('\n')
  })

  it('has a key of cards for tests or for production; staging takes one of tests [CARD-71] [CARD-72]', () => {
    expect(webEnvironment.read(SAFE)).toMatchObject({
      ok: true,
      value: { STRIPE_SCRIPT_URL: 'https://js.stripe.com/v3/' },
    })
    expect(errorOf({ STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789abcdef' })).toBe('')
    expect(errorOf({ STRIPE_PUBLISHABLE_KEY: TEST_KEY, APP_ENV: 'staging' })).toBe('')
    // A secret key must never reach a page.
    expect(errorOf({ STRIPE_PUBLISHABLE_KEY: 'sk_live_0123456789abcdef' })).toContain('must be a publishable key of Stripe')
  })

  it.each([
    [{ API_URL: 'http://api.internal' }, 'in production API_URL "http://api.internal" must start with https://, unless'],
    [{ VAULT_ORIGIN: 'http://cards.example' }, 'in production VAULT_ORIGIN "http://cards.example" must start with https://'],
    [{ PUBLIC_ORIGIN: 'http://dining.example' }, 'in production PUBLIC_ORIGIN "http://dining.example" must start with https://'],
    [{ STUDIO_ORIGIN: 'http://studio.example' }, 'in production STUDIO_ORIGIN "http://studio.example" must start with https://'],
    [{ PROXIES_IN_FRONT: undefined }, 'in production PROXIES_IN_FRONT must be set'],
    [{ STRIPE_PUBLISHABLE_KEY: TEST_KEY }, `in production STRIPE_PUBLISHABLE_KEY "${TEST_KEY}" must be a live key`],
    [
      { STRIPE_SCRIPT_URL: 'http://cards.example/v3/' },
      'in production STRIPE_SCRIPT_URL "http://cards.example/v3/" must start with https://',
    ],
    [{ STRIPE_SCRIPT_URL: 'https://payments.localhost:3000/v3/' }, 'must not be an address of this machine'],
    [{ METRICS_HOST: '0.0.0.0' }, 'in production METRICS_HOST "0.0.0.0" must be an address of a private network'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
      'in production OTEL_EXPORTER_OTLP_ENDPOINT "http://collector:4318" must start',
    ],
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'in production NODE_TLS_REJECT_UNAUTHORIZED "0" must not be 0'],
  ])('in production refuses %j, which development accepts', (change, why) => {
    expect(errorOf(change)).toContain(why)
    expect(errorOf({ ...change, APP_ENV: 'development' })).toBe('')
  })
})
