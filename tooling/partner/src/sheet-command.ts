import { hash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

import { loadPartners } from '@dining/partner-kit/node'
import { ROOT, startStack } from '@dining/stack'

import { chosenIds } from './choose.ts'
import type { Command } from './command.ts'
import { compare } from './sheet/compare.ts'
import { asHtml } from './sheet/html.ts'
import { takePictures, type Picture } from './sheet/pictures.ts'

/** Where sheets and their data stand: the last sheet is what the next one is compared with. */
const FOLDER = join(ROOT, '.cache/sheet')

/** Partners that are served together: each has a process. */
const AT_ONCE = 5

/** `partner sheet`: pictures of the key screens of a running installation of its own. */
export const sheetCommand: Command = async ({ words, json, blind, partnersDir, out, err }) => {
  const ids = await chosenIds(partnersDir, words)
  const folder = blind ? join(FOLDER, 'blind') : FOLDER
  const pictures = join(folder, 'pictures')
  const next = join(folder, 'next')
  const names = blind ? await namesOf(partnersDir) : undefined
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  const taken: Picture[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    const stack = await startStack({
      partners: some,
      port: 0,
      dataDir: join(FOLDER, 'data'),
      env: { LOG_LEVEL: 'silent', DEMO_MERCHANTS: '3000' },
      onProgress: err,
      signal: stopping.signal,
    })
    try {
      taken.push(...(await takePictures({ stack, ids: some, folder: next, say: err, ...(names ? { names } : {}) })))
    } finally {
      await stack.stop()
    }
  }
  const compared = []
  for (const picture of taken) compared.push({ ...picture, change: await compare(pictures, next, picture.file) })
  const file = join(folder, 'sheet.html')
  await writeFile(file, asHtml(blind ? shuffled(compared) : compared, { isBlind: blind }))
  const changed = compared.filter(({ change }) => change.kind === 'changed' || change.kind === 'resized').length
  const shown = relative(ROOT, file)
  if (json) out(JSON.stringify({ file: shown, pictures: compared }))
  else out(`${shown}: ${compared.length} pictures, ${changed} changed since the last sheet.`)
  return 0
}

/** All that a partner is called on its site. */
async function namesOf(partnersDir: string): Promise<ReadonlyMap<string, readonly string[]>> {
  return new Map(
    (await loadPartners(partnersDir)).map(({ partner: { program, wordmark } }) => [
      program.id,
      [program.programName, program.name, program.loyaltyName, wordmark.strong, wordmark.light].filter((name) => name.length > 2),
    ]),
  )
}

/** Without names, the order of the alphabet would tell them. */
function shuffled<T extends { readonly id: string }>(pictures: readonly T[]): readonly T[] {
  return pictures.toSorted((a, b) => hash('sha1', a.id).localeCompare(hash('sha1', b.id)))
}
