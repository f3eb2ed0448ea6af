import { describe, expect, it } from 'vitest'

import { isLoopback, isOwnPage, isSameSecret } from './loopback.ts'

it.each([
  ['127.0.0.1', true],
  ['127.0.0.53', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.7', false],
  ['::ffff:10.0.0.5', false],
  ['2001:db8::1', false],
  ['127.0.0.1.example', false],
  ['', false],
])('the address %s is of this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})

describe('a page of this server', () => {
  const own = { host: 'localhost:6100', origin: 'http://localhost:6100', 'sec-fetch-site': 'same-origin' }
  it.each([
    ['its own page', own, '127.0.0.1', true, true],
    ['an address that was typed', { host: '127.0.0.1:6100', 'sec-fetch-site': 'none' }, '::1', true, false],
    ['a command', { host: 'localhost:6100' }, '::1', true, false],
    ['a page of another site', { ...own, origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }, '127.0.0.1', false, false],
    ['a page of another port', { ...own, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }, '127.0.0.1', false, false],
    ['a link on another site', { host: 'localhost:6100', 'sec-fetch-site': 'cross-site' }, '127.0.0.1', false, false],
    [
      'a name that leads here by DNS',
      { ...own, host: 'designs.example.com', origin: 'http://designs.example.com' },
      '127.0.0.1',
      false,
      false,
    ],
    ['another machine', own, '192.0.2.7', false, false],
  ])('%s', (_case, headers, remoteAddress, mayRead, mayWrite) => {
    const request = { headers, socket: { remoteAddress } } as Parameters<typeof isOwnPage>[0]
    expect([isOwnPage(request, false), isOwnPage(request, true)]).toEqual([mayRead, mayWrite])
  })
})

it('compares secrets of any length', () => {
  expect([isSameSecret('abc', 'abc'), isSameSecret('abd', 'abc'), isSameSecret('', 'abc'), isSameSecret('abcd', 'abc')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
