import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { dataLocationOf, runCli } from '@dining/api/cli'
import { CONTENT_SETS, type ContentSet } from '@dining/domain'
import { StackError } from '@dining/stack'
import * as v from 'valibot'

import type { ProcessContext } from './command.ts'

/** An entry of the database in one of its versions. */
export interface StoredVersion {
  readonly version: number
  readonly fields: Readonly<Record<string, unknown>>
}

/** An entry in the output of `pnpm api content list --json`. */
export interface StoredEntry {
  readonly partner: string
  readonly set: ContentSet
  readonly slug: string
  /** The public version. */
  readonly shown: StoredVersion | null
  readonly draft: StoredVersion | null
  /** The scheduled versions. */
  readonly waiting: readonly StoredVersion[]
}

const versionSchema = v.object({ version: v.number(), fields: v.record(v.string(), v.unknown()) })
const entrySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    partner: v.string(),
    set: v.picklist(CONTENT_SETS),
    slug: v.string(),
    shown: v.nullable(versionSchema),
    draft: v.nullable(versionSchema),
    waiting: v.array(versionSchema),
  }),
)

/** Whether there is a database to read. */
export function hasDatabase(env: ProcessContext['env']): boolean {
  const { databaseUrl, dataDir } = dataLocationOf(env)
  return databaseUrl !== undefined || existsSync(join(dataDir, 'db'))
}

/** Every entry of some partners in the database. Throws StackError if it cannot be read. */
export async function storedEntries(
  env: ProcessContext['env'],
  ids: readonly string[],
  say: (line: string) => void,
): Promise<readonly StoredEntry[]> {
  const lines: string[] = []
  const hear = (line: string): void => (line.startsWith('{') ? void lines.push(line) : say(line))
  const exit = await runCli(['content', 'list', ...ids, '--json'], env, process.cwd(), { out: hear, err: say })
  if (exit !== 0) throw new StackError('The database could not be read. Correct the error above, or set DATA_DIR to a folder without data.')
  return lines.map((line) => v.parse(entrySchema, line))
}
