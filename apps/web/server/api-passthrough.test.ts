import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { testSigner } from '@dining/api/testing'
import { afterEach, describe, expect, it } from 'vitest'

import { createApiPassthrough } from './api-passthrough.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function webBefore(apiUrl: string, timeoutMs = 60_000): Promise<string> {
  const passthrough = createApiPassthrough({
    apiUrl,
    partnerId: 'one',
    publicOrigin: 'https://one.example',
    sign: testSigner('one'),
    timeoutMs,
  })
  closers.push(passthrough.close)
  return listen((request, response) => passthrough.handle(request, response, 'ref-1'))
}

const UNAVAILABLE = { status: 503, code: 'unavailable', requestId: 'ref-1' }

describe('forwarded calls', () => {
  it('stream both ways: the answer starts before the body has ended', async () => {
    const web = await webBefore(
      await listen((request, response) => {
        response.writeHead(200)
        request.on('data', (chunk: Buffer) => response.write(`got ${chunk.toString()}`))
        request.on('end', () => response.end(' end'))
      }),
    )
    let send: (text: string | null) => void = () => undefined
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (text) => (text === null ? controller.close() : controller.enqueue(new TextEncoder().encode(text)))
      },
    })
    const asking = fetch(`${web}/api/x`, { method: 'POST', body, duplex: 'half' } as RequestInit)
    send('one')
    const reader = (await asking).body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('got one')
    send(null)
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(' end')
  })

  it('are refused with a problem document when the API is not running', async () => {
    const answer = await fetch(`${await webBefore('http://127.0.0.1:1')}/api/x`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
    expect(await answer.json()).toMatchObject(UNAVAILABLE)
  })

  it('are refused when the API hangs', async () => {
    const web = await webBefore(await listen(() => undefined), 50)
    const answer = await fetch(`${web}/api/x`)
    expect(await answer.json()).toMatchObject(UNAVAILABLE)
  })

  it('are cut off when the API cuts off its answer', async () => {
    const web = await webBefore(
      await listen((_, response) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('half')
        setTimeout(() => response.destroy(), 20)
      }),
    )
    await expect(fetch(`${web}/api/x`).then((answer) => answer.text())).rejects.toThrow()
  })

  it("do not forward hop-by-hop headers or a visitor's trace headers", async () => {
    let seen: Record<string, unknown> = {}
    const web = await webBefore(
      await listen((request, response) => {
        seen = request.headers
        response.writeHead(200, { te: 'trailers', 'x-kept': '1' }).end('{}')
      }),
    )
    const answer = await fetch(`${web}/api/x`, {
      headers: { te: 'trailers', 'x-also-kept': '1', traceparent: '00-a-b-01', tracestate: 'a=b', baggage: 'a=b' },
    })
    for (const name of ['te', 'traceparent', 'tracestate', 'baggage']) expect(seen[name], name).toBeUndefined()
    expect(seen['x-also-kept']).toBe('1')
    expect(seen['x-request-id']).toBe('ref-1')
    expect(answer.headers.has('te')).toBe(false)
    expect(answer.headers.get('x-kept')).toBe('1')
  })
})
