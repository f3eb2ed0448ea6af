import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { removeOldData, retentionStates } from '../../retention/remove-old.ts'
import { defineCommand, type CommandDeps, type Print } from '../command.ts'

const requestSchema = v.object({ run: v.boolean() })

export const retention = defineCommand({
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
  run: runRetention,
})

/** `retention`. @returns exit code */
async function runRetention(deps: CommandDeps, { run }: v.InferOutput<typeof requestSchema>, print: Print): Promise<number> {
  if (run) {
    const removed = await removeOldData(deps, new AbortController().signal, true)
    for (const { rule, rows } of removed) if (rows > 0) print(`${rule.name}: ${rows.toLocaleString('en-US')} removed`)
    print(`${removed.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en-US')} rows removed`)
    return 0
  }
  const states = await retentionStates(deps)
  const width = Math.max(...states.map(({ rule }) => rule.name.length))
  for (const { rule, due, lastRun, lastRemoved } of states) {
    const last = lastRun ? `last run ${lastRun.toISOString().slice(0, 16)}Z removed ${lastRemoved.toLocaleString('en-US')}` : 'never run'
    print(
      `${rule.name.padEnd(width)}  ${String(rule.days).padStart(4)} days  ${due.toLocaleString('en-US').padStart(7)} due  ${last}  ${rule.reason}`,
    )
  }
  return 0
}
