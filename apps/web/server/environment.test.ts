import { describe, expect, it } from 'vitest'

import { readEnvironment } from './environment.ts'

const whole = {
  PORT: '6200',
  DIST: 'dist',
  API_URL: 'http://127.0.0.1:4000',
  VAULT_ORIGIN: 'http://cards.localhost:3000/',
  PUBLIC_ORIGIN: 'http://one.localhost:3000',
  APP_ENV: 'production',
}

describe('the environment', () => {
  it('is read with addresses as origins', () => {
    expect(readEnvironment(whole)).toMatchObject({ ok: true, value: { ...whole, PORT: 6200, VAULT_ORIGIN: 'http://cards.localhost:3000' } })
  })

  it('takes any free port and development unless it says otherwise', () => {
    const { PORT: _port, APP_ENV: _env, ...rest } = whole
    expect(readEnvironment(rest)).toMatchObject({ ok: true, value: { PORT: 0, APP_ENV: 'development' } })
  })

  it.each([
    [{ ...whole, DIST: undefined }, /^web: DIST is missing/],
    [{ ...whole, PORT: 'x' }, /^web: PORT is "x": it must be a port number/],
    [{ ...whole, API_URL: 'nowhere' }, /API_URL is "nowhere": it must be an address such as/],
    [{ ...whole, API_URL: 'nowhere', DIST: undefined }, /DIST is missing: set it; .*API_URL|API_URL.*; .*DIST is missing/],
  ])('with a fault is one line that names it: %#', (source, line) => {
    const read = readEnvironment(source)
    expect(read.ok ? '' : read.line).toMatch(line)
    expect(read.ok ? '' : read.line).not.toContain('\n')
  })
})
