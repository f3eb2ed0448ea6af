import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { readPartners } from '@dining/partner-kit/node'
import { chosenIds } from '@dining/partner/choose'
import { ROOT, StackError } from '@dining/stack'

import { draftsOfDatabase, draftsOfFolder, type Change } from './diff/changes.ts'
import { asHtml, countOf } from './diff/html.ts'
import { pagesOf } from './diff/pages.ts'
import { takePictures } from './diff/take-pictures.ts'
import { asLine, differences } from './diff/words.ts'
import type { Command } from './command.ts'
import { hasDatabase, storedEntries } from './stored-entries.ts'

/** The folders of pictures, and of the data of the installation that they show. */
const FOLDER = join(ROOT, '.cache/content-diff')

/** `content diff`: what the drafts of a partner change. */
export const diffCommand: Command = async ({ words, json, wordsOnly, env, partnersDir, out, err }) => {
  if (words.length !== 1) {
    err('Name one partner. See pnpm content --help.')
    return 2
  }
  const [id = ''] = await chosenIds(partnersDir, words)
  const { partners } = await readPartners(partnersDir, id)
  const [loaded] = partners
  if (!loaded) throw new StackError(`partners/${id} has issues: see pnpm content check ${id}.`)
  const ofFolder = draftsOfFolder(loaded)
  const drafts = hasDatabase(env) ? draftsOfDatabase(await storedEntries(env, [id], err)) : ofFolder
  const { changes } = drafts
  const elsewhere = onlyIn(ofFolder.changes, changes)
  if (elsewhere.length > 0)
    err(
      `These are the drafts of the database. partners/${id} has others: ${elsewhere.join(', ')}. ` +
        `pnpm content import ${id} --note <why> imports those that were not edited since.`,
    )
  if (!json) {
    out(changes.length === 0 ? `No draft of ${id} changes anything.` : `Drafts of ${id} change ${countOf(changes)}:`)
    for (const { set, slug, before, after } of changes) {
      out(`\n${set}/${slug}${before === null ? ', new' : ''}`)
      for (const difference of differences(before ?? {}, after)) out(`  ${difference.path}: ${asLine(difference)}`)
    }
  }
  const pages = wordsOnly ? [] : pagesOf(loaded.partner, changes)
  const pairs = pages.length > 0 ? await takePictures({ id, pages, folder: FOLDER, say: err, ...drafts }) : []
  await mkdir(FOLDER, { recursive: true })
  const file = join(FOLDER, `${id}.html`)
  await writeFile(file, asHtml(id, changes, pairs))
  const shown = relative(ROOT, file)
  const told = changes.map(({ set, slug, before, after }) => ({
    set,
    slug,
    isNew: before === null,
    differences: differences(before ?? {}, after),
  }))
  out(json ? JSON.stringify({ partner: id, file: shown, changes: told, pictures: pairs }) : `\n${shown}`)
  return 0
}

/** Entries with a draft in the folder that the database does not have, or has with another text. */
function onlyIn(folder: readonly Change[], database: readonly Change[]): readonly string[] {
  const isThere = (one: Change) =>
    database.some(({ set, slug, after }) => set === one.set && slug === one.slug && isDeepStrictEqual(after, asStored(one.after)))
  return folder.filter((one) => !isThere(one)).map(({ set, slug }) => `${set}/${slug}`)
}

/** As JSON keeps it: without keys that are undefined. */
const asStored = (fields: unknown): unknown => JSON.parse(JSON.stringify(fields))
