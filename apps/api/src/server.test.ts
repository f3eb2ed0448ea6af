import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'

import { CONTENT_VERSION_PATH } from '@dining/contract'
import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'

import { createPreparingApp } from './http/preparing-app.ts'
import { listen, type ApiServer } from './server.ts'

const agent = new Agent({ keepAlive: true })
afterEach(() => agent.destroy())

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Reply {
  /** The text of the response, or the code of the error. */
  readonly said: string
  /** Whether the caller was asked to close the connection. */
  readonly leaving: boolean
}

function call(server: ApiServer, path: string): Promise<Reply> {
  return new Promise((resolve) => {
    const broken = (error: NodeJS.ErrnoException) => resolve({ said: error.code ?? 'BROKEN', leaving: false })
    get({ host: '127.0.0.1', port: server.port, path, agent }, (response) => {
      text(response).then((said) => resolve({ said, leaving: response.headers.connection === 'close' }), broken)
    }).once('error', broken)
  })
}

const said = async (server: ApiServer, path: string) => (await call(server, path)).said

function slowApp(isDraining: () => boolean) {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    if (isDraining()) c.header('connection', 'close')
  })
  app.get('/quick', (c) => c.text('quick'))
  app.get('/slow', async (c) => {
    await wait(600)
    return c.text('slow')
  })
  return app
}

/** A server that waits for its callers until it is stopped a second time, so that no test depends on durations. */
async function serving(): Promise<ApiServer> {
  const server = await listen(createPreparingApp(), { port: 0, noticeMs: 60_000 })
  server.use(slowApp(server.isDraining))
  return server
}

it('drops no call under load when it stops', async () => {
  const server = await serving()
  const answers: string[] = []
  // Callers like those of a load balancer: they keep connections until the process asks them to close.
  const client = async () => {
    for (let leaving = false; !leaving;) {
      const reply = await call(server, '/quick')
      answers.push(reply.said)
      leaving = reply.leaving
    }
  }
  const clients = Promise.all(Array.from({ length: 16 }, client))
  const running = said(server, '/slow')
  await expect.poll(() => answers.length).toBeGreaterThan(32)
  const stopped = server.stop()
  const late = said(server, '/slow')
  await clients
  // The port closes while two calls are still running.
  void server.stop()
  expect(answers.filter((answer) => answer !== 'quick')).toEqual([])
  expect([await running, await late]).toEqual(['slow', 'slow'])
  await stopped
  expect(await said(server, '/quick')).toBe('ECONNREFUSED')
})

it('ends after its notice period when there are no calls', async () => {
  const server = await listen(createPreparingApp(), { port: 0, noticeMs: 50 })
  await server.stop()
  expect(await said(server, '/healthz')).toBe('ECONNREFUSED')
})

it('does not wait until web servers stop polling the version of content', async () => {
  const server = await listen(
    slowApp(() => true),
    { port: 0 },
  )
  const lookers = 8
  const count = { answered: 0 }
  const look = async () => {
    for (let isThere = true; isThere;) {
      isThere = (await call(server, CONTENT_VERSION_PATH)).leaving
      if (isThere) count.answered++
    }
  }
  const looking = Promise.all(Array.from({ length: lookers }, look))
  await expect.poll(() => count.answered).toBeGreaterThan(lookers)
  const before = count.answered
  await server.stop()
  await looking
  // Requests that were already sent.
  expect(count.answered - before).toBeLessThanOrEqual(lookers)
})

it('answers /healthz but not /readyz while the data is prepared, and serves once it is', async () => {
  const server = await listen(createPreparingApp(), { port: 0 })
  expect(await said(server, '/healthz')).toContain('ok')
  expect(await said(server, '/readyz')).toContain('preparing')
  expect(JSON.parse(await said(server, '/api/Member'))).toMatchObject({ status: 503, code: 'unavailable' })
  server.use(slowApp(server.isDraining))
  expect(await said(server, '/quick')).toBe('quick')
  agent.destroy()
  await server.stop()
})

it('reports that its port is in use', async () => {
  const first = await listen(createPreparingApp(), { port: 0 })
  await expect(listen(createPreparingApp(), { port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await first.stop()
})
