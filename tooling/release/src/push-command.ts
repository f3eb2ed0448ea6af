import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { verifyPack, withPackFolder, type Manifest } from '@dining/partner/pack'
import { StackError } from '@dining/stack'

import type { Command } from './command.ts'
import { describeFaults } from './faults.ts'
import type { Pushed, Releases } from './store/releases.ts'

/** The archive of source maps that pnpm partner pack writes beside a pack. */
const mapsOf = (pack: string) => `${pack.replace(/\/$/, '').replace(/\.tar$/, '')}-maps.tar`

/** `release push`: adds packs to the store. */
export const pushCommand: Command = async ({ words, json, dryRun, releases, cwd, out, err }) => {
  if (words.length === 0) {
    err('Name at least one pack. See pnpm release --help.')
    return 2
  }
  for (const word of words) {
    const pack = resolve(cwd, word)
    const maps = await readFile(mapsOf(pack)).catch(() => null)
    const { manifest, pushed } = await withPackFolder(pack, async (folder) => {
      const verified = await verifyPack(folder)
      if (!verified.ok) throw new StackError(describeFaults(word, verified.error))
      return {
        manifest: verified.value,
        pushed: await (dryRun ? wouldPush(releases, verified.value) : releases.push(folder, verified.value, maps)),
      }
    })
    const { partner, version, files } = manifest
    if (json) out(JSON.stringify({ partner, version, ...pushed, ...(dryRun ? { dryRun } : {}) }))
    else if (dryRun)
      out(
        `${partner}@${version} ${pushed.isNew ? 'is not yet' : 'is already'} in ${releases.name}: ${pushed.files} of ${files.length} files are not there, ${(pushed.bytes / 1e6).toFixed(1)} MB. Nothing was changed.`,
      )
    else if (pushed.isNew)
      out(
        `${partner}@${version} is in ${releases.name}: ${pushed.files} of ${files.length} files were new, ${(pushed.bytes / 1e6).toFixed(1)} MB`,
      )
    else
      out(`${partner}@${version} was in ${releases.name} already${pushed.files > 0 ? `; ${pushed.files} broken files were repaired` : ''}`)
  }
  return 0
}

/** What a push would do. */
async function wouldPush(releases: Releases, { partner, version, files }: Manifest): Promise<Pushed> {
  const lacking = new Map<string, number>()
  const different = new Map(files.map((file) => [file.sha256, file]))
  await releases.eachFile([...different.values()], (file, found) => void (found ?? lacking.set(file.sha256, file.bytes)))
  const isNew = !(await releases.versions(partner)).includes(version)
  return { isNew, files: lacking.size, bytes: [...lacking.values()].reduce((sum, bytes) => sum + bytes, 0) }
}
