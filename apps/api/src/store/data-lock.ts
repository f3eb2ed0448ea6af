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
  /** File within the folder on which the owner listens. */
  socket: v.pipe(v.string(), v.regex(/^lock-[\da-f-]{36}\.sock$/)),
  /** Which run of which machine the owner belongs to; null where the system does not say. */
  boot: v.nullable(v.string()),
})
type Owner = v.InferOutput<typeof ownerSchema>

/** Name of the lock file within the data folder. */
const LOCK_FILE = 'lock.json'

/** How often, and how many milliseconds apart, a lock is tried that another process may be taking over. */
const ROUNDS = 200
const ROUND_MS = 50
/** Milliseconds after which a takeover that has not ended is taken for a killed one. */
const ABANDONED_MS = 3_000
/** Milliseconds between two signs of life in the time of the lock file, and those after which an owner on another machine has ended. */
const BEAT_MS = 1_000
const SILENT_MS = 5_000

/**
 * Makes this process the one owner of a data folder: a second opener of PGlite gets no error and rows vanish.
 * The owner listens on a socket in the folder, which ends with its process and answers across containers of one machine. The owner on another
 * machine (a shared volume) is known by the time of the lock file, which it renews every second.
 * @returns lets go of the folder
 * Throws StoreError `in-use` when a living process owns it.
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
    // Another process is at it; its lock shows in a moment.
    await setTimeout(ROUND_MS)
  }
  throw new StoreError('in-use', `The data in ${dataDir} is being opened by another process. Stop it, or choose another DATA_DIR.`)
}

/** Linked into place whole, so that nobody ever reads half a lock. */
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

/** The owner that the file names; null for a file that is gone or was cut off by a crash. */
async function readOwner(path: string): Promise<Owner | null> {
  try {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ownerSchema), await readFile(path, 'utf8'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/**
 * Puts this process's lock in the place of a stale one, in one step: the path is never free for a third. Of several processes that saw
 * the stale lock, the one that links it aside does so; the others find its link, or its lock.
 */
async function takeOver(path: string, stale: Owner | null, me: Owner): Promise<boolean> {
  const aside = `${path}.stale`
  try {
    await link(path, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    if (codeOf(error) !== 'EEXIST') throw error
    // Left behind by a process that was killed in the midst of this.
    if (Date.now() - (await linkedAt(aside)) > ABANDONED_MS) await rm(aside, { force: true })
    return false
  }
  try {
    const linked = await readOwner(aside)
    // Another process was quicker and this is already its lock.
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
  // On this run of this machine nothing else can be listening.
  return owner.boot !== null && owner.boot === me.boot ? false : changesSoon(path)
}

/** Does the owner renew the file's time? Watched rather than compared with the clock, which another machine may have set differently. */
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

/** Differs between machines and between two starts of one. */
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
