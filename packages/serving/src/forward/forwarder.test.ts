import { once } from 'node:events'
import { createServer, request as sendRequest, type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterEach, describe, expect, it } from 'vitest'

import { createForwarder, type ForwardFailure, type ForwardOptions } from './index.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

async function listen(handler: RequestListener): Promise<number> {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** @returns the port of a server that forwards everything to the upstream */
async function serverBefore(upstream: RequestListener, options: Partial<ForwardOptions> = {}): Promise<number> {
  const forwarder = createForwarder()
  closers.push(() => forwarder.close())
  const origin = `http://127.0.0.1:${await listen(upstream)}`
  return listen((request, response) => {
    const onFailure = (failure: ForwardFailure) => response.writeHead(failure.kind === 'refused' ? failure.status : 503).end()
    void forwarder.forward(request, response, { origin, onFailure, ...options })
  })
}

const send = (port: number, method: string, headers: IncomingHttpHeaders = {}) =>
  sendRequest({ host: '127.0.0.1', port, method, headers, agent: false })

async function answerOf(sent: ReturnType<typeof send>): Promise<IncomingMessage> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

describe('a forwarded request', () => {
  it('loses the headers of its connection, those that Connection names, and keeps what the server sets', async () => {
    let seen: IncomingHttpHeaders = {}
    const port = await serverBefore(
      (request, response) => {
        seen = request.headers
        response.writeHead(200, { connection: 'keep-alive, x-internal', 'x-internal': '1', 'x-kept': '1' }).end()
      },
      { headers: { 'x-set': 'by the server' }, dropped: new Set(['x-dropped']) },
    )
    const sent = send(port, 'GET', {
      connection: 'close, X-Named, X-Set',
      'x-named': '1',
      'x-set': 'by the visitor',
      'x-dropped': '1',
      'keep-alive': 'timeout=9',
      'proxy-authorization': 'Basic x',
      te: 'trailers',
      'x-other': '1',
    }).end()
    const answer = await answerOf(sent)
    for (const name of ['x-named', 'x-dropped', 'keep-alive', 'proxy-authorization', 'te']) expect(seen[name], name).toBeUndefined()
    expect(seen).toMatchObject({ 'x-set': 'by the server', 'x-other': '1' })
    expect([answer.headers['x-internal'], answer.headers['x-kept']]).toEqual([undefined, '1'])
    answer.resume()
  })

  it('keeps its length when Connection names Content-Length', async () => {
    let seen: IncomingHttpHeaders = {}
    const port = await serverBefore((request, response) => {
      seen = request.headers
      request.pipe(response)
    })
    const sent = send(port, 'POST', { connection: 'close, content-length', 'content-length': '5' }).end('hello')
    expect(await text(await answerOf(sent))).toBe('hello')
    expect([seen['content-length'], seen['transfer-encoding']]).toEqual(['5', undefined])
  })

  it('is aborted at the upstream when the visitor disconnects', async () => {
    const { promise: left, resolve } = Promise.withResolvers<boolean>()
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    const port = await serverBefore((request) => {
      reach()
      request.once('close', () => resolve(request.complete))
    })
    const sent = send(port, 'POST')
    sent.once('error', () => undefined)
    sent.write('half')
    await reached
    sent.destroy()
    expect(await left).toBe(false)
  })
})

describe('an answer', () => {
  it('that arrives before the end of the body reaches the visitor completely, and the connection stays usable', async () => {
    const port = await serverBefore((_, response) => void response.writeHead(413, { 'content-length': '9' }).end('too large'))
    const sent = sendRequest({ host: '127.0.0.1', port, method: 'POST' })
    sent.write('a'.repeat(100_000))
    const answer = await answerOf(sent)
    expect([answer.statusCode, await text(answer)]).toEqual([413, 'too large'])
    sent.end()
  })

  it('gets headers that the upstream did not send', async () => {
    const port = await serverBefore((_, response) => void response.writeHead(200, { 'x-one': 'upstream' }).end(), {
      answerHeaders: { 'x-one': 'server', 'x-two': 'server' },
    })
    const { headers } = await answerOf(send(port, 'GET').end())
    expect(headers).toMatchObject({ 'x-one': 'upstream', 'x-two': 'server' })
  })

  it.each([204, 304])('of status %d has no body', async (status) => {
    const port = await serverBefore((_, response) => void response.writeHead(status, { etag: '"1"' }).end())
    const answer = await answerOf(send(port, 'GET').end())
    expect([answer.statusCode, answer.headers.etag, await text(answer)]).toEqual([status, '"1"', ''])
  })

  it('to HEAD has the length of the body that GET gets', async () => {
    const port = await serverBefore((_, response) => void response.writeHead(200, { 'content-length': '5' }).end())
    const answer = await answerOf(send(port, 'HEAD').end())
    expect([answer.headers['content-length'], await text(answer)]).toEqual(['5', ''])
  })
})

it('refuses requests that ask for another protocol', async () => {
  let calls = 0
  const port = await serverBefore(() => void calls++)
  for (const upgrade of ['h2c', 'websocket']) {
    const answer = await answerOf(send(port, 'GET', { connection: 'upgrade', upgrade }).end())
    expect([answer.statusCode, answer.headers.connection]).toEqual([501, 'close'])
  }
  expect(calls).toBe(0)
})
