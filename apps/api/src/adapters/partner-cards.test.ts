import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, it } from 'vitest'

import { createLog } from '../observability/log.ts'
import { httpPartnerCards } from './partner-cards.ts'

const TOKEN = 'the-token-of-the-service-0123456789'
const CARD = { id: 'c-1', vaultToken: 'tok_0123456789', cardType: 'Visa', lastFour: '4242', description: 'Rewards' }
const MEMBER = { publicId: 'p-1', partnerNumber: '7001' }
const PATIENCE_MS = 1_000

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serviceWith(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const seen: { headers: IncomingMessage['headers']; body: string }[] = []
  server = createServer((request, response) => {
    let body = ''
    request
      .on('data', (chunk) => (body += String(chunk)))
      .on('end', () => {
        seen.push({ headers: request.headers, body })
        answer(request, response)
      })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  return { source: httpPartnerCards({ url: `http://127.0.0.1:${port}/cards`, token: TOKEN }, log, PATIENCE_MS), seen, lines }
}
const json =
  (value: unknown, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

it('asks for the cards of one member with the token, and reads them', async () => {
  const { source, seen } = await serviceWith(json({ cards: [CARD, { ...CARD, id: 'c-2', lastFour: undefined, description: undefined }] }))
  expect(await source.cardsOf(MEMBER)).toEqual([CARD, { ...CARD, id: 'c-2', lastFour: null, description: '' }])
  expect(seen[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`)
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual(MEMBER)
})

it.each([
  ['an error', json({}, 500)],
  ['a redirect', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['text that is not JSON', (_: IncomingMessage, response: ServerResponse) => void response.end('<html>')],
  ['another shape', json({ cards: [{ ...CARD, cardType: 'Diners' }] })],
  ['a card number in place of a token', json({ cards: [{ ...CARD, vaultToken: '4242424242424242' }] })],
  ['a card number in a description', json({ cards: [{ ...CARD, description: 'Visa 4242 4242 4242 4242' }] })],
  ['two cards with one id', json({ cards: [CARD, CARD] })],
  ['more cards than a member has', json({ cards: Array.from({ length: 101 }, (_, at) => ({ ...CARD, id: `c-${at}` })) })],
  [
    'an endless answer',
    (_: IncomingMessage, response: ServerResponse) => void response.end(JSON.stringify({ cards: [], more: 'x'.repeat(70_000) })),
  ],
  ['no answer', () => undefined],
])('uses nothing of %s, and logs no value', async (_, answer) => {
  const { source, lines } = await serviceWith(answer)
  expect(await source.cardsOf(MEMBER)).toBeNull()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('partner-cards-failed')
  expect(lines[0]).not.toMatch(/4242|p-1|7001|tok_/)
})
