import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A lock with a name on this machine, for one holder at a time. The lock is a listening socket, so it is released when its process ends,
 * for any reason; it is in the temporary folder under the name's hash, since a socket's path is limited to about 100 bytes.
 * @returns releases it; undefined if another process holds it
 */
export async function takeLock(name: string): Promise<(() => Promise<void>) | undefined> {
  const socket = join(tmpdir(), `dining-${createHash('sha256').update(name).digest('hex').slice(0, 16)}.lock`)
  const server = createServer((connection) => connection.end())
  const release = () => new Promise<void>((done) => server.close(() => done()))
  if (await listens(server, socket)) return release
  if (await answers(socket)) return undefined
  rmSync(socket, { force: true })
  return (await listens(server, socket)) ? release : undefined
}

/** Like takeLock, but waits until the lock is free. */
export async function waitForLock(name: string, signal: AbortSignal): Promise<() => Promise<void>> {
  for (;;) {
    const release = await takeLock(name)
    if (release) return release
    await pause(200, undefined, { signal })
  }
}

function listens(server: Server, socket: string): Promise<boolean> {
  return new Promise((done) => {
    const failed = () => done(false)
    server.once('error', failed)
    server.listen(socket, () => {
      server.off('error', failed)
      server.unref()
      done(true)
    })
  })
}

function answers(socket: string): Promise<boolean> {
  return new Promise((done) => {
    const connection = createConnection(socket)
    connection.once('connect', () => {
      connection.destroy()
      done(true)
    })
    connection.once('error', () => done(false))
  })
}
