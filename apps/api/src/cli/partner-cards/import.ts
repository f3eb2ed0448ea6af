import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'

import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { AGE_SUFFIX, ageDecryption } from '../../use-cases/feed/age-file.ts'
import { contentName, fileAt, FILE_LIMITS, type Decryption } from '../../use-cases/feed/file-bytes.ts'
import { formatOf, readRecords } from '../../use-cases/feed/read-records.ts'
import { ownNames, readMappingOf } from '../../use-cases/merchants/mapping.ts'
import { PARTNER_CARD_FIELDS } from '../../use-cases/partner-cards/card-line.ts'
import type { ImportSummary } from '../../use-cases/imports/import-lines.ts'
import { issueText } from '../../use-cases/imports/issues.ts'
import { lineCounts, trackLines } from '../../use-cases/imports/track-kinds.ts'
import { importPartnerCards, type PartnerCardReport } from '../../use-cases/partner-cards/import-partner-cards.ts'
import { defineCommand, onlyWord, type CommandDeps, type Print } from '../command.ts'
import { unreadableText } from '../import-file.ts'
import { partnerNamed } from '../partner-named.ts'
import { readTextFile } from '../read-text-file.ts'
import { trackedImport } from '../tracked-import.ts'

const FORMATS = ['csv', 'ndjson'] as const

const requestSchema = v.object({
  path: v.string(),
  partnerId: v.string(),
  mapping: v.nullable(v.string()),
  format: v.nullable(v.picklist(FORMATS)),
})

export const partnerCardsImport = defineCommand({
  name: 'partner-cards import',
  summary: 'Adds, changes and withdraws the cards that a partner knows of its members, for them to link.',
  usage: 'partner-cards import <file>.age --partner <id> [--mapping <file>] [--format csv|ndjson]',
  optionsHelp: [
    ['--partner <id>', 'folder of the partner, which must have partner-loaded cards'],
    ['--mapping <file>', 'JSON file with the field of the file for each field of ours'],
    ['--format <format>', 'csv or ndjson; default: by the name of the file before .age'],
  ],
  notes: [
    'The file is encrypted with age for the key of PARTNER_CARDS_KEY_FILE: cards.csv.age. Its content is CSV with a header, or NDJSON',
    'with one object per line, in UTF-8; .gz is decompressed. In development it may be unencrypted.',
    'Needed:   id (the partner’s own of the card), publicId or partnerNumber (of the member), vaultToken (of POST /cards/load), cardType',
    'Optional: lastFour (a card without it is not offered), description, withdrawn (true takes the card back; then only id is needed)',
    'An id or a description that may be a card number is refused: numbers are sent to the card vault only.',
    'Each refused line is listed with its field and reason, never with its values, and the other lines are imported.',
    'Importing the same file again changes nothing. After an import that was ended, import the same file again.',
    'Exit code: 0 all lines, 1 refused lines or a file that cannot be read to its end, 2 invalid arguments.',
  ],
  options: { partner: { type: 'string' }, mapping: { type: 'string' }, format: { type: 'string' } },
  request: requestSchema,
  read: ({ words, values, cwd }) => {
    const file = onlyWord(words, 'file')
    if (!file.ok) return file
    const { partner } = values
    if (typeof partner !== 'string') return fail('Missing --partner.')
    const format = FORMATS.find((name) => name === values['format']) ?? null
    if (values['format'] !== undefined && !format) return fail('--format must be csv or ndjson.')
    const mapping = typeof values['mapping'] === 'string' ? resolve(cwd, values['mapping']) : null
    return succeed({ path: resolve(cwd, file.value), partnerId: partner, mapping, format })
  },
  run: runPartnerCardsImport,
})

/** `partner-cards import <file>`. @returns exit code */
async function runPartnerCardsImport(deps: CommandDeps, request: v.InferOutput<typeof requestSchema>, print: Print): Promise<number> {
  const refuse = (line: string) => {
    print(line)
    return 1
  }
  const partner = partnerNamed(deps, request.partnerId, print)
  if (!partner) return 1
  if (!partner.features.hasPartnerLoadedCards)
    return refuse(
      `The partner ${request.partnerId} has no partner-loaded cards. Set hasPartnerLoadedCards in partners/${request.partnerId}/features.ts first.`,
    )
  const { path } = request
  const file = await stat(path).catch(() => null)
  if (!file?.isFile()) return refuse(`There is no file ${path}.`)
  const decryption = await decryptionOf(deps, path)
  if (!decryption.ok) return refuse(decryption.error)
  const format = request.format ?? formatOf(contentName(path, decryption.value))
  if (!format) return refuse(`The format of ${path} is unknown. Name it .csv.age or .ndjson.age, or add --format.`)
  const mapping = request.mapping === null ? succeed(ownNames(PARTNER_CARD_FIELDS)) : await mappingOf(request.mapping)
  if (!mapping.ok) return refuse(mapping.error)
  const name = basename(path)
  return trackedImport(deps, { partnerId: request.partnerId, kind: 'partner-cards', fileName: name }, print, async (tracker) => {
    const imported = await trackLines(
      tracker,
      readRecords(fileAt(path, decryption.value), format, FILE_LIMITS, decryption.value),
      (records) =>
        importPartnerCards(deps, partner, { name, records, mapping: mapping.value }, (event) => {
          if (event.kind === 'refused') tracker.refused(event)
          print(reportText(event))
        }),
      lineCounts,
    )
    if (!imported.ok) return refuse(unreadableText(path, imported.error))
    print(summaryText(imported.value))
    return imported.value.refused > 0 ? 1 : 0
  })
}

async function decryptionOf({ settings }: CommandDeps, path: string) {
  const { partnerCardsKeyFile: keyFile, environment } = settings
  if (!path.toLowerCase().endsWith(AGE_SUFFIX)) {
    const mayBePlain = environment === 'development' || environment === 'test'
    return mayBePlain
      ? succeed<Decryption | null>(null)
      : fail(`${path} is not encrypted. Ask the partner to encrypt it with age, as a file that ends in .age.`)
  }
  if (keyFile === undefined)
    return fail('PARTNER_CARDS_KEY_FILE is missing: the file of the age key for which the partner encrypts. Create one with age-keygen.')
  return ageDecryption(keyFile)
}

async function mappingOf(path: string) {
  const json = await readTextFile(path)
  if (!json.ok) return fail(`The mapping file ${path} ${json.error}.`)
  const mapping = readMappingOf(PARTNER_CARD_FIELDS, 'a card', json.value)
  return mapping.ok ? mapping : fail(`The mapping ${path} cannot be used. ${mapping.error}`)
}

const number = (value: number) => value.toLocaleString('en-US')

function reportText(event: PartnerCardReport): string {
  if (event.kind === 'progress') return `${number(event.lines)} lines read`
  return `line ${event.line} refused: ${issueText(event.issue)}`
}

/** The counts in words, without zeros. */
function summaryText({ lines, ...counts }: ImportSummary): string {
  const parts = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [`${number(count)} ${name}`] : []))
  return `${number(lines)} lines: ${parts.join(', ') || 'none'}`
}
