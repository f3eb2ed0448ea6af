import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds between two checks whether another process has made it. */
const POLL_MS = 50

/**
 * Makes a file or folder unless it exists; of several callers at the same time, in any process, one makes it and the others wait.
 * @param make creates it by a rename, so that it exists only when it is complete
 */
export async function madeOnce(path: string, make: () => Promise<void>): Promise<void> {
  const [lock, own] = [`${path}.lock`, `${path}.lock-${randomUUID()}`]
  if (!existsSync(path)) await mkdir(dirname(path), { recursive: true })
  while (!existsSync(path)) {
    await writeFile(own, String(process.pid))
    // A link, so that a lock never exists without the number of its process.
    const isMine = await link(own, lock).then(
      () => true,
      () => false,
    )
    await rm(own)
    if (isMine) {
      try {
        if (!existsSync(path)) await make()
      } finally {
        await rm(lock)
      }
    } else {
      const owner = Number(await readFile(lock, 'utf8').catch(() => process.pid))
      if (isRunning(owner)) await setTimeout(POLL_MS)
      else await rm(lock, { force: true })
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
