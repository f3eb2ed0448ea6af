import { expect, it } from 'vitest'

import { visitorAddress } from './visitor-address.ts'

const FORGED = '10.66.66.66'
const VISITOR = '203.0.113.7'
const PROXY = '192.0.2.1'
const OUTER = '198.51.100.1'

it.each([
  // No proxy in front: our web server writes the peer of its connection.
  [0, VISITOR, VISITOR],
  [0, `${FORGED}, ${VISITOR}`, VISITOR],
  [0, `${FORGED}, ${FORGED}, ${VISITOR}`, VISITOR],
  // One proxy in front.
  [1, `${VISITOR}, ${PROXY}`, VISITOR],
  [1, `${FORGED}, ${VISITOR}, ${PROXY}`, VISITOR],
  [1, `${FORGED},${FORGED},${VISITOR},${PROXY}`, VISITOR],
  // Two proxies in front.
  [2, `${VISITOR}, ${OUTER}, ${PROXY}`, VISITOR],
  [2, `${FORGED}, ${VISITOR}, ${OUTER}, ${PROXY}`, VISITOR],
  // Fewer entries than expected: never the one that the browser wrote.
  [1, PROXY, PROXY],
  [2, `${FORGED}, ${PROXY}`, PROXY],
  [3, `${FORGED}, ${FORGED}, ${PROXY}`, PROXY],
  [9, FORGED.replace('66', '1'), FORGED.replace('66', '1')],
  // No address where one is expected.
  [1, `unknown, ${PROXY}`, PROXY],
  [1, `, ${PROXY}`, PROXY],
  [1, `<script>, ${PROXY}`, PROXY],
  [0, 'unknown', ''],
  [0, '', ''],
  [0, null, ''],
  [1, ', ,', ''],
  // Proxies that write ports and brackets.
  [1, `${VISITOR}:51234, ${PROXY}`, VISITOR],
  [1, `[2001:db8::7]:51234, ${PROXY}`, '2001:db8::7'],
  [1, `"[2001:db8::7]", ${PROXY}`, '2001:db8::7'],
  [0, '2001:db8::7', '2001:db8::7'],
  [0, '::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('with %i proxies in front, %j is the visitor %s', (proxies, header, address) => {
  expect(visitorAddress(header, proxies)).toBe(address)
})
