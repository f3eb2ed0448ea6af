import { createCopy } from '@dining/copy-engine'
import { BONUS_KINDS, fail, succeed } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import * as v from 'valibot'

import { bonusRepo } from '../../store/repositories/bonus.ts'
import { importBonuses } from '../../use-cases/bonuses/import-bonuses.ts'
import { defineCommand } from '../command.ts'
import { IMPORT_OPTIONS, importFile, importRequestSchema, readImportArguments } from '../import-file.ts'
import { partnerNamed } from '../partner-named.ts'
import { defineReport } from '../report-command.ts'

export const bonusesImport = defineCommand({
  name: 'bonuses import',
  summary: 'Adds, changes and withdraws bonuses that a partner offers to its members.',
  usage: 'bonuses import <file> --partner <id> [--format csv|ndjson]',
  optionsHelp: [
    ['--partner <id>', 'folder of the partner'],
    ['--format <format>', 'csv or ndjson; default: by the name of the file'],
  ],
  notes: [
    'The file is CSV with a header, or NDJSON with one object per line, in UTF-8; .gz files are decompressed.',
    `Needed:   code, kind (${BONUS_KINDS.join(', ')}), description, amount`,
    'Optional: dines (1), spend (dollars of all dines together), dineSpend (least dollars of a dine that counts), withinDays (after the activation;',
    '          after joining for new-member), firstDay, lastDay (such as 2026-11-30, in the partner’s time zone), appOnly (true or false),',
    '          cap (the most members who may activate it), withdrawn (true: not offered any more)',
    'The amount is in whole units of the program; in dollars such as 5.00 where it pays money; in tenths of a cent per gallon for fuel.',
    'A member who has activated a bonus keeps its terms, whatever is imported later. Importing the same file again changes nothing.',
    'Each refused line is listed with its field and reason, and the other lines are imported.',
    'Exit code: 0 all lines, 1 refused lines or a file that cannot be read to its end, 2 invalid arguments.',
  ],
  options: IMPORT_OPTIONS,
  request: importRequestSchema,
  read: readImportArguments,
  run: async (deps, request, print) => {
    const partner = partnerNamed(deps, request.partnerId, print)
    if (!partner) return 1
    return importFile(deps, 'bonuses', request, print, (file, records, report) => importBonuses(deps, partner, file, records, report))
  },
})

export const bonusesList = defineReport({
  name: 'bonuses list',
  summary: 'Lists the bonuses of a partner, with how many members have activated and fulfilled each.',
  usage: 'bonuses list --partner <id>',
  optionsHelp: [['--partner <id>', 'folder of the partner']],
  notes: ['Bonuses of the partner’s folder (program.newMemberBonus, program.appOnlyBonus) are not in the list.'],
  options: { partner: { type: 'string' } },
  request: v.object({ partnerId: v.string() }),
  read: ({ words, values: { partner } }) => {
    if (words.length > 0) return fail('This command takes options only.')
    return typeof partner === 'string' ? succeed({ partnerId: partner }) : fail('Missing --partner.')
  },
  async report(deps, { partnerId }, print) {
    const partner = partnerNamed(deps, partnerId, print)
    if (!partner) return null
    const found = await deps.store.reading.owner((tx) => bonusRepo(tx, partnerId).counted())
    const lines = found.flatMap((row) => {
      const days = `${row.first_day ?? 'at once'} to ${row.last_day ?? 'no end'}`
      const most = row.cap === null ? '' : ` of ${row.cap}`
      return [
        `${row.code}  ${row.kind}  ${amountIn(partner, row.units)}  ${days}  ${row.description}`,
        `  activated ${row.activated}${most}, fulfilled ${row.fulfilled}, taken back ${row.reversed}`,
      ]
    })
    const rows = found.map(
      ({ code, kind, units, first_day: firstDay, last_day: lastDay, cap, description, activated, fulfilled, reversed }) => ({
        code,
        kind,
        units,
        firstDay,
        lastDay,
        cap,
        description,
        activated,
        fulfilled,
        reversed,
      }),
    )
    return { rows, lines: lines.length === 0 ? ['No bonuses have been imported.'] : lines }
  },
})

/** An amount in the program's words. */
function amountIn(partner: Partner, units: number): string {
  return createCopy({ ...partner, visitor: { tier: null, publicId: null, firstName: null } }).bonus(units).text
}
