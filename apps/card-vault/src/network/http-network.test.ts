import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, it } from 'vitest'

import { httpNetwork } from './http-network.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const hang: Answer = () => undefined
/** Milliseconds after which a try times out: shorter where no answer comes, but long enough for the next try on a slow machine. */
const GIVEN_UP_MS = { hang: 3_000, other: 60_000 }

/** A service that returns the next response at each try, and repeats the last one. */
async function networkWith(...answers: Answer[]) {
  const timeoutMs = answers.includes(hang) ? GIVEN_UP_MS.hang : GIVEN_UP_MS.other
  const seen: { method: string | undefined; path: string | undefined; key: unknown }[] = []
  server = createServer((request, response) => {
    request.resume()
    seen.push({ method: request.method, path: request.url, key: request.headers['idempotency-key'] })
    answers[Math.min(seen.length, answers.length) - 1]?.(request, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { network: httpNetwork({ url: `http://127.0.0.1:${port}/v1/`, token: 'credential', timeoutMs }), seen }
}
const json =
  (value: unknown, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
const status =
  (code: number): Answer =>
  (_, response) =>
    response.writeHead(code).end()

const REQUEST = { card: { number: '4242424242424242' }, partnerId: 'one', key: 'key-1' }
const REGISTERED = { result: 'registered', key: 'key-1', token: 'nt_12345678' }

it.each<readonly [string, Answer]>([
  ['a hang', hang],
  ['a reset', (request) => request.socket.destroy()],
  ['a fault', json(REGISTERED, 500)],
  ['a redirect', (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
  ['no JSON', (_, response) => response.end('<html>')],
  ['a token that is none', json({ ...REGISTERED, token: '4242 4242' })],
  ['the answer to another registration', json({ ...REGISTERED, key: 'key-2' })],
  ['the refusal of another registration', json({ result: 'refused', key: 'key-2', reason: 'blocked' })],
])('repeats a registration once after %s, with the same key, and then is unavailable', async (_, answer) => {
  const once = await networkWith(answer, json(REGISTERED))
  expect(await once.network.register(REQUEST)).toEqual({ kind: 'registered', token: 'nt_12345678' })
  expect(once.seen).toEqual(Array.from({ length: 2 }, () => ({ method: 'POST', path: '/v1/registrations', key: 'key-1' })))
  server?.closeAllConnections()
  server?.close()
  const twice = await networkWith(answer)
  expect(await twice.network.register(REQUEST)).toEqual({ kind: 'unavailable' })
  expect(twice.seen).toHaveLength(2)
})

it('does not repeat a refusal', async () => {
  const { network, seen } = await networkWith(json({ result: 'refused', key: 'key-1', reason: 'blocked' }))
  expect(await network.register(REQUEST)).toEqual({ kind: 'refused', reason: 'blocked' })
  expect(seen).toHaveLength(1)
})

it('does not repeat the start of a verification, which would show the cardholder a second code', async () => {
  const { network, seen } = await networkWith(status(503), json({ id: 'second' }))
  expect(await network.startVerification('nt_12345678')).toEqual({ kind: 'unavailable' })
  expect(seen).toHaveLength(1)
})

it.each([
  [204, 'released'],
  [404, 'released'],
  [200, 'unavailable'],
  [401, 'unavailable'],
  [503, 'unavailable'],
])('takes %i to a release as %s', async (code, kind) => {
  const { network, seen } = await networkWith(status(code))
  expect(await network.release({ token: 'a/b' })).toEqual({ kind })
  expect(await network.release({ key: 'k&1' })).toEqual({ kind })
  expect(new Set(seen.map(({ path }) => path))).toEqual(new Set(['/v1/registrations/a%2Fb', '/v1/registrations?key=k%261']))
})
