import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { join } from 'node:path'

/**
 * A listening socket in a data folder. The kernel closes it whenever its process ends, also across PID
 * namespaces, so it accepts connections exactly while its owner runs.
 */
export interface LockSocket {
  /** Name of the file within the folder. */
  readonly name: string
  readonly close: () => Promise<void>
}

/** Listens on a socket with a new name. */
export function openLockSocket(folder: string): Promise<LockSocket> {
  const name = `lock-${randomUUID()}.sock`
  const server = createServer((connection) => connection.destroy())
  return withShortPath(folder, name, async (path) => {
    await listens(server, path)
    server.unref()
    return {
      name,
      close: async () => {
        await new Promise<void>((done) => server.close(() => done()))
        await rm(join(folder, name), { force: true })
      },
    }
  })
}

/** Whether the process that listens on this socket is running. */
export function isListening(folder: string, name: string): Promise<boolean> {
  return withShortPath(
    folder,
    name,
    (path) =>
      new Promise<boolean>((done) => {
        const connection = createConnection(path)
        connection.once('connect', () => {
          connection.destroy()
          done(true)
        })
        // A full connection queue (EAGAIN) belongs to a running process.
        connection.once('error', (error) => done('code' in error && error.code === 'EAGAIN'))
      }),
  )
}

function listens(server: Server, path: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(path, done)
  })
}

/** The path of a socket is limited to about 100 bytes; the path of an open folder in /proc is shorter. */
async function withShortPath<T>(folder: string, name: string, work: (path: string) => Promise<T>): Promise<T> {
  if (process.platform !== 'linux') return work(join(folder, name))
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY)
  try {
    return await work(`/proc/self/fd/${handle.fd}/${name}`)
  } finally {
    await handle.close()
  }
}
