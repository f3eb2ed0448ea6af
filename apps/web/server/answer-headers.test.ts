import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'

import { openRecordingUpstream, type RecordingUpstream } from '@dining/serving/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { built } from '../testing/built.ts'
import { serveWeb } from '../testing/served.ts'

type Web = Awaited<ReturnType<typeof serveWeb>>

let build: Awaited<ReturnType<typeof built>>
let upstream: RecordingUpstream
let web: Web
let alone: Web

beforeAll(async () => {
  ;[build, upstream] = await Promise.all([built('plain'), openRecordingUpstream()])
  web = await serveWeb(build.dist, upstream.url, { APP_ENV: 'production' })
  alone = await serveWeb(build.dist, 'http://127.0.0.1:1', { APP_ENV: 'production' })
})
afterAll(async () => {
  await Promise.all([web.close(), alone.close()])
  await upstream.close()
  await build.remove()
})

const NAVIGATION = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }

describe('in production every answer requires TLS and has the headers of all answers', () => {
  it.each<readonly [string, string, string, number, Record<string, string>]>([
    ['a page', 'GET', '/', 200, {}],
    ['a page to HEAD', 'HEAD', '/', 200, {}],
    ['a page of a visitor', 'GET', '/', 200, { cookie: 'public_id=p1' }],
    ['a path that leads nowhere', 'GET', '/nowhere', 404, {}],
    ['the error page', 'GET', '/error', 500, {}],
    ['a file', 'GET', '/icon.svg', 200, {}],
    ['a picture', 'GET', '/images/cuisines/italian/7?width=500&height=313', 200, {}],
    ['the end of a preview', 'GET', '/?preview=end', 303, {}],
    ['a preview link that opens nothing', 'GET', '/?preview=invalid', 403, {}],
    ['another method', 'POST', '/', 405, {}],
    ['health', 'GET', '/healthz', 200, {}],
    ['a call', 'GET', '/api/x', 200, {}],
    ['a call to HEAD', 'HEAD', '/api/x', 200, {}],
  ])('%s', async (_, method, path, status, headers) => expectHeaders(await web.get(path, headers, { method }), status))

  it('a refused request', async () => {
    const sent = request({ port: web.port, host: '127.0.0.1', headers: { connection: 'upgrade', upgrade: 'h2c' } }).end()
    const [{ statusCode, headers }] = (await once(sent, 'response')) as [IncomingMessage]
    expectHeaders(
      new Response(null, { status: statusCode ?? 0, headers: Object.entries(headers).map(([name, value]) => [name, String(value)]) }),
      501,
    )
  })

  it.each([
    ['a call that fails', {}, 503],
    ['a call of the address bar that fails', NAVIGATION, 303],
  ])('%s', async (_, headers, status) => expectHeaders(await alone.get('/api/x', headers), status))
})

function expectHeaders(answer: Response, status: number): void {
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'strict-transport-security': expect.stringMatching(/max-age=\d{8,}/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.any(String),
    'cross-origin-resource-policy': 'same-origin',
  })
}
