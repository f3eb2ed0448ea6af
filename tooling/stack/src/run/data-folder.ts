import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import type { Server } from 'node:net'
import { createHash, randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { StackError } from '../stack-error.ts'

export interface DataFolder {
  readonly path: string
  /** A folder of its own within for one app. */
  readonly of: (app: string) => string
  /** Shared by API and vault for their calls; made once. */
  readonly vaultToken: string
  readonly release: () => Promise<void>
}

/**
 * Takes a data folder for this stack alone, empties it when `fresh`, and makes what it lacks.
 * Throws StackError when another stack has it.
 */
export async function takeDataFolder(folder: string, fresh: boolean): Promise<DataFolder> {
  const path = resolve(folder)
  const lock = await lockBySocket(path)
  if (fresh) rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return {
    path,
    of: (app) => join(path, app),
    vaultToken: token(join(path, 'vault-token')),
    release: () => new Promise((done) => lock.close(() => done())),
  }
}

function token(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    const made = randomBytes(32).toString('hex')
    writeFileSync(file, made, { mode: 0o600 })
    return made
  }
}

/**
 * The lock is a listening socket: it goes with its process, however that ends. It lies in the temporary folder under the data
 * folder's hash, since a socket's path is limited to about 100 bytes.
 */
async function lockBySocket(folder: string): Promise<Server> {
  const socket = join(tmpdir(), `dining-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.lock`)
  const server = createServer((connection) => connection.end())
  if (await listens(server, socket)) return server
  if (await answers(socket))
    throw new StackError(`Another start uses the data in ${folder}: stop it first, or choose another folder with --data.`)
  rmSync(socket, { force: true })
  if (await listens(server, socket)) return server
  throw new StackError(`The data in ${folder} is being taken by another start: stop it first.`)
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
