import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

import { StoreError } from './store-error.ts'

const ownerSchema = v.object({ pid: v.number(), started: v.nullable(v.string()) })
type Owner = v.InferOutput<typeof ownerSchema>

/** Name of the lock file within the data folder. */
const LOCK_FILE = 'lock.json'

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
  // The second round follows the removal of a stale lock; losing that race to another process shows as its lock.
  for (let round = 0; round < 3; round++) {
    if (await claim(path, me)) return () => rm(path, { force: true })
    const owner = await readOwner(path)
    if (owner && (await lives(owner))) {
      throw new StoreError(
        'in-use',
        `The data in ${dataDir} belongs to the running process ${owner.pid}. Stop it first, or choose another DATA_DIR.`,
      )
    }
    await setAside(path, owner)
  }
  throw new StoreError('in-use', `The data in ${dataDir} is being opened by another process. Stop it, or choose another DATA_DIR.`)
}

/** Linked into place whole, so that nobody ever reads half a lock. */
async function claim(path: string, me: Owner): Promise<boolean> {
  const draft = `${path}.${process.pid}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(me))
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

/** The owner that the file names; null for a file that is gone or was cut off by a crash. */
async function readOwner(path: string): Promise<Owner | null> {
  try {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ownerSchema), await readFile(path, 'utf8'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Removes a stale lock by moving it first, so that of two processes that both saw it only one removes it. */
async function setAside(path: string, stale: Owner | null): Promise<void> {
  const aside = `${path}.${process.pid}`
  try {
    await rename(path, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const moved = await readOwner(aside)
  // Another process was quicker and this is already its lock: give it back.
  if (moved && (moved.pid !== stale?.pid || moved.started !== stale.started)) await rename(aside, path)
  else await rm(aside, { force: true })
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
