import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { StackError } from '@dining/stack'

/** Ids of the folder, in order: each folder with a `partner.ts`. */
export async function partnerIds(partnersDir: string): Promise<readonly string[]> {
  const entries = await readdir(partnersDir, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(join(partnersDir, entry.name, 'partner.ts')))
    .map(({ name }) => name)
    .toSorted()
}

/** The chosen ids, or all. Throws StackError for a name that has no folder. */
export async function chosenIds(partnersDir: string, words: readonly string[]): Promise<readonly string[]> {
  const known = await partnerIds(partnersDir)
  const unknown = words.filter((word) => !known.includes(word))
  if (unknown.length > 0) throw new StackError(`Unknown partner ${unknown.join(', ')}. Known partners: ${known.join(', ')}.`)
  return words.length === 0 ? known : known.filter((id) => words.includes(id))
}

/** The folder of a partner's build. */
export const distOf = (partnersDir: string, id: string): string => join(partnersDir, id, 'dist')

export const isBuilt = (partnersDir: string, id: string): boolean => existsSync(join(distOf(partnersDir, id), 'manifest.json'))
