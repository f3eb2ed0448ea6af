import { hostname, userInfo } from 'node:os'
import { parseArgs } from 'node:util'

import { systemClock } from '../../deps.ts'
import { purgeAudit } from '../../store/purge-audit.ts'
import { StoreError } from '../../store/store-error.ts'
import type { Print } from '../command.ts'

export const AUDIT_PURGE = {
  name: 'audit purge',
  summary: 'Removes old events of the audit trail, as the owner of the tables.',
  help: `Removes old events of the audit trail from a PostgreSQL server. No other command and no job removes them.

  MIGRATE_DATABASE_URL=postgres://… pnpm api audit purge --before <day> --reason <why>

  MIGRATE_DATABASE_URL  the database, as the user who owns the tables
  --before <day>        events before this day are removed: 2019-01-01, 00:00 UTC
  --reason <why>        is recorded with the purge
  --help                shows this

The purge is recorded in the trail of each partner that it concerns, and pnpm api audit verify takes it into account.
An embedded database has no owner apart from the API: its audit trail goes with its folder.`,
} as const

/**
 * `pnpm api audit purge`.
 * @returns exit code: 0 done, 1 not done, 2 invalid arguments
 */
export async function runAuditPurge(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<number> {
  const refuse = (line: string) => {
    print(`${line} See pnpm api audit purge --help.`)
    return 2
  }
  const { values } = parseArgs({
    args: [...args],
    options: { before: { type: 'string' }, reason: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  const { before, reason } = values
  const now = systemClock()
  if (typeof before !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(before) || Number.isNaN(Date.parse(before)))
    return refuse('--before must be a day such as 2019-01-01.')
  if (Date.parse(before) > now.getTime()) return refuse(`--before must be a day in the past, not ${before}.`)
  if (typeof reason !== 'string' || reason.trim() === '') return refuse('Missing --reason.')
  const ownerUrl = env['MIGRATE_DATABASE_URL']
  if (!ownerUrl || !URL.canParse(ownerUrl) || !ownerUrl.startsWith('postgres'))
    return refuse('MIGRATE_DATABASE_URL must be an address that starts with postgres://.')
  try {
    const actor = `${userInfo().username}@${hostname()}`
    const purged = await purgeAudit(ownerUrl, { before: new Date(before), reason: reason.trim(), actor, now })
    for (const { partnerId, removed } of purged) print(`${partnerId}: ${removed} events removed`)
    if (purged.length === 0) print(`No event is older than ${before}.`)
    return 0
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    print(error.message)
    return 1
  }
}
