import { createServer } from 'node:http'
import { connect } from 'node:http2'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { openTlsFront } from './tls-front.ts'

const site = createServer((request, response) => {
  response.setHeader('x-host', request.headers.host ?? '')
  response.end(`${request.method} ${request.url}`)
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  origin = `http://site.localhost:${(site.address() as AddressInfo).port}`
})
afterAll(() => site.close())

it('passes a page on by HTTP/2, with the host that the site has', async () => {
  const front = await openTlsFront([origin], 'h2')
  const url = new URL(front.urlOf(`${origin}/earn?x=1`))
  const session = connect(`https://127.0.0.1:${url.port}`, { rejectUnauthorized: false })
  const stream = session.request({ ':path': url.pathname + url.search, ':authority': url.host })
  const host = new Promise((resolve) => stream.on('response', (headers) => resolve(headers['x-host'])))
  let body = ''
  for await (const part of stream) body += String(part)
  expect(body).toBe('GET /earn?x=1')
  expect(await host).toBe(new URL(origin).host)
  session.close()
  front.close()
})

it('passes a page on by HTTP/1.1 with TLS', async () => {
  const front = await openTlsFront([origin], 'http/1.1')
  const url = new URL(front.urlOf(`${origin}/`))
  const answer = await new Promise<string>((resolve, reject) =>
    get(
      { host: '127.0.0.1', port: url.port, path: '/', rejectUnauthorized: false, agent: false, headers: { host: url.host } },
      (received) => {
        let body = ''
        received.on('data', (part) => (body += String(part)))
        received.on('end', () => resolve(`${received.httpVersion} ${body}`))
      },
    ).on('error', reject),
  )
  expect(answer).toBe('1.1 GET /')
  front.close()
})
