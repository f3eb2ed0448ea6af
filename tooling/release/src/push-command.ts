import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { verifyPack, withPackFolder } from '@dining/partner/pack'
import { StackError } from '@dining/stack'

import type { Command } from './command.ts'
import { describeFaults } from './faults.ts'

/** The archive of source maps that pnpm partner pack writes beside a pack. */
const mapsOf = (pack: string) => `${pack.replace(/\/$/, '').replace(/\.tar$/, '')}-maps.tar`

/** `release push`: adds packs to the store. */
export const pushCommand: Command = async ({ words, json, releases, cwd, out, err }) => {
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
      return { manifest: verified.value, pushed: await releases.push(folder, verified.value, maps) }
    })
    const { partner, version, files } = manifest
    if (json) out(JSON.stringify({ partner, version, ...pushed }))
    else if (pushed.isNew)
      out(
        `${partner}@${version} is in ${releases.name}: ${pushed.files} of ${files.length} files were new, ${(pushed.bytes / 1e6).toFixed(1)} MB`,
      )
    else
      out(`${partner}@${version} was in ${releases.name} already${pushed.files > 0 ? `; ${pushed.files} broken files were repaired` : ''}`)
  }
  return 0
}
