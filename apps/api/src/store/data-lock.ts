import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'

import { isListening, openLockSocket } from './lock-socket.ts'
import { StoreError } from './store-error.ts'

const ownerSchema = v.object({
  /** For people: the process number within the owner's container. */
  pid: v.number(),
  /** Name of the owner's socket within the folder. */
  socket: v.pipe(v.string(), v.regex(/^lock-[\da-f-]{36}\.sock$/)),
  /** Boot and machine of the owner; null if the system does not report it. */
  boot: v.nullable(v.string()),
})
type Owner = v.InferOutput<typeof ownerSchema>

/** Name of the lock file within the data folder. */
const LOCK_FILE = 'lock.json'

/** Number of tries, and milliseconds between them, for a lock that another process may be taking over. */
const ROUNDS = 200
const ROUND_MS = 50
/** Milliseconds after which an unfinished takeover counts as killed. */
const ABANDONED_MS = 3_000
/** Milliseconds between two updates of the lock file's time, and those without an update after which an owner on another machine has ended. */
const BEAT_MS = 1_000
const SILENT_MS = 5_000

/**
 * Makes this process the only owner of a data folder: a second process that opens PGlite gets no error, and rows are lost.
 * The owner listens on a socket in the folder, which closes with its process and is reachable across containers of one machine. An owner on another
 * machine (a shared volume) is recognized by the time of the lock file, which it renews every second.
 * @returns releases the folder
 * Throws StoreError `in-use` if a running process owns it.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, LOCK_FILE)
  const socket = await openLockSocket(dataDir)
  const me: Owner = { pid: process.pid, socket: socket.name, boot: await bootId() }
  try {
    await take(dataDir, path, me)
  } catch (error) {
    await socket.close()
    throw error
  }
  const beat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), BEAT_MS).unref()
  return async () => {
    clearInterval(beat)
    await rm(path, { force: true })
    await socket.close()
  }
}

async function take(dataDir: string, path: string, me: Owner): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    if (await claim(path, me)) return
    const owner = await readOwner(path)
    if (owner && (await lives(dataDir, path, owner, me))) {
      throw new StoreError(
        'in-use',
        `The data in ${dataDir} belongs to the running process ${owner.pid}, perhaps of another container. Stop it first, or choose another DATA_DIR.`,
      )
    }
    if (await takeOver(path, owner, me)) {
      if (owner) await rm(join(dataDir, owner.socket), { force: true })
      return
    }
    // Another process is taking over; its lock appears in a moment.
    await setTimeout(ROUND_MS)
  }
  throw new StoreError('in-use', `The data in ${dataDir} is being opened by another process. Stop it, or choose another DATA_DIR.`)
}

/** Written to a temporary file and linked, so that no process reads a partial lock. */
async function claim(path: string, me: Owner): Promise<boolean> {
  const draft = await writeDraft(path, me)
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft)
  }
}

async function writeDraft(path: string, me: Owner): Promise<string> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(me), { mode: 0o600 })
  return draft
}

/** The owner in the file; null if the file is missing or was truncated by a crash. */
async function readOwner(path: string): Promise<Owner | null> {
  try {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ownerSchema), await readFile(path, 'utf8'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/**
 * Replaces a stale lock by this process's lock in one step, so that the path is never free for a third process. Of several processes that saw
 * the stale lock, the one that creates the link does so; the others find its link, or its lock.
 */
async function takeOver(path: string, stale: Owner | null, me: Owner): Promise<boolean> {
  const aside = `${path}.stale`
  try {
    await link(path, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    if (codeOf(error) !== 'EEXIST') throw error
    // A process that was killed during a takeover left this.
    if (Date.now() - (await linkedAt(aside)) > ABANDONED_MS) await rm(aside, { force: true })
    return false
  }
  try {
    const linked = await readOwner(aside)
    // Another process was faster and this is already its lock.
    if (linked?.socket !== stale?.socket) return false
    await rename(await writeDraft(path, me), path)
    return true
  } finally {
    await rm(aside, { force: true })
  }
}

async function linkedAt(aside: string): Promise<number> {
  try {
    return (await stat(aside)).ctimeMs
  } catch {
    return Date.now()
  }
}

async function lives(dataDir: string, path: string, owner: Owner, me: Owner): Promise<boolean> {
  if (await isListening(dataDir, owner.socket)) return true
  // In the current boot of this machine, no other process can be listening.
  return owner.boot !== null && owner.boot === me.boot ? false : changesSoon(path)
}

/** Whether the owner renews the file's time. Observed rather than compared with the clock, which may differ on another machine. */
async function changesSoon(path: string): Promise<boolean> {
  const before = await changedAt(path)
  for (const end = Date.now() + SILENT_MS; Date.now() < end;) {
    await setTimeout(ROUND_MS)
    if ((await changedAt(path)) !== before) return true
  }
  return false
}

async function changedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs
  } catch {
    return null
  }
}

/** Differs between machines and between two boots of one. */
async function bootId(): Promise<string | null> {
  try {
    return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim()
  } catch {
    return null
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
