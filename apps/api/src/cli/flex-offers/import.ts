import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'

import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { isFileError } from '../../use-cases/feed/file-bytes.ts'
import { formatOf, readRecords } from '../../use-cases/feed/read-records.ts'
import { importFlexOffers, type FlexOfferSummary } from '../../use-cases/flex-offers/import-flex-offers.ts'
import { defineCommand, onlyWord, type CommandDeps, type Print } from '../command.ts'
import { partnerNamed } from '../partner-named.ts'

const FORMATS = ['csv', 'ndjson'] as const

const requestSchema = v.object({ path: v.string(), partnerId: v.string(), format: v.nullable(v.picklist(FORMATS)) })

export const flexOffersImport = defineCommand({
  name: 'flex-offers import',
  summary: 'Adds, changes and withdraws offers of restaurants for single members.',
  usage: 'flex-offers import <file> --partner <id> [--format csv|ndjson]',
  optionsHelp: [
    ['--partner <id>', 'folder of the partner, which must have flex offers'],
    ['--format <format>', 'csv or ndjson; default: by the name of the file'],
  ],
  notes: [
    'The file is CSV with a header, or NDJSON with one object per line, in UTF-8; .gz files are decompressed.',
    'Needed:   id, publicId (of the member), merchantId (as in its address, or of the card network), amount',
    'Optional: firstDay, lastDay (such as 2026-11-30, in the restaurant’s time zone), withdrawn (true takes the offer back)',
    'The amount is in whole units of the program; in dollars such as 5.00 where it pays money; in tenths of a cent per gallon for fuel.',
    'An offer counts for one dine that earns. One that a dine has used is not changed. Importing the same file again changes nothing.',
    'Each refused line is listed with its field and reason, and the other lines are imported.',
    'Exit code: 0 all lines, 1 refused lines or a file that cannot be read to its end, 2 invalid arguments.',
  ],
  options: { partner: { type: 'string' }, format: { type: 'string' } },
  request: requestSchema,
  read: ({ words, values, cwd }) => {
    const file = onlyWord(words, 'file')
    if (!file.ok) return file
    const { partner } = values
    if (typeof partner !== 'string') return fail('Missing --partner.')
    const format = FORMATS.find((name) => name === values['format']) ?? null
    if (values['format'] !== undefined && !format) return fail('--format must be csv or ndjson.')
    return succeed({ path: resolve(cwd, file.value), partnerId: partner, format })
  },
  run: runFlexOffersImport,
})

/** `flex-offers import <file>`. @returns exit code */
async function runFlexOffersImport(deps: CommandDeps, request: v.InferOutput<typeof requestSchema>, print: Print): Promise<number> {
  const refuse = (line: string) => {
    print(line)
    return 1
  }
  const partner = partnerNamed(deps, request.partnerId, print)
  if (!partner) return 1
  if (!partner.features.hasFlexOffers)
    return refuse(
      `The partner ${request.partnerId} has no flex offers. Set hasFlexOffers in partners/${request.partnerId}/features.ts first.`,
    )
  const { path } = request
  const file = await stat(path).catch(() => null)
  if (!file?.isFile()) return refuse(`There is no file ${path}.`)
  const format = request.format ?? formatOf(path)
  if (!format) return refuse(`The format of ${path} is unknown. Name it .csv or .ndjson (.gz if compressed), or add --format.`)
  try {
    const summary = await importFlexOffers(deps, partner, basename(path), readRecords(path, format), ({ line, field, reason }) =>
      print(`line ${line} refused: ${field ? `${field} ` : ''}${reason}`),
    )
    print(summaryText(summary))
    return summary.refused > 0 ? 1 : 0
  } catch (error) {
    if (!isFileError(error)) throw error
    return refuse(
      `The file ${path} could not be read to its end: ${error.message}. The lines before it were imported. Correct the file and import it again.`,
    )
  }
}

/** The counts in words, without zeros. */
function summaryText({ lines, ...counts }: FlexOfferSummary): string {
  const parts = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [`${count.toLocaleString('en-US')} ${name}`] : []))
  return `${lines.toLocaleString('en-US')} lines: ${parts.join(', ') || 'none'}`
}
