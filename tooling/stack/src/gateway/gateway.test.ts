import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openGateway } from './gateway.ts'
import type { Gateway } from './gateway.ts'
import { createReload } from './reload.ts'

const seen: IncomingHttpHeaders[] = []
const behind = createServer((incoming, outgoing) => {
  seen.push(incoming.headers)
  if (incoming.url === '/slow') {
    outgoing.writeHead(200, { 'content-type': 'text/plain' })
    outgoing.write('first')
    return
  }
  outgoing.setHeader('set-cookie', ['a=1', 'b=2'])
  outgoing.writeHead(201)
  incoming.pipe(outgoing)
})
let gateway: Gateway

beforeAll(async () => {
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve))
  gateway = await openGateway(0)
  gateway.setTarget('one.localhost', { kind: 'up', port: (behind.address() as AddressInfo).port })
  gateway.setTarget('two.localhost', { kind: 'starting' })
  gateway.setTarget('three.localhost', { kind: 'down', why: 'it ended with <code 1>' })
})
afterAll(async () => {
  await gateway.close()
  behind.closeAllConnections()
  behind.close()
})

function ask(host: string, path = '/', headers: Record<string, string> = {}, body?: string, port = gateway.port): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { host: `${host}:${gateway.port}`, ...headers } })
    sent.once('response', resolve).once('error', reject).end(body)
  })
}

describe('the gateway', () => {
  it('passes a request on by its host name, with its body, and the answer with each of its headers', async () => {
    const answer = await ask('one.localhost', '/path?q=1', {}, 'hello')
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(await text(answer)).toBe('hello')
    expect(seen.at(-1)?.host).toBe(`one.localhost:${gateway.port}`)
  })

  it('forwards the client’s address, and overwrites forged ones', async () => {
    await text(await ask('ONE.localhost', '/', { 'x-forwarded-for': '10.0.0.1', 'x-forwarded-proto': 'https' }))
    expect(seen.at(-1)).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `ONE.localhost:${gateway.port}`,
    })
  })

  it('streams a response', async () => {
    const answer = await ask('one.localhost', '/slow')
    const chunk = await new Promise((resolve) => answer.once('data', resolve))
    expect(String(chunk)).toBe('first')
    answer.destroy()
  })

  it.each([
    ['two.localhost', 503, 'two.localhost is starting'],
    ['three.localhost', 502, 'it ended with &lt;code 1>'],
    ['localhost', 200, '<a href="http://one.localhost:'],
    ['elsewhere.example', 404, '<a href="http://two.localhost:'],
  ])('answers for %s with %i', async (host, status, words) => {
    const answer = await ask(host)
    expect(answer.statusCode).toBe(status)
    expect(await text(answer)).toContain(words)
  })

  it('returns 502 if the program of a host name has ended', async () => {
    gateway.setTarget('gone.localhost', { kind: 'up', port: 1 })
    expect((await ask('gone.localhost')).statusCode).toBe(502)
  })

  it('adds a script to pages in development, and notifies it when to reload', async () => {
    const reload = createReload()
    const developing = await openGateway(0, { reload })
    const html = createServer(
      (_, outgoing) => void outgoing.writeHead(200, { 'content-type': 'text/html', 'content-length': 3 }).end('<p>'),
    )
    await new Promise<void>((resolve) => html.listen(0, '127.0.0.1', resolve))
    developing.setTarget('one.localhost', { kind: 'up', port: (html.address() as AddressInfo).port })
    expect(await text(await ask('one.localhost', '/', {}, undefined, developing.port))).toBe(
      '<p><script async src="/__reload.js"></script>',
    )
    const events = await ask('one.localhost', '/__reload', {}, undefined, developing.port)
    events.setEncoding('utf8')
    expect(await new Promise((resolve) => events.once('data', resolve))).toBe(': open\n\n')
    reload.now()
    expect(await new Promise((resolve) => events.once('data', resolve))).toBe('data: now\n\n')
    events.destroy()
    await developing.close()
    html.close()
  })

  it('names the remedy when its port is in use', async () => {
    await expect(openGateway(gateway.port)).rejects.toThrow(`Port ${gateway.port} is in use: stop what listens there, or choose another`)
  })
})
