import { expect, it } from 'vitest'

import { framedSites } from './framed-sites.ts'

const PROGRAMS = [{ hosts: ['one.example', 'www.one.example'] }, { hosts: ['two.example'] }]

it('are all hosts of all partners', () => {
  expect(framedSites(PROGRAMS, undefined)).toEqual({
    ok: true,
    value: ['https://one.example', 'https://www.one.example', 'https://two.example'],
  })
})

it('are those of the pattern instead of the hosts', () => {
  expect(framedSites(PROGRAMS, 'http://{partner}.localhost:3000')).toEqual({ ok: true, value: ['http://*.localhost:3000'] })
})

it.each([
  [null, 'set PUBLIC_ORIGIN_PATTERN'],
  [[{ hosts: [] }], 'has a host'],
])('of %j are refused with what to set', (programs, words) => {
  const sites = framedSites(programs, undefined)
  expect(sites.ok ? '' : sites.error).toContain(words)
})
