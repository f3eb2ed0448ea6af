import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

import { StackError } from '@dining/stack'
import { create, extract } from 'tar'

import { filesBelow } from './verify-pack.ts'

/** The time of every file in an archive: the same bytes at any time. */
const TIME = new Date('2000-01-01T00:00:00Z')

/**
 * Writes a folder as `<folder>.tar`, whose names start with the folder's own. It is not compressed: most of it is compressed already, and gzip gives other
 * bytes on other processors. The same files give the same bytes.
 */
export async function writeArchive(folder: string): Promise<string> {
  const [name, file] = [basename(folder), `${folder}.tar`]
  const names = (await filesBelow(folder)).map(({ path }) => `${name}/${path}`)
  const unfinished = `${file}.${process.pid}`
  await create({ file: unfinished, cwd: dirname(folder), portable: true, mtime: TIME, noDirRecurse: true, strict: true }, names)
  await rename(unfinished, file)
  return file
}

/**
 * Gives a pack as a folder: itself, or an archive that is unpacked until `read` has ended.
 * Throws StackError if there is neither, or if the archive has anything but files in one folder.
 */
export async function withPackFolder<T>(pack: string, read: (folder: string) => Promise<T>): Promise<T> {
  const found = await stat(pack).catch(() => null)
  if (!found) throw new StackError(`${pack} does not exist. Name the folder or the .tar that pnpm partner pack wrote.`)
  if (found.isDirectory()) return read(pack)
  const temporary = await mkdtemp(join(tmpdir(), 'dining-pack-'))
  try {
    const folder = join(temporary, 'content')
    await mkdir(folder)
    const refused: string[] = []
    const isPlain = (path: string, entry: object) => {
      const isAllowed = 'type' in entry && (entry.type === 'File' || entry.type === 'Directory')
      if (!isAllowed) refused.push(path)
      return isAllowed
    }
    await extract({ file: pack, cwd: folder, strict: true, preservePaths: false, filter: isPlain }).catch((error: unknown) => {
      throw new StackError(`${pack} is no archive of a pack: ${error instanceof Error ? error.message : String(error)}`)
    })
    const tops = await readdir(folder)
    if (refused.length > 0) throw new StackError(`${pack} has ${refused.join(', ')}, which is no regular file.`)
    if (tops.length !== 1) throw new StackError(`${pack} is no archive of a pack: it has ${tops.length} folders at its top instead of one.`)
    return await read(join(folder, tops[0] ?? ''))
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
