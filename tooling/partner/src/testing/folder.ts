import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { writePartner } from '../new/write-partner.ts'

/** Beside the sources, where imports of a partner resolve to the project's packages. */
const TEMPORARY_FOLDERS = join(import.meta.dirname, '../../.cache')

export interface TestFolder {
  readonly path: string
  /** Puts a new partner into the folder. */
  readonly add: (id: string) => Promise<void>
  /** Rewrites a file of a partner, based on its content. */
  readonly change: (id: string, file: string, how: (text: string) => string) => Promise<void>
  readonly write: (id: string, file: string, content: string | Uint8Array) => Promise<void>
  readonly remove: (id: string, file: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** A folder of partners that tests may break. */
export async function testFolder(): Promise<TestFolder> {
  await mkdir(TEMPORARY_FOLDERS, { recursive: true })
  const path = await mkdtemp(join(TEMPORARY_FOLDERS, 'partners-'))
  const write = async (id: string, file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(path, id, file)), { recursive: true })
    await writeFile(join(path, id, file), content)
  }
  return {
    path,
    write,
    add: async (id) => void (await writePartner(path, id)),
    change: async (id, file, how) => {
      const before = await readFile(join(path, id, file), 'utf8')
      const after = how(before)
      if (after === before) throw new Error(`${file} is as it was`)
      await write(id, file, after)
    },
    remove: (id, file) => rm(join(path, id, file)),
    close: () => rm(path, { recursive: true, force: true }),
  }
}
