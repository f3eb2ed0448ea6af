import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

import type { ObjectStore } from './object-store.ts'

/** Files that are being written, in the store itself: a rename does not leave a disk. */
const UNFINISHED = '.unfinished'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** A store in a folder, which may be on a shared disk. @param folder absolute path; it is made by the first write */
export function folderStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, ...key.split('/'))

  /** Writes the bytes to the disk under a name of their own, and gives them their key by `place`. */
  async function write(key: string, bytes: Uint8Array, place: (from: string, to: string) => Promise<void>): Promise<void> {
    const unfinished = join(folder, UNFINISHED, randomUUID())
    await mkdir(dirname(unfinished), { recursive: true })
    await mkdir(dirname(pathOf(key)), { recursive: true })
    try {
      const file = await open(unfinished, 'wx', 0o644)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await place(unfinished, pathOf(key))
    } finally {
      await rm(unfinished, { force: true })
    }
  }

  return {
    name: folder,
    atOnce: 1,
    lookMs: 200,
    get: (key) =>
      readFile(pathOf(key)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      }),
    put: (key, bytes) => write(key, bytes, rename),
    create: async (key, bytes) => {
      try {
        // Unlike a rename, a link fails if there is a file.
        await write(key, bytes, link)
        return true
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false
        throw error
      }
    },
    list: async (prefix) => {
      // The whole part of the prefix is a folder.
      const within = pathOf(prefix.slice(0, prefix.lastIndexOf('/') + 1))
      const entries = await readdir(within, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return []
        throw error
      })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((key) => key.startsWith(prefix) && !key.startsWith(UNFINISHED))
        .toSorted()
    },
  }
}
