import { importFlexOffers } from '../../use-cases/flex-offers/import-flex-offers.ts'
import { defineCommand, type CommandDeps, type Print } from '../command.ts'
import { IMPORT_OPTIONS, importFile, importRequestSchema, readImportArguments, type ImportRequest } from '../import-file.ts'
import { partnerNamed } from '../partner-named.ts'

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
  options: IMPORT_OPTIONS,
  request: importRequestSchema,
  read: readImportArguments,
  run: runFlexOffersImport,
})

/** `flex-offers import <file>`. @returns exit code */
async function runFlexOffersImport(deps: CommandDeps, request: ImportRequest, print: Print): Promise<number> {
  const partner = partnerNamed(deps, request.partnerId, print)
  if (!partner) return 1
  if (!partner.features.hasFlexOffers) {
    print(`The partner ${request.partnerId} has no flex offers. Set hasFlexOffers in partners/${request.partnerId}/features.ts first.`)
    return 1
  }
  return importFile(deps, 'flex-offers', request, print, (file, records, report) => importFlexOffers(deps, partner, file, records, report))
}
