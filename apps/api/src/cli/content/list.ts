import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import type { ContentVersion } from '../../store/repositories/content.ts'
import { entryHistory, listEntries, type ListedEntry } from '../../use-cases/content/read-entries.ts'
import { shownVersion } from '../../use-cases/content/shown-version.ts'
import { defineCommand, type CommandDeps, type Print } from '../command.ts'
import { partnerNamed } from '../partner-named.ts'
import { entryEntries, readEntry } from './options.ts'

const requestSchema = v.object({
  partnerIds: v.array(v.string()),
  drafts: v.boolean(),
  json: v.boolean(),
  history: v.nullable(v.object(entryEntries)),
})
type Request = v.InferOutput<typeof requestSchema>

export const contentList = defineCommand({
  name: 'content list',
  summary: 'Shows the entries of partners: what is public, drafted and scheduled, by whom and why.',
  usage: 'content list <partner>… [--drafts] [--history <set>/<slug>] [--json]',
  optionsHelp: [
    ['--drafts', 'only entries of which something is drafted or scheduled'],
    ['--history <set>/<slug>', 'all versions of one entry of one partner, newest first'],
    ['--json', 'one object per line: an entry with its partner, its versions and their fields, or a version'],
  ],
  notes: ['Exit code: 0 done, 1 no such partner or entry, 2 invalid arguments.'],
  options: { drafts: { type: 'boolean' }, history: { type: 'string' }, json: { type: 'boolean' } },
  request: requestSchema,
  read: ({ words: partnerIds, values }) => {
    const [partnerId, ...more] = partnerIds
    if (partnerId === undefined) return fail('Missing partner.')
    if (more.length > 0 && values['history'] !== undefined) return fail('--history needs exactly one partner.')
    const history = typeof values['history'] === 'string' ? readName(partnerId, values['history']) : succeed(null)
    if (!history.ok) return history
    return succeed({
      partnerIds: [...partnerIds],
      drafts: values['drafts'] === true,
      json: values['json'] === true,
      history: history.value,
    })
  },
  run: runContentList,
})

function readName(partnerId: string, typed: string): Result<v.InferOutput<(typeof requestSchema)['entries']['history']>, string> {
  const [set, slug, ...more] = typed.split('/')
  return set && slug && more.length === 0 ? readEntry([partnerId, set, slug]) : fail('--history must be <set>/<slug>.')
}

/** `content list`. @returns exit code: 1 for an unknown partner or entry */
async function runContentList(deps: CommandDeps, { partnerIds, drafts, json, history }: Request, print: Print): Promise<number> {
  if (!partnerIds.every((partnerId) => partnerNamed(deps, partnerId, print))) return 1
  if (history) return runHistory(deps, history, json, print)
  for (const partner of partnerIds) {
    const entries = (await listEntries(deps, partner)).filter(
      ({ draft, waiting, step }) => !drafts || draft !== null || waiting.length > 0 || step?.kind === 'asked',
    )
    if (!json && partnerIds.length > 1) print(`${partner}:`)
    if (json) for (const entry of entries) print(JSON.stringify({ partner, ...entry }))
    else for (const line of entries.flatMap(entryLines)) print(line)
  }
  return 0
}

async function runHistory(deps: CommandDeps, { partnerId, set, slug }: NonNullable<Request['history']>, json: boolean, print: Print) {
  const versions = await entryHistory(deps, partnerId, set, slug)
  const shown = shownVersion(versions, deps.clock())
  for (const version of versions) print(json ? JSON.stringify(version) : versionLine(version, version === shown))
  if (versions.length > 0) return 0
  print(`There is no entry ${set}/${slug} of ${partnerId}. See pnpm api content list ${partnerId}.`)
  return 1
}

function versionLine(version: ContentVersion, isShown: boolean): string {
  const until = version.status === 'scheduled' ? ` for ${version.publishAt?.toISOString() ?? ''}` : ''
  return `${isShown ? '>' : ' '} ${String(version.version).padStart(4)}  ${version.status}${until} ${madeBy(version)}`
}

function entryLines({ set, slug, shown, draft, waiting, step }: ListedEntry): readonly string[] {
  return [
    `${set}/${slug}  ${shown ? `version ${shown.version} is public ${madeBy(shown)}` : 'not on the site'}`,
    ...waiting.map((one) => `    version ${one.version} from ${one.publishAt?.toISOString() ?? ''} on ${madeBy(one)}`),
    ...(draft ? [`    version ${draft.version} is a draft ${madeBy(draft)}`] : []),
    ...(step?.kind === 'asked' ? [`    version ${step.version} waits for approval, asked ${madeBy(step)}`] : []),
    ...(step?.kind === 'sent-back' ? [`    version ${step.version} was sent back ${madeBy(step)}`] : []),
  ]
}

const madeBy = ({ by, at, note }: Pick<ContentVersion, 'by' | 'at' | 'note'>) =>
  `by ${by} at ${at.toISOString()}${note === '' ? '' : `: ${note}`}`
