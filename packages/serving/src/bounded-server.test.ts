import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { createBoundedServer } from './bounded-server.ts'

let answered = 0
const serverWith = (limits: Parameters<typeof createBoundedServer>[1]) =>
  createBoundedServer((request, response) => {
    request.on('error', () => undefined)
    request.resume().on('end', () => {
      answered += 1
      response.end('done')
    })
  }, limits)
const impatient = serverWith({ headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 })
const patient = serverWith({ headersTimeout: 60_000, requestTimeout: 60_000, connectionsCheckingInterval: 50 })
beforeAll(async () => {
  for (const server of [impatient, patient]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => void (answered = 0))
afterAll(() => [impatient, patient].forEach((server) => server.close()))

/** Sends only the start of a request. @returns what the server sends until it closes the connection */
async function sendOnly(start: string, server = impatient): Promise<string> {
  // A server that listens on a port has an address with a port.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(start)
  return text(socket)
}

it.each([
  ['headers', 'POST / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['a body with a length', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'],
  ['a chunked body', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n'],
])('closes a connection whose client does not finish %s', async (_, start) => {
  expect(await sendOnly(start)).toContain('408 Request Timeout')
  expect(answered).toBe(0)
})

it('answers a client that sends its request in time', async () => {
  expect(await sendOnly('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}', patient)).toContain('done')
})
