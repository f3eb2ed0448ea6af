import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { processVariables, servingVariables } from '../variables.ts'
import { defineEnvironment } from './environment.ts'
import { mustBeSet } from './production-rules.ts'
import { port, text } from './values.ts'
import { variable } from './variable.ts'

const environment = defineEnvironment('web', {
  APP_ENV: processVariables.APP_ENV,
  DIST: variable({ description: 'Folder.', schema: text }),
  PORT: variable({ description: 'Port.', schema: v.optional(port, '0') }),
  TOKEN: variable({ description: 'Secret.', schema: v.pipe(text, v.minLength(8, 'must have 8 characters')), secret: true }),
  PROXIES: variable({ description: 'Number.', schema: v.optional(text), production: [mustBeSet] }),
})
const GOOD = { DIST: 'dist', TOKEN: 'long enough', PROXIES: '1' }

const errorOf = (source: Record<string, string | undefined>) => {
  const read = environment.read(source)
  return read.ok ? '' : read.error
}

describe('read', () => {
  it('returns the values with defaults, in production unless APP_ENV is set', () => {
    expect(environment.read({ ...GOOD, PATH: '/bin' })).toEqual({ ok: true, value: { ...GOOD, APP_ENV: 'production', PORT: 0 } })
  })

  it('names every invalid variable in one line', () => {
    const line = errorOf({ PORT: 'http', TOKEN: 'short' })
    expect(line).toBe(
      'web: DIST is missing; PORT "http" must be a port number; TOKEN must have 8 characters; in production PROXIES must be set. See apps/api/deployment.md for each variable.',
    )
  })

  it.each([
    ['of a secret variable', { ...GOOD, TOKEN: 'hunter2' }, 'hunter2'],
    ['of an address with a password', { ...GOOD, PORT: 'https://user:hunter2@host' }, 'hunter2'],
    ['after its 80th character', { ...GOOD, PORT: `${'1'.repeat(80)}hunter2` }, 'hunter2'],
    ['with a line break', { ...GOOD, PORT: 'a\nb' }, '\n'],
  ])('never repeats a value %s', (_, source, part) => {
    expect(errorOf(source)).not.toBe('')
    expect(errorOf(source)).not.toContain(part)
  })

  it('checks production rules only in production', () => {
    const { PROXIES: _, ...without } = GOOD
    expect(errorOf(without)).toContain('in production PROXIES must be set')
    expect(errorOf({ ...without, APP_ENV: 'development' })).toBe('')
    expect(errorOf({ ...without, APP_ENV: 'stage' })).toContain('APP_ENV "stage" must be development, staging or production; in production')
  })
})

it.each([
  [{ HOST: 'everywhere' }, 'HOST "everywhere" must be an IP address'],
  [{ METRICS_PORT: '70000' }, 'METRICS_PORT "70000" must be a port number'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT "collector" must be an address'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG "2" must be between 0 and 1'],
  [{ DRAIN_NOTICE_MS: 'soon' }, 'DRAIN_NOTICE_MS "soon" must be a whole number'],
])('servers reject %j', (source, why) => {
  expect(defineEnvironment('server', servingVariables).read(source)).toMatchObject({ ok: false, error: expect.stringContaining(why) })
})
