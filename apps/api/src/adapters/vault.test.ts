import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterEach, expect, it } from 'vitest'

import { httpVault } from './vault.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const hang: Answer = () => undefined
/** Milliseconds after which a try times out: shorter where no answer comes, but long enough for the next try on a slow machine. */
const GIVEN_UP_MS = { hang: 3_000, other: 60_000 }

/** A listener on a real socket that gives one answer per try, and repeats the last one. */
async function vaultWith(...answers: Answer[]) {
  const timeoutMs = answers.includes(hang) ? GIVEN_UP_MS.hang : GIVEN_UP_MS.other
  const seen: { path: string | undefined; authorization: string | undefined; body: string }[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    seen.push({ path: request.url, authorization: request.headers.authorization, body: await text(request) })
    answers[Math.min(seen.length, answers.length) - 1]?.(request, response)
  }
  server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { vault: httpVault({ url: `http://127.0.0.1:${port}`, token: 'the-vault-token', timeoutMs }), seen }
}

const json =
  (value: unknown, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
const reset: Answer = (request) => request.socket.destroy()

const TOKEN = { result: 'token', token: 'tok', fingerprint: 'print', brand: 'VISA', lastFour: '4242' }
const ALREADY_USED = { result: 'refused', reason: 'already-used' }
const REQUEST = { jwe: 'a.b.c.d.e', partnerId: 'one', accepted: ['VISA' as const] }

it('sends the envelope with the token that authenticates the API', async () => {
  const { vault, seen } = await vaultWith(json(TOKEN))
  const { jwe } = { jwe: ['e30', 'a', 'b', 'c', 'd'].join('.') }
  expect(await vault.tokenize({ ...REQUEST, jwe })).toEqual({ ok: true, value: TOKEN })
  expect(seen).toEqual([{ path: '/tokenize', authorization: 'Bearer the-vault-token', body: JSON.stringify({ ...REQUEST, jwe }) }])
})

it.each([
  ['a hang', hang],
  ['a reset', reset],
  ['a fault', json('Something went wrong', 500)],
  ['a strange answer', json({ result: 'maybe' })],
  ['no JSON', (_: IncomingMessage, response: ServerResponse) => response.end('<html>')],
] as const)('tries once more after %s, and then returns vault-unavailable', async (_, answer) => {
  const once = await vaultWith(answer, json(TOKEN))
  expect(await once.vault.tokenize(REQUEST)).toEqual({ ok: true, value: TOKEN })
  server?.close()
  const twice = await vaultWith(answer)
  expect(await twice.vault.tokenize(REQUEST)).toEqual({ ok: false, error: { kind: 'vault-unavailable' } })
  expect(twice.seen).toHaveLength(2)
})

it('reports a refusal as a refusal', async () => {
  const { vault, seen } = await vaultWith(json(ALREADY_USED))
  expect(await vault.tokenize(REQUEST)).toEqual({ ok: true, value: ALREADY_USED })
  expect(seen).toHaveLength(1)
})

it('does not report "already used" when its own first try may have used the envelope', async () => {
  const { vault } = await vaultWith(hang, json(ALREADY_USED))
  expect(await vault.tokenize(REQUEST)).toEqual({ ok: false, error: { kind: 'vault-unavailable' } })
})

it('reports that the vault is unavailable when nothing listens', async () => {
  expect(await httpVault({ url: 'http://127.0.0.1:9', token: 'x' }).tokenize(REQUEST)).toEqual({
    ok: false,
    error: { kind: 'vault-unavailable' },
  })
})
