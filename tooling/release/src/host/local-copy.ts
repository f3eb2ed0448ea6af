import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { fail, succeed, type Result } from '@dining/domain'
import { MANIFEST_FILE, verifyPack, type Manifest } from '@dining/partner/pack'

import { describeFaults } from '../faults.ts'
import { missing, type Releases } from '../store/releases.ts'

/** Start of the names of folders that are being written. */
const UNFINISHED = '.unfinished-'

/**
 * Copies a version from the store, checking each file, unless a whole copy is there.
 * @param folder absolute path of the folder for versions
 * @returns absolute path of the copy; the error as a sentence
 */
export async function localCopy(releases: Releases, manifest: Manifest, folder: string): Promise<Result<string, string>> {
  const { partner, version, files } = manifest
  const name = `${partner}@${version}`
  const copy = join(folder, version)
  if ((await verifyPack(copy)).ok) return succeed(copy)
  const unfinished = join(folder, `${UNFINISHED}${randomUUID()}`)
  try {
    const broken: string[] = []
    await releases.eachFile(files, async ({ path }, bytes) => {
      if (!bytes) broken.push(path)
      if (!bytes || broken.length > 0) return
      await mkdir(dirname(join(unfinished, path)), { recursive: true })
      await writeFile(join(unfinished, path), bytes)
    })
    if (broken.length > 0) return fail(describeFaults(name, broken.map(missing)))
    // The bytes that name the version: the manifest of the store has the same content.
    const text = await releases.manifestText(partner, version)
    if (text === null) return fail(`${name} is not in ${releases.name} any more`)
    await writeFile(join(unfinished, MANIFEST_FILE), text)
    await rm(copy, { recursive: true, force: true })
    await rename(unfinished, copy)
    return succeed(copy)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Removes copies of other versions than these, and what a killed host left. */
export async function removeCopies(folder: string, kept: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) if (!kept.has(name)) await rm(join(folder, name), { recursive: true, force: true })
}
