import { CREDIT_STATUSES, fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { defineCommand } from '../command.ts'
import { defineReport } from '../report-command.ts'
import { reportCreditsOpen, runCreditsReport } from './run.ts'

export const creditsOpen = defineReport({
  name: 'credits open',
  summary: 'Lists statement credits that are not completed.',
  usage: 'credits open',
  optionsHelp: [],
  notes: [],
  options: {},
  request: v.object({}),
  read: ({ words }) => (words.length === 0 ? succeed({}) : fail('This command takes no arguments.')),
  report: (deps) => reportCreditsOpen(deps),
})

export const creditsReport = defineCommand({
  name: 'credits report',
  isOneChange: true,
  summary: 'Records a status that the processor reports for a statement credit.',
  usage: 'credits report --partner <id> --credit <id> --status <status>',
  optionsHelp: [
    ['--partner <id>', 'folder of the partner'],
    ['--credit <id>', 'as `credits open` lists it'],
    ['--status <status>', CREDIT_STATUSES.slice(1).join(', ')],
  ],
  notes: ['The amount of a rejected or failed credit returns to the balance. Repeating a report changes nothing.'],
  options: { partner: { type: 'string' }, credit: { type: 'string' }, status: { type: 'string' } },
  known: { '--status': CREDIT_STATUSES.slice(1) },
  request: v.object({ partnerId: v.string(), creditId: v.string(), status: v.picklist(CREDIT_STATUSES) }),
  read: ({ words, values }) => {
    const { partner, credit, status } = values
    if (words.length > 0) return fail('This command takes options only.')
    if (typeof partner !== 'string' || typeof credit !== 'string') return fail('Missing --partner or --credit.')
    const known = CREDIT_STATUSES.find((one) => one === status)
    if (!known) return fail(`--status must be one of ${CREDIT_STATUSES.slice(1).join(', ')}.`)
    return succeed({ partnerId: partner, creditId: credit, status: known })
  },
  run: (deps, request, print) => runCreditsReport(deps, request, print),
})
