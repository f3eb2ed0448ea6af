import { hash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'

import { loadPartners } from '@dining/partner-kit/node'
import { ROOT, untilEnded } from '@dining/stack'

import { chosenIds } from './choose.ts'
import type { Call, Command } from './command.ts'
import { approve, compare, SHEET_FOLDERS, type Baselines } from './sheet/compare.ts'
import { environmentWarning } from './sheet/environment.ts'
import { asHtml, type Compared } from './sheet/html.ts'
import { atMoment, SHEETS } from './sheet/installation.ts'
import { keyScreens } from './sheet/key-screens.ts'
import { writeLastSheet } from './sheet/last-sheet.ts'
import { noticeScreens } from './sheet/notice-screens.ts'
import { takePictures, type Picture } from './sheet/pictures.ts'
import { serveReview } from './sheet/review.ts'

/** `partner sheet`: pictures of the key screens of a separate running installation, beside the approved ones. */
export const sheetCommand: Command = async (call) => {
  const { words, json, blind, notices, approve: isApproval, review: isReview, partnersDir, out, err } = call
  const ids = await chosenIds(partnersDir, words)
  const folder = join(SHEETS, ...(notices ? ['notices'] : []), ...(blind ? ['blind'] : []))
  const baselines = call.baselines === undefined ? join(folder, 'approved') : resolve(call.baselines)
  if (isApproval) return approveLatest({ folder, baselines }, ids, call)
  if (isReview) return reviewLatest({ folder, baselines }, ids, call)
  const latest = join(folder, SHEET_FOLDERS.now)
  for (const id of ids) await rm(join(latest, id), { recursive: true, force: true })
  await mkdir(latest, { recursive: true })
  const taken = await takeAll({ ids, folder: latest, notices, names: blind ? await namesOf(partnersDir) : undefined, say: err })
  const compared: Compared[] = []
  for (const picture of taken) compared.push({ ...picture, change: await compare({ folder, baselines }, picture.file) })
  const warnings = (await Promise.all(ids.map((id) => environmentWarning(baselines, latest, id)))).filter((warning) => warning !== null)
  const file = join(folder, 'sheet.html')
  const sheet = { pictures: blind ? shuffled(compared) : compared, isBlind: blind, warnings: blind ? [] : warnings }
  await writeFile(file, asHtml(sheet))
  await writeLastSheet(folder, sheet)
  const count = (...kinds: readonly string[]) => compared.filter(({ change }) => kinds.includes(change.kind)).length
  const shown = relative(ROOT, file)
  for (const warning of warnings) err(warning)
  if (json) out(JSON.stringify({ file: shown, warnings, pictures: compared }))
  else {
    out(`${shown}: ${compared.length} pictures, ${count('changed', 'resized')} differ from the approved ones, ${count('new')} have none.`)
    const options = [
      ...words,
      ...(notices ? ['--notices'] : []),
      ...(blind ? ['--blind'] : []),
      ...(call.baselines === undefined ? [] : [`--baselines ${call.baselines}`]),
    ]
    const typed = options.map((word) => ` ${word}`).join('')
    out(
      `Look at the sheet, then approve all with pnpm partner sheet --approve${typed}, or one by one with pnpm partner sheet --review${typed}.`,
    )
  }
  return 0
}

interface All extends Pick<Parameters<typeof takePictures>[0], 'ids' | 'folder' | 'say'> {
  /** Of what is above and over pages, rather than of the key screens. */
  readonly notices: boolean
  readonly names: ReadonlyMap<string, readonly string[]> | undefined
}

/** Takes all pictures, of installations whose data and clock are the same in every sheet. */
async function takeAll({ ids, folder, notices, names, say }: All): Promise<readonly Picture[]> {
  const taken: Picture[] = []
  await atMoment({ ids, say }, async (stack, some, env) => {
    const screensFor = notices ? noticeScreens({ dataDir: stack.dataDir, env }) : keyScreens
    taken.push(...(await takePictures({ stack, ids: some, folder, say, screensFor, ...(names ? { names } : {}) })))
  })
  return taken
}

/** `partner sheet --approve`: the pictures of the last sheet become the baselines of later ones. */
async function approveLatest(folders: Parameters<typeof approve>[0], ids: readonly string[], { json, out, err }: Call): Promise<number> {
  const missing = await approve(folders, ids)
  const done = ids.filter((id) => !missing.includes(id))
  if (json) out(JSON.stringify({ approved: done, missing }))
  else if (done.length > 0) out(`Approved: ${done.join(', ')}.`)
  if (missing.length > 0) err(`No pictures: ${missing.join(', ')}. Run pnpm partner sheet ${missing.join(' ')}.`)
  return missing.length > 0 ? 1 : 0
}

/** `partner sheet --review`: a page on this machine that approves pictures of the last sheet one by one, until it is stopped. */
async function reviewLatest(baselines: Baselines, ids: readonly string[], { out }: Call): Promise<number> {
  const { origin, close } = await serveReview(baselines, ids)
  out(`Review the pictures at ${origin}/. Ctrl-C stops the page.`)
  await untilEnded((signal) => once(signal, 'abort').then(close))
  return 0
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
