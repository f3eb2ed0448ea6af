import { expect, it } from 'vitest'

import { siteOrigins } from './site-origin.ts'

const PROGRAMS = [
  { id: 'one', hosts: ['dining.one.example', 'one-dining.example'] },
  { id: 'two', hosts: ['two.example'] },
]

function originOf(partnerId: string, host?: string, pattern?: string): string {
  const origins = siteOrigins(PROGRAMS, pattern)
  return origins.ok ? origins.value(partnerId, host) : origins.error
}

it.each([
  [undefined, 'https://dining.one.example'],
  ['dining.one.example', 'https://dining.one.example'],
  ['one-dining.example', 'https://one-dining.example'],
  ['One-Dining.example:443', 'https://one-dining.example'],
  ['two.example', 'https://dining.one.example'],
  ['evil.example', 'https://dining.one.example'],
  ['one-dining.example.evil.example', 'https://dining.one.example'],
  ['', 'https://dining.one.example'],
])('takes the host that the visitor used if it is the partner’s, else the first: %s', (host, expected) => {
  expect(originOf('one', host)).toBe(expected)
})

it('takes the pattern in place of the hosts', () => {
  expect(originOf('one', 'one-dining.example', 'http://{partner}.localhost:3000')).toBe('http://one.localhost:3000')
})

it('names the partners without a host', () => {
  expect(siteOrigins([...PROGRAMS, { id: 'three', hosts: [] }])).toEqual({
    ok: false,
    error: 'Partners without a host: three. Name their hosts in program.hosts, or set PUBLIC_ORIGIN_PATTERN.',
  })
})
