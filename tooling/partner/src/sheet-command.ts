import { hash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

import { loadPartners } from '@dining/partner-kit/node'
import { ROOT, startStack } from '@dining/stack'

import { chosenIds } from './choose.ts'
import type { Call, Command } from './command.ts'
import { approve, compare } from './sheet/compare.ts'
import { APPROVED, asHtml, LATEST, type Compared } from './sheet/html.ts'
import { takePictures, type Picture } from './sheet/pictures.ts'

/** Sheets, their data, the latest pictures and the approved ones. */
const FOLDER = join(ROOT, '.cache/sheet')

/** Number of partners that are served together: each has a process. */
const AT_ONCE = 5

/** `partner sheet`: pictures of the key screens of a separate running installation, beside the approved ones. */
export const sheetCommand: Command = async (call) => {
  const { words, json, blind, approve: isApproval, partnersDir, out, err } = call
  const ids = await chosenIds(partnersDir, words)
  const folder = blind ? join(FOLDER, 'blind') : FOLDER
  const latest = join(folder, LATEST)
  const approved = join(folder, APPROVED)
  if (isApproval) return approveLatest(approved, latest, ids, call)
  const names = blind ? await namesOf(partnersDir) : undefined
  for (const id of ids) await rm(join(latest, id), { recursive: true, force: true })
  await mkdir(latest, { recursive: true })
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
      taken.push(...(await takePictures({ stack, ids: some, folder: latest, say: err, ...(names ? { names } : {}) })))
    } finally {
      await stack.stop()
    }
  }
  const compared: Compared[] = []
  for (const picture of taken) compared.push({ ...picture, change: await compare(approved, latest, picture.file) })
  const file = join(folder, 'sheet.html')
  await writeFile(file, asHtml(blind ? shuffled(compared) : compared, { isBlind: blind }))
  const count = (...kinds: readonly string[]) => compared.filter(({ change }) => kinds.includes(change.kind)).length
  const shown = relative(ROOT, file)
  if (json) out(JSON.stringify({ file: shown, pictures: compared }))
  else {
    out(`${shown}: ${compared.length} pictures, ${count('changed', 'resized')} differ from the approved ones, ${count('new')} have none.`)
    out(
      `Look at the sheet, then run pnpm partner sheet --approve${[...words, ...(blind ? ['--blind'] : [])].map((word) => ` ${word}`).join('')}.`,
    )
  }
  return 0
}

/** `partner sheet --approve`: the pictures of the last sheet become the baselines of later ones. */
async function approveLatest(approved: string, latest: string, ids: readonly string[], { json, out, err }: Call): Promise<number> {
  const missing = await approve(approved, latest, ids)
  const done = ids.filter((id) => !missing.includes(id))
  if (json) out(JSON.stringify({ approved: done, missing }))
  else if (done.length > 0) out(`Approved: ${done.join(', ')}.`)
  if (missing.length > 0) err(`No pictures: ${missing.join(', ')}. Run pnpm partner sheet ${missing.join(' ')}.`)
  return missing.length > 0 ? 1 : 0
}

/** All names of a partner on its site. */
async function namesOf(partnersDir: string): Promise<ReadonlyMap<string, readonly string[]>> {
  return new Map(
    (await loadPartners(partnersDir)).map(({ partner: { program, wordmark } }) => [
      program.id,
      [program.programName, program.name, program.loyaltyName, wordmark.strong, wordmark.light].filter((name) => name.length > 2),
    ]),
  )
}

/** Without names, alphabetical order would reveal the partners. */
function shuffled<T extends { readonly id: string }>(pictures: readonly T[]): readonly T[] {
  return pictures.toSorted((a, b) => hash('sha1', a.id).localeCompare(hash('sha1', b.id)))
}
