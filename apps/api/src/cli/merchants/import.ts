import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'

import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { INSTALLATION } from '../../audit/events.ts'
import { fileAt } from '../../use-cases/feed/file-bytes.ts'
import { formatOf } from '../../use-cases/feed/read-records.ts'
import type { ImportTracker } from '../../use-cases/imports/track-import.ts'
import { trackMerchants } from '../../use-cases/imports/track-kinds.ts'
import type { MerchantImport } from '../../use-cases/merchants/import-merchants.ts'
import { OWN_NAMES, readMapping } from '../../use-cases/merchants/mapping.ts'
import { FIELD_NAMES, REQUIRED_FIELDS } from '../../use-cases/merchants/merchant-row.ts'
import { defineCommand, onlyWord, type CommandDeps, type Print } from '../command.ts'
import { readTextFile } from '../read-text-file.ts'
import { trackedImport } from '../tracked-import.ts'
import { createReporter, failureText, summaryLines } from './report.ts'

const FORMATS = ['csv', 'ndjson'] as const

const requestSchema = v.object({
  path: v.string(),
  mapping: v.nullable(v.string()),
  format: v.nullable(v.picklist(FORMATS)),
  isChanges: v.boolean(),
  dryRun: v.boolean(),
})

export const merchantsImport = defineCommand({
  name: 'merchants import',
  summary: 'Replaces the participating merchants by those of a file, or applies a file of changes, all at once.',
  usage: 'merchants import <file> [--mapping <file>] [--format csv|ndjson] [--changes] [--dry-run]',
  optionsHelp: [
    ['--mapping <file>', 'JSON file with the field of the file for each field of ours (apps/api/mappings/ has an example)'],
    ['--format <format>', 'csv or ndjson; default: by the name of the file'],
    ['--changes', 'the file has only restaurants that are new, changed or withdrawn; the others stay'],
    ['--dry-run', 'reads and checks the file, lists what it would change, and changes nothing'],
  ],
  notes: [
    'The file is CSV with a header, or NDJSON with one object per line, in UTF-8; .gz files are decompressed. Lists in CSV are separated by',
    'semicolons.',
    `Needed:   ${REQUIRED_FIELDS.join(', ')}`,
    `Optional: ${FIELD_NAMES.filter((name) => !REQUIRED_FIELDS.includes(name)).join(', ')}`,
    'What a row lacks is absent on its page; nothing is made up. A row without city, state or zipCode takes them from its position.',
    'hours: "Mon-Fri 11:00-22:00; Sat 5 PM-1 AM; Sun closed", a list of {day, opens, closes}, or an object with the times of each day.',
    'photoUrl, menuPictureUrls: https addresses on hosts of PHOTO_HOSTS; pnpm api merchants pictures shows what came of them.',
    'withdrawn: true takes a restaurant out (with --changes); such a row needs only its networkId.',
    'In a mapping, a field is named as in the file ("location.coordinates[1]" for one within another), or is {"constant": "NY"}.',
    'Each refused row is listed with its line, field and reason, and the other rows are imported. A malformed file changes nothing.',
    'Importing the same file again changes nothing. Exit code: 0 all rows, 1 refused rows or no change because of an issue, 2 invalid arguments.',
  ],
  options: { mapping: { type: 'string' }, format: { type: 'string' }, changes: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  request: requestSchema,
  read: ({ words, values, cwd }) => {
    const file = onlyWord(words, 'file')
    if (!file.ok) return file
    const format = FORMATS.find((name) => name === values['format']) ?? null
    if (values['format'] !== undefined && !format) return fail('--format must be csv or ndjson.')
    const mapping = typeof values['mapping'] === 'string' ? resolve(cwd, values['mapping']) : null
    const [isChanges, dryRun] = [values['changes'] === true, values['dry-run'] === true]
    return succeed({ path: resolve(cwd, file.value), mapping, format, isChanges, dryRun })
  },
  run: runMerchantsImport,
})

/** `merchants import <file>`. @returns exit code */
async function runMerchantsImport(deps: CommandDeps, request: v.InferOutput<typeof requestSchema>, print: Print): Promise<number> {
  const refuse = (line: string) => {
    print(line)
    return 1
  }
  const file = await stat(request.path).catch(() => null)
  if (!file?.isFile()) return refuse(`There is no file ${request.path}.`)
  const format = request.format ?? formatOf(request.path)
  if (!format) return refuse(`The format of ${request.path} is unknown. Name it .csv or .ndjson (.gz if compressed), or add --format.`)
  const mapping = request.mapping === null ? succeed(OWN_NAMES) : await mappingOf(request.mapping)
  if (!mapping.ok) return refuse(mapping.error)
  const { path, isChanges, dryRun } = request
  const source: MerchantImport = { file: fileAt(path), format, mapping: mapping.value, isChanges, dryRun }
  // A dry run changes nothing, so the studio does not list it.
  if (dryRun) return importTracked(deps, path, source, print, null)
  const about = { partnerId: INSTALLATION, kind: 'merchants', fileName: basename(path) } as const
  return trackedImport(deps, about, print, (tracker) => importTracked(deps, path, source, print, tracker))
}

async function importTracked(
  deps: CommandDeps,
  path: string,
  request: MerchantImport,
  print: Print,
  tracker: ImportTracker | null,
): Promise<number> {
  const result = await trackMerchants(deps, request, tracker, createReporter(print))
  if (!result.ok) {
    print(failureText(path, result.error))
    return 1
  }
  for (const line of summaryLines(result.value)) print(line)
  return result.value.refused > 0 ? 1 : 0
}

async function mappingOf(path: string) {
  const json = await readTextFile(path)
  if (!json.ok) return fail(`The mapping file ${path} ${json.error}.`)
  const mapping = readMapping(json.value)
  return mapping.ok ? mapping : fail(`The mapping ${path} cannot be used. ${mapping.error}`)
}
