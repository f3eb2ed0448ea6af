import { expect, it } from 'vitest'

import { addressKeys } from './address-keys.ts'

it.each([
  ['203.0.113.9', '203.0.113.9/32', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.9/32', '203.0.113.0/24'],
  ['::FFFF:cb00:7109', '203.0.113.9/32', '203.0.113.0/24'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9/32', '203.0.113.0/24'],
  ['64:ff9b::cb00:7109', '203.0.113.9/32', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['::1', '::/64', '::/48'],
])('counts %s under %s and %s', (text, address, network) => {
  expect(addressKeys(text)).toEqual({ address, network })
})

it.each(['', 'unknown', '203.0.113', '0x7f.1', '203.0.113.9, 10.0.0.1', '2001:db8:::1', '[2001:db8::1', 'a'.repeat(10_000)])(
  'counts %j under one key for all addresses that cannot be read',
  (text) => {
    expect(addressKeys(text)).toEqual({ address: 'unknown', network: 'unknown' })
  },
)
