import { createServer, request as sendRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'

import { PROOF_HEADER } from '@dining/serving/callers'
import { desyncCases, openRecordingUpstream, runDesyncCase, type RecordingUpstream } from '@dining/serving/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createStudioServer, type StudioServer } from './studio-server.ts'

const HOST = 'studio.localhost'
const opened: StudioServer[] = []

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** @returns the port of a studio in front of an API */
async function studioBefore(apiUrl: string): Promise<number> {
  const studio = createStudioServer({
    files: { page: '<div id="root"></div>', assets: new Map() },
    apiUrl,
    sign: ({ method, path, requestId }) => ({ [PROOF_HEADER]: `${method} ${path} ${requestId}` }),
    sites: ['https://one.example.com', 'https://two.example.com'],
    secure: true,
    noticeMs: 0,
  })
  opened.push(studio)
  return listen(studio.server)
}

/** Sends a target unchanged, which `fetch` would not. */
async function ask(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<IncomingMessage> {
  const sent = sendRequest({ host: '127.0.0.1', port, path, headers: { host: HOST, ...headers }, agent: false }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

afterAll(async () => {
  for (const studio of opened) studio.server.closeAllConnections()
  await Promise.all(opened.map((studio) => studio.close()))
})

describe('calls', () => {
  let seen: { path: string | undefined; headers: IncomingHttpHeaders } | undefined
  let api: Server
  let port: number
  beforeAll(async () => {
    api = createServer((request, response) => {
      seen = { path: request.url, headers: request.headers }
      response.writeHead(200, { 'set-cookie': ['__Host-operator=x; Path=/', '__Host-pre=; Path=/'], 'content-type': 'application/json' })
      response.end('{}')
    })
    port = await studioBefore(`http://127.0.0.1:${await listen(api)}`)
  })
  beforeEach(() => (seen = undefined))
  afterAll(() => {
    api.closeAllConnections()
    api.close()
  })

  it('of the studio are forwarded to the API, with the address of the caller and without a partner', async () => {
    const answer = await ask(port, '/api/studio/operator?a=b', {
      'x-partner': 'one',
      'x-forwarded-for': '203.0.113.7',
      'x-request-id': 'of the browser',
      cookie: '__Host-operator=y',
      [PROOF_HEADER]: 'forged',
    })
    expect(await text(answer)).toBe('{}')
    expect(seen?.path).toBe('/api/studio/operator?a=b')
    expect(seen?.headers).toMatchObject({ cookie: '__Host-operator=y', 'x-forwarded-for': '203.0.113.7, 127.0.0.1' })
    expect(seen?.headers['x-partner']).toBeUndefined()
    const requestId = String(seen?.headers['x-request-id'])
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
    expect(seen?.headers[PROOF_HEADER]).toBe(`GET /api/studio/operator?a=b ${requestId}`)
    expect(answer.headers['set-cookie']).toHaveLength(2)
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'strict-transport-security': expect.any(String) })
  })

  it.each([
    '/api/Member',
    '/api/CSRF',
    '/api/studio/../Member',
    '/api/studio/%2e%2e/Member',
    '/api/studio/..\\Member',
    '//api/studio/operator',
    '/API/Member',
  ])('to %s are not forwarded', async (path) => {
    const answer = await ask(port, path)
    await text(answer)
    expect([seen, answer.headers['content-type']?.includes('json') ?? false]).toEqual([undefined, false])
  })

  it('are answered with a problem document when the API cannot be reached', async () => {
    const answer = await ask(await studioBefore('http://127.0.0.1:1'), '/api/studio/operator')
    expect(answer).toMatchObject({ statusCode: 503 })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'retry-after': '5',
      'x-content-type-options': 'nosniff',
    })
    expect(await json(answer)).toMatchObject({ status: 503, code: 'unavailable' })
  })
})

describe('the studio parses no body as a request and mixes no answers', () => {
  let upstream: RecordingUpstream
  let port: number
  beforeAll(async () => {
    upstream = await openRecordingUpstream()
    port = await studioBefore(upstream.url)
  })
  afterAll(() => upstream.close())

  it.each(desyncCases(HOST))('$name', async (attack) => {
    expect(await runDesyncCase({ port, host: HOST, upstream }, attack)).toMatchObject({
      statuses: attack.statuses,
      smuggled: 0,
      crossed: 0,
      disturbed: 0,
    })
  })
})
