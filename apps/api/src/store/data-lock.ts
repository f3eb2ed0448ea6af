import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'

import { StoreError } from './store-error.ts'

const ownerSchema = v.object({ pid: v.number(), started: v.nullable(v.string()) })
type Owner = v.InferOutput<typeof ownerSchema>

/** Name of the lock file within the data folder. */
const LOCK_FILE = 'lock.json'

/** How often, and how many milliseconds apart, a lock is tried that another process may be taking over. */
const ROUNDS = 200
const ROUND_MS = 50
/** Milliseconds after which a takeover that has not ended is taken for a killed one. */
const ABANDONED_MS = 3_000

/**
 * Makes this process the one owner of a data folder: a second opener of PGlite gets no error and rows vanish.
 * A lock whose process has ended, or whose number now belongs to a younger process, is taken over.
 * @returns lets go of the folder
 * Throws StoreError `in-use` when a living process owns it.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, LOCK_FILE)
  const me: Owner = { pid: process.pid, started: await startOf(process.pid) }
  const letGo = () => rm(path, { force: true })
  for (let round = 0; round < ROUNDS; round++) {
    if (await claim(path, me)) return letGo
    const owner = await readOwner(path)
    if (owner && (await lives(owner))) {
      throw new StoreError(
        'in-use',
        `The data in ${dataDir} belongs to the running process ${owner.pid}. Stop it first, or choose another DATA_DIR.`,
      )
    }
    if (await takeOver(path, owner, me)) return letGo
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
  const draft = `${path}.${process.pid}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(me))
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
    if (linked?.pid !== stale?.pid || linked?.started !== stale?.started) return false
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

async function lives(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    // EPERM: it lives, under another user.
    if (codeOf(error) === 'ESRCH') return false
  }
  return owner.started === (await startOf(owner.pid))
}

/** When a process was started, as Linux counts it; null elsewhere. Tells a process from a later one with the same number. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The command's name stands in brackets and may hold spaces; the 22nd field is the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
