import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createLog } from '../observability/log.ts'
import { httpBreachedRange } from './breached-range.ts'

const LEAKED = 'a leaked password'
const digestOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()
const suffixOf = (password: string) => digestOf(password).slice(5)
/** A line of padding: a hash that no password has, with the count 0. */
const padding = (index: number) => `${createHash('sha1').update(`padding ${index}`).digest('hex').toUpperCase().slice(5)}:0`

type Answer = (response: ServerResponse) => void
const range =
  (...lines: string[]): Answer =>
  (response) =>
    response
      .writeHead(200, { 'content-type': 'text/plain' })
      .end([...lines, ...Array.from({ length: 800 }, (_, index) => padding(index))].join('\r\n'))

let answer: Answer
let asked: IncomingMessage[]
let logLines: string[]
let server: Server
// One server for each test: a call that was given up can still arrive during the next test.
beforeEach(async () => {
  asked = []
  logLines = []
  answer = range(`${suffixOf(LEAKED)}:42`)
  server = createServer((request, response) => {
    asked.push(request)
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const service = (timeoutMs = 60_000) =>
  httpBreachedRange({
    // The address of a server that listens on a port is never a path.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    log: createLog('info', { write: (line) => void logLines.push(line) }),
    timeoutMs,
  })

describe('the service of leaked passwords', () => {
  it('gets the first five digits of the hash and nothing else, and asks for padding', async () => {
    expect(await service().has(LEAKED)).toBe(true)
    expect(asked.map(({ method, url, headers }) => [method, url, headers['add-padding']])).toEqual([
      ['GET', `/range/${digestOf(LEAKED).slice(0, 5)}`, 'true'],
    ])
    expect(JSON.stringify([asked[0]?.url, asked[0]?.rawHeaders])).not.toContain(suffixOf(LEAKED))
  })

  it.each<[string, Answer]>([
    ['that its answer does not have', range(`${suffixOf('another')}:7`)],
    ['that its answer has as padding', range(`${suffixOf(LEAKED)}:0`)],
    ['of which its answer has only a part', range(`${suffixOf(LEAKED).slice(1)}:7`)],
    ['when it has none', range()],
  ])('refuses no password %s', async (_, given) => {
    answer = given
    expect(await service().has(LEAKED)).toBe(false)
    expect(logLines).toEqual([])
  })

  it('accepts digits in lower case', async () => {
    answer = range(`${suffixOf(LEAKED).toLowerCase()}:1`)
    expect(await service().has(LEAKED)).toBe(true)
  })

  it.each<[string, Answer]>([
    ['answers an error', (response) => response.writeHead(503).end()],
    ['sends the call elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['breaks the connection', (response) => response.destroy()],
    ['answers without end', (response) => void response.writeHead(200).write('x'.repeat(1_000_000))],
    ['does not answer', () => undefined],
  ])('refuses no password when it %s, and the log has no part of the password', async (_, given) => {
    answer = given
    expect(await service(200).has(LEAKED)).toBe(false)
    expect(logLines).toHaveLength(1)
    expect(logLines[0]).toContain('breached-range-failed')
    for (const part of [LEAKED, digestOf(LEAKED).slice(0, 5), suffixOf(LEAKED)])
      expect(logLines[0]?.toUpperCase()).not.toContain(part.toUpperCase())
  })

  it('is not called for a while after three failures', async () => {
    const one = service()
    answer = (response) => response.writeHead(500).end()
    for (let call = 0; call < 6; call++) expect(await one.has(LEAKED)).toBe(false)
    expect(asked).toHaveLength(3)
  })
})
