import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'

import { fail, succeed } from '@dining/domain'
import { describeIssues } from '@dining/partner-kit/check'
import type { PartnerContent } from '@dining/partner-kit/node'
import * as v from 'valibot'

import { importContent } from '../../use-cases/content/import-content.ts'
import { defineCommand, type CommandDeps, type Print } from '../command.ts'
import { dataLocationOf } from '../data-location.ts'
import { partnerNamed } from '../partner-named.ts'
import { authorEntries, readAuthor, WRITE_HELP, WRITE_OPTIONS } from './options.ts'

const requestSchema = v.object({ ...authorEntries, partnerId: v.string(), folder: v.string(), replace: v.boolean() })

const { base: _base, ...OPTIONS } = WRITE_OPTIONS

export const contentImport = defineCommand({
  name: 'content import',
  summary: 'Imports the content files of a partner’s folder into the database, as each start of the API does.',
  usage: 'content import <partner> [folder] [--replace] --note <why>',
  optionsHelp: [
    ['--replace', 'also replace entries that people have edited; their versions stay in the history'],
    ...WRITE_HELP.filter(([option]) => !option.startsWith('--base')),
  ],
  notes: [
    'The folder has content/*.ts, one file a set; without one it is the partner’s own. An entry that the file of its set no longer has is',
    'taken from the site. An entry that people have edited is listed and not changed. Importing the same folder again',
    'changes nothing.',
    'Exit code: 0 done, 1 a folder with issues, 2 invalid arguments.',
  ],
  options: { ...OPTIONS, replace: { type: 'boolean' } },
  request: requestSchema,
  read: ({ words: [partnerId, folder, ...more], values, cwd }) => {
    if (partnerId === undefined) return fail('Missing partner.')
    if (more.length > 0) return fail(`Unexpected argument "${more[0]}".`)
    const author = readAuthor(values)
    if (!author.ok) return author
    const place = folder === undefined ? join(dataLocationOf(process.env).partnersDir, partnerId) : resolve(cwd, folder)
    return succeed({ ...author.value, partnerId, folder: place, replace: values['replace'] === true })
  },
  run: runContentImport,
})

/** `content import`. @returns exit code */
async function runContentImport(deps: CommandDeps, request: v.InferOutput<typeof requestSchema>, print: Print): Promise<number> {
  const { partnerId, folder, replace, by, note } = request
  if (!partnerNamed(deps, partnerId, print)) return 1
  const { content, issues } = await readAnew(folder)
  if (issues.length > 0) {
    print(describeIssues(partnerId, issues))
    return 1
  }
  if (content.length === 0) {
    print(`${folder} holds no content: it needs content/*.ts, one file a set. Nothing was changed.`)
    return 1
  }
  const { changed, takenOff, kept, needsApproval } = await importContent(deps, partnerId, content, { author: { by, note }, replace })
  for (const { set, slug } of takenOff) print(`${set}/${slug} is taken off the site: the files no longer contain it.`)
  const remedy = needsApproval ? `Four-eyes publishing is on for ${partnerId}: publish in the studio.` : 'Pass --replace to replace it.'
  for (const { set, slug, by: writer } of kept) print(`${set}/${slug} keeps the version of ${writer}. ${remedy}`)
  print(
    changed === 0 ? `Nothing of ${partnerId} was changed.` : `${changed} ${changed === 1 ? 'entry' : 'entries'} of ${partnerId} changed.`,
  )
  return needsApproval && kept.length > 0 ? 1 : 0
}

/** Reads a folder in a separate thread, since this thread caches modules at their first import. */
function readAnew(folder: string): Promise<PartnerContent> {
  const worker = new Worker(new URL('./read-folder.ts', import.meta.url), { workerData: folder })
  return new Promise((done, failed) => {
    worker.once('message', done)
    worker.once('error', failed)
  })
}
