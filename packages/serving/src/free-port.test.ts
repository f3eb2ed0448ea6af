import { once } from 'node:events'
import { createServer } from 'node:net'

import { expect, it } from 'vitest'

import { freePort } from './free-port.ts'

/** The first port that Linux gives to outgoing connections by default; other systems begin later. */
const FIRST_OF_OUTGOING = 32_768

it('gives ports that differ, are free and are given to no outgoing connection', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()))
  expect(new Set(ports).size).toBe(ports.length)
  expect(ports.filter((port) => port >= FIRST_OF_OUTGOING)).toEqual([])
  const server = createServer().listen(ports[0], '127.0.0.1')
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
})
