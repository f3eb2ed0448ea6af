import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

import { fail, succeed, type Result } from '@dining/domain'

/**
 * Fills a folder that is there whole or not at all: `fill` gets a folder beside it, which gets its name when `fill` has succeeded and is removed when
 * it has failed. The error is a sentence for the operator, such as when the folder already has content, which is never overwritten.
 */
export async function fillNewFolder<T>(
  folder: string,
  fill: (unfinished: string) => Promise<Result<T, string>>,
): Promise<Result<T, string>> {
  const content = await readdir(folder).catch(() => null)
  if (content !== null && content.length > 0) return fail(`${folder} has content already. Give a folder that does not exist or is empty.`)
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
  // mkdtemp lets its user alone in.
  const unfinished = await mkdtemp(`${folder}.unfinished-`)
  try {
    const filled = await fill(unfinished)
    if (!filled.ok) return filled
    // Replaces an empty folder in one step.
    await rename(unfinished, folder)
    return succeed(filled.value)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
