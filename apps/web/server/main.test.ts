import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { testCallerKeysFile } from '@dining/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { built } from '../testing/built.ts'
import { callerKeysFile } from '../testing/served.ts'

const MAIN = path.join(import.meta.dirname, '../src/main.ts')

let build: Awaited<ReturnType<typeof built>>
beforeAll(async () => void (build = await built('plain')))
afterAll(() => build.remove())

function start(environment: Record<string, string>): { child: ChildProcess; said: () => string } {
  const child = fork(MAIN, {
    silent: true,
    env: { PATH: process.env['PATH'] ?? '', APP_ENV: 'development', NODE_OPTIONS: '--disable-warning=ExperimentalWarning', ...environment },
  })
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return { child, said: () => text }
}

const working = () => ({
  DIST: build.dist,
  API_URL: 'http://127.0.0.1:1',
  CALLER_KEYS_FILE: callerKeysFile(build.dist),
  VAULT_ORIGIN: 'http://cards.localhost',
  PUBLIC_ORIGIN: 'http://one.localhost',
})

async function ready(child: ChildProcess): Promise<string> {
  const [message] = (await once(child, 'message')) as [{ kind: string; port: number }]
  expect(message.kind).toBe('ready')
  return `http://127.0.0.1:${message.port}`
}

/** A request whose last byte has not been sent yet. */
async function slowCall(origin: string) {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  await new Promise((sent) => socket.write(`POST / HTTP/1.1\r\nhost: ${hostname}\r\ncontent-length: 0\r\n`, sent))
  // An answer on the same server means that the first bytes above have arrived.
  await fetch(`${origin}/healthz`)
  return {
    end: () => {
      socket.end('\r\n')
      return text(socket)
    },
  }
}

/** Resolves when the server accepts no new connection any more. */
async function untilClosed(origin: string): Promise<void> {
  while (
    await fetch(`${origin}/healthz`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
  );
}

describe('the web server as a process', () => {
  it('reports when it is ready and when it no longer is; answers all requests until then, and exits', async () => {
    // Clients disconnect at their own pace on a slow machine: a second signal means that they have.
    const { child } = start({ ...working(), DRAIN_NOTICE_MS: '600000' })
    const origin = await ready(child)
    const server = { isReady: true }
    const failures: unknown[] = []
    let answered = 0
    // As a load balancer does: it checks readiness, and sends nothing more to a server that is not ready.
    const watch = async () => {
      while (server.isReady) server.isReady = (await fetch(`${origin}/readyz`)).status === 200
    }
    const visit = async () => {
      while (server.isReady) {
        try {
          const answer = await fetch(origin, { headers: { 'accept-encoding': 'identity' } })
          await answer.arrayBuffer()
          if (answer.status !== 200) failures.push(answer.status)
          answered++
        } catch (cause) {
          failures.push(cause)
        }
      }
    }
    const all = [watch(), ...Array.from({ length: 8 }, visit)]
    await expect.poll(() => answered).toBeGreaterThan(20)
    child.kill('SIGTERM')
    await Promise.all(all)
    expect(failures).toEqual([])
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
  })

  it('answers requests in progress when it exits at once', async () => {
    const { child } = start({ ...working(), DRAIN_NOTICE_MS: '0' })
    const origin = await ready(child)
    const call = await slowCall(origin)
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await untilClosed(origin)
    expect(await call.end()).toMatch(/^HTTP\/1.1 405 /)
    expect(await exit).toEqual([0, null])
  })

  it('exits with its parent', async () => {
    const { child } = start(working())
    await ready(child)
    child.disconnect()
    expect((await once(child, 'exit'))[0]).toBe(0)
  })

  it.each([
    ['a missing setting', { API_URL: '' }, /^web: API_URL "" must not be empty/],
    [
      'no key for its partner',
      { CALLER_KEYS_FILE: testCallerKeysFile(['other']) },
      /^web: CALLER_KEYS_FILE has no key for .* Add one with/,
    ],
    ['no build', { DIST: '/nowhere' }, /^web: \/nowhere holds no build: run partner-build/],
  ])('with %s says one line and ends', async (_, more, line) => {
    const { child, said } = start({ ...working(), ...more })
    expect((await once(child, 'close'))[0]).toBe(1)
    expect(said()).toMatch(line)
    expect(said().trim().split('\n')).toHaveLength(1)
  })

  it('exits with an error if its port is in use', async () => {
    const first = start(working())
    const port = new URL(await ready(first.child)).port
    const { child, said } = start({ ...working(), PORT: port })
    expect((await once(child, 'close'))[0]).toBe(1)
    expect(said()).toMatch(new RegExp(`^web: port ${port} is in use: set PORT to another`))
    first.child.disconnect()
    await once(first.child, 'exit')
  })
})
