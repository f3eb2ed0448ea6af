import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import { connect } from './client.ts'
import { socketPathOf } from './protocol.ts'
import { listenForCommands, type CommandSocket, type RunCommand } from './server.ts'

let dir: string
let path: string
let server: CommandSocket | undefined
let count = 0
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'socket-'))
})
afterAll(() => rm(dir, { recursive: true }))
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function listening(run: RunCommand, onFault: (error: unknown) => void = () => undefined): Promise<void> {
  path = join(dir, `${++count}.sock`)
  server = await listenForCommands(path, run, onFault)
}

async function send(command: string, request: unknown) {
  const said: string[] = []
  const api = await connect(path)
  const outcome = await api?.run(command, request, (line) => said.push(line))
  return { said, outcome }
}

it('runs a command in the listening process and returns its output line by line, and its exit code', async () => {
  await listening((command, request, print) => {
    print(`${command} of\n${JSON.stringify(request)}`)
    print('ünïcödé “done”')
    return Promise.resolve(7)
  })
  expect(await send('a b', { path: '/x' })).toEqual({
    said: ['a b of\n{"path":"/x"}', 'ünïcödé “done”'],
    outcome: { kind: 'ended', exit: 7 },
  })
})

it('runs one command after the other', async () => {
  const order: string[] = []
  await listening(async (command) => {
    order.push(`${command} begins`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    order.push(`${command} ends`)
    return 0
  })
  await Promise.all([send('one', {}), send('two', {}), send('three', {})])
  expect(order.filter((_, index) => index % 2 === 0).map((line) => line.replace('begins', 'ends'))).toEqual(
    order.filter((_, index) => index % 2 === 1),
  )
  expect(order).toHaveLength(6)
})

it('reports an error to the operator without details, and to the process with all details', async () => {
  const faults: unknown[] = []
  await listening(
    () => Promise.reject(new Error('secret inside')),
    (error) => faults.push(error),
  )
  const { said, outcome } = await send('a', {})
  expect(outcome).toEqual({ kind: 'ended', exit: 1 })
  expect(said.join()).not.toContain('secret')
  expect(String(faults[0])).toContain('secret inside')
})

it('continues after callers that disconnect or send invalid data', async () => {
  await listening((_command, _request, print) => {
    for (let line = 0; line < 1_000; line++) print('x'.repeat(1_000))
    return Promise.resolve(0)
  })
  const silent = createConnection(path)
  silent.end()
  const babble = createConnection(path)
  babble.end('hello\n')
  expect(await text(babble)).toBe('{"exit":2}\n')
  const gone = createConnection(path)
  gone.write('{"command":"a","request":{},"caller":{"user":"u","host":"h"}}\n')
  gone.destroy()
  const { said, outcome } = await send('a', {})
  expect([said.length, outcome]).toEqual([1_000, { kind: 'ended', exit: 0 }])
})

it('is accessible only to this user', async () => {
  await listening(() => Promise.resolve(0))
  expect((await stat(path)).mode & 0o077).toBe(0)
})

it('replaces a socket that a killed process left', async () => {
  const left = join(dir, 'left.sock')
  await writeFile(left, '')
  server = await listenForCommands(
    left,
    () => Promise.resolve(3),
    () => undefined,
  )
  path = left
  expect((await send('a', {})).outcome).toEqual({ kind: 'ended', exit: 3 })
})

it('waits for the running command when it closes', async () => {
  const [begun, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let ended = false
  await listening(async () => {
    begun.resolve()
    await allowed.promise
    ended = true
    return 0
  })
  const running = send('a', {})
  await begun.promise
  const closed = server?.close().then(() => ended)
  server = undefined
  allowed.resolve()
  expect(await closed).toBe(true)
  expect((await running).outcome).toEqual({ kind: 'ended', exit: 0 })
})

it('returns null if no process listens', async () => {
  expect(await connect(join(dir, 'nobody.sock'))).toBeNull()
})

it('has a path that every system accepts, even for a deep data folder', () => {
  expect(socketPathOf('/srv/data')).toBe('/srv/data/api.sock')
  const deep = socketPathOf(`/srv/${'deep/'.repeat(40)}`)
  expect(Buffer.byteLength(deep)).toBeLessThanOrEqual(100)
  expect(deep).not.toBe(socketPathOf(`/srv/${'deep/'.repeat(41)}`))
})
