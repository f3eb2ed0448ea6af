import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { runCli } from '@dining/api/cli'
import { StackError } from '@dining/stack'

import type { ProcessContext } from '../command.ts'
import { storedEntries } from '../stored-entries.ts'
import type { Shown } from './changes.ts'

const WHY = ['--note', 'for a picture', '--by', 'content-diff']

/** Makes an installation show only these entries of a partner. */
export async function showEntries(env: ProcessContext['env'], partner: string, wanted: readonly Shown[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'content-diff-'))
  const run = async (...words: readonly string[]): Promise<void> => {
    const said: string[] = []
    const hear = (line: string): void => void said.push(line)
    const exit = await runCli(['content', ...words, ...WHY], env, folder, { out: hear, err: hear })
    if (exit !== 0) throw new StackError(said.join('\n'))
  }
  try {
    const there = await storedEntries(env, [partner], () => undefined)
    for (const { set, slug, fields } of wanted) {
      const found = there.find((one) => one.set === set && one.slug === slug)
      if (isDeepStrictEqual(found?.shown?.fields, fields)) continue
      await writeFile(join(folder, 'fields.json'), JSON.stringify(fields))
      await run('draft', partner, set, slug, 'fields.json')
      await run('publish', partner, set, slug)
    }
    const isWanted = (set: string, slug: string): boolean => wanted.some((one) => one.set === set && one.slug === slug)
    for (const { set, slug, shown } of there) if (shown && !isWanted(set, slug)) await run('unpublish', partner, set, slug)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
