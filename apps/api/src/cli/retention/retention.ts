import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { removeOldData, retentionStates } from '../../retention/remove-old.ts'
import type { CommandDeps } from '../command.ts'
import { defineReport, type Report } from '../report-command.ts'

const requestSchema = v.object({ run: v.boolean() })

export const retention = defineReport({
  name: 'retention',
  summary: 'Shows how long rows are kept and how many are older, and removes those with --run.',
  usage: 'retention [--run]',
  optionsHelp: [['--run', 'removes what is older now; the API does it once a day']],
  notes: [
    'Dines, earnings and statement credits are kept: they are accounts without a name.',
    'Events of the audit trail are not removed here.',
    'Exit code: 0 done, 2 invalid arguments.',
  ],
  options: { run: { type: 'boolean' } },
  request: requestSchema,
  read: ({ words, values }) => (words.length > 0 ? fail(`Unexpected argument "${words[0]}".`) : succeed({ run: values['run'] === true })),
  report: reportRetention,
})

/** `retention`: periods and what is due, or what was removed. */
async function reportRetention(deps: CommandDeps, { run }: v.InferOutput<typeof requestSchema>): Promise<Report> {
  if (run) {
    const removed = await removeOldData(deps, new AbortController().signal, true)
    const some = removed.filter(({ rows }) => rows > 0)
    const sum = removed.reduce((all, { rows }) => all + rows, 0)
    return {
      rows: removed.map(({ rule, rows }) => ({ name: rule.name, removed: rows })),
      lines: [
        ...some.map(({ rule, rows }) => `${rule.name}: ${rows.toLocaleString('en-US')} removed`),
        `${sum.toLocaleString('en-US')} rows removed`,
      ],
    }
  }
  const states = await retentionStates(deps)
  const width = Math.max(...states.map(({ rule }) => rule.name.length))
  const lines = states.map(({ rule, due, lastRun, lastRemoved }) => {
    const last = lastRun ? `last run ${lastRun.toISOString().slice(0, 16)}Z removed ${lastRemoved.toLocaleString('en-US')}` : 'never run'
    return `${rule.name.padEnd(width)}  ${String(rule.days).padStart(4)} days  ${due.toLocaleString('en-US').padStart(7)} due  ${last}  ${rule.reason}`
  })
  const rows = states.map(({ rule: { name, days, reason }, due, lastRun, lastRemoved }) => ({
    name,
    days,
    reason,
    due,
    lastRun,
    lastRemoved,
  }))
  return { rows, lines }
}
