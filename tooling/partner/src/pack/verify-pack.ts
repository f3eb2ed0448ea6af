import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

import { fail, succeed, type Result } from '@dining/domain'

import { hashOf, MANIFEST_FILE, readManifest, type Manifest } from './manifest.ts'

/** What is wrong with a file of a pack. */
export interface PackFault {
  /** `manifest`: it cannot be read or was changed. `unlisted`: the manifest has no such file, or it is a link. */
  readonly kind: 'manifest' | 'missing' | 'changed' | 'unlisted'
  readonly file: string
  readonly detail: string
}

/** Every file below a folder, with slashes, sorted; links and other special files have `isFile` false. */
export async function filesBelow(folder: string): Promise<readonly { readonly path: string; readonly isFile: boolean }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'), isFile: entry.isFile() }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Compares every file of a pack with its manifest. @param folder absolute path */
export async function verifyPack(folder: string): Promise<Result<Manifest, readonly PackFault[]>> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => null)
  if (text === null) return fail([{ kind: 'manifest', file: MANIFEST_FILE, detail: `${folder} has no ${MANIFEST_FILE}, so it is no pack` }])
  const read = readManifest(text)
  if (!read.ok) return fail([{ kind: 'manifest', file: MANIFEST_FILE, detail: read.error }])
  const listed = new Map(read.value.files.map((file) => [file.path, file]))
  const found = await filesBelow(folder)
  const faults: PackFault[] = []
  for (const { path, isFile } of found) {
    if (path === MANIFEST_FILE && isFile) continue
    const file = listed.get(path)
    listed.delete(path)
    if (!file || !isFile)
      faults.push({ kind: 'unlisted', file: path, detail: isFile ? 'the manifest has no such file' : 'it is no regular file' })
    else {
      const data = await readFile(join(folder, path))
      if (data.length !== file.bytes)
        faults.push({ kind: 'changed', file: path, detail: `it has ${data.length} bytes instead of ${file.bytes}` })
      else if (hashOf(data) !== file.sha256) faults.push({ kind: 'changed', file: path, detail: 'its bytes were changed' })
    }
  }
  for (const path of listed.keys()) faults.push({ kind: 'missing', file: path, detail: 'it is missing' })
  return faults.length > 0 ? fail(faults) : succeed(read.value)
}
