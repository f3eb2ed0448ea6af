import { resolve } from 'node:path'

import { StackError } from '@dining/stack'

import type { Command } from './command.ts'
import { withPack } from './diff/pack-source.ts'
import { describeFaults } from './faults.ts'

/** `release verify`: compares the files of packs with their hashes. */
export const verifyCommand: Command = async ({ words, json, releases, cwd, out, err }) => {
  if (words.length === 0) {
    err('Name at least one pack. See pnpm release --help.')
    return 2
  }
  const rows: { readonly pack: string; readonly version: string | null; readonly why: string | null }[] = []
  for (const pack of words) {
    try {
      rows.push(
        await withPack(
          pack,
          releases,
          (path) => resolve(cwd, path),
          async ({ manifest, place }) => {
            // A pack of the file system was verified when it was opened.
            const faults = place === 'store' ? await releases.verify(manifest) : []
            return { pack, version: manifest.version, why: faults.length > 0 ? describeFaults(pack, faults) : null }
          },
        ),
      )
    } catch (error) {
      if (!(error instanceof StackError)) throw error
      rows.push({ pack, version: null, why: error.message })
    }
  }
  const broken = rows.filter(({ why }) => why !== null)
  if (json) out(JSON.stringify(rows.map((row) => ({ ...row, isWhole: row.why === null }))))
  else for (const { pack, version, why } of rows) if (why === null) out(`${pack} is whole: version ${version}`)
  for (const { why } of broken) err(why ?? '')
  return broken.length > 0 ? 1 : 0
}
