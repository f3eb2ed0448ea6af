import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { describeIssues } from '@dining/partner-kit/check'
import { readPartners, type LoadedPartner } from '@dining/partner-kit/node'
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

/** Partners of some folders. Throws StackError with all issues if one is not valid. */
export async function validPartners(partnersDir: string, ids: readonly string[]): Promise<readonly LoadedPartner[]> {
  const read = await Promise.all(ids.map((id) => readPartners(partnersDir, id)))
  const invalid = read.flatMap((one) => one.invalid)
  if (invalid.length > 0) throw new StackError(invalid.map(({ id, issues }) => describeIssues(id, issues)).join('\n'))
  return read.flatMap(({ partners }) => partners)
}

/** The folder of a partner's build. */
export const distOf = (partnersDir: string, id: string): string => join(partnersDir, id, 'dist')

export const isBuilt = (partnersDir: string, id: string): boolean => existsSync(join(distOf(partnersDir, id), 'manifest.json'))
