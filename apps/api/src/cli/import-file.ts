import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'

import type { ImportKind } from '@dining/contract/studio'
import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import { fileAt } from '../use-cases/feed/file-bytes.ts'
import { formatOf, readRecords, type FeedRecord } from '../use-cases/feed/read-records.ts'
import type { ImportSummary, RefusedLine } from '../use-cases/imports/import-lines.ts'
import { issueText } from '../use-cases/imports/issues.ts'
import { lineCounts, trackLines } from '../use-cases/imports/track-kinds.ts'
import { onlyWord, type CommandDeps, type Print } from './command.ts'
import { trackedImport } from './tracked-import.ts'

const FORMATS = ['csv', 'ndjson'] as const

/** A file of a partner to import. */
export const importRequestSchema = v.object({ path: v.string(), partnerId: v.string(), format: v.nullable(v.picklist(FORMATS)) })
export type ImportRequest = v.InferOutput<typeof importRequestSchema>

/** The options of a command that imports a file of a partner. */
export const IMPORT_OPTIONS = { partner: { type: 'string' }, format: { type: 'string' } } as const

/** Reads the arguments of such a command. */
export function readImportArguments({
  words,
  values,
  cwd,
}: {
  readonly words: readonly string[]
  readonly values: Readonly<Record<string, unknown>>
  readonly cwd: string
}): Result<ImportRequest, string> {
  const file = onlyWord(words, 'file')
  if (!file.ok) return file
  const partner = values['partner']
  if (typeof partner !== 'string') return fail('Missing --partner.')
  const format = FORMATS.find((name) => name === values['format']) ?? null
  if (values['format'] !== undefined && !format) return fail('--format must be csv or ndjson.')
  return succeed({ path: resolve(cwd, file.value), partnerId: partner, format })
}

/** Opens the file of a request, imports its lines and prints what was refused and the counts. @returns exit code */
export async function importFile(
  deps: Pick<CommandDeps, 'store' | 'clock'>,
  kind: ImportKind,
  request: ImportRequest,
  print: Print,
  run: (fileName: string, records: AsyncIterable<FeedRecord>, report: (refused: RefusedLine) => void) => Promise<ImportSummary>,
): Promise<number> {
  const refuse = (line: string) => {
    print(line)
    return 1
  }
  const { path, partnerId } = request
  const file = await stat(path).catch(() => null)
  if (!file?.isFile()) return refuse(`There is no file ${path}.`)
  const format = request.format ?? formatOf(path)
  if (!format) return refuse(`The format of ${path} is unknown. Name it .csv or .ndjson (.gz if compressed), or add --format.`)
  const fileName = basename(path)
  return trackedImport(deps, { partnerId, kind, fileName }, print, async (tracker) => {
    const report = (refused: RefusedLine) => {
      tracker.refused(refused)
      print(`line ${refused.line} refused: ${issueText(refused.issue)}`)
    }
    const imported = await trackLines(tracker, readRecords(fileAt(path), format), (records) => run(fileName, records, report), lineCounts)
    if (!imported.ok) return refuse(unreadableText(path, imported.error))
    print(summaryText(imported.value))
    return imported.value.refused > 0 ? 1 : 0
  })
}

/** What a file that cannot be read to its end has changed, and what to do. */
export const unreadableText = (path: string, error: Error): string =>
  `The file ${path} could not be read to its end: ${error.message}. The lines before it were imported. Correct the file and import it again.`

/** The counts in words, without zeros. */
function summaryText({ lines, ...counts }: ImportSummary): string {
  const parts = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [`${count.toLocaleString('en-US')} ${name}`] : []))
  return `${lines.toLocaleString('en-US')} lines: ${parts.join(', ') || 'none'}`
}
