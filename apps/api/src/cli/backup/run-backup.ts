import { join } from 'node:path'

import * as v from 'valibot'

import { backUpServer } from '../../backup/take-backup.ts'
import { systemClock } from '../../deps.ts'
import type { Print } from '../command.ts'
import { runAtData } from '../data-access.ts'
import { dataLocationOf } from '../data-location.ts'
import { backup, backupRequestSchema, reportBackup } from './backup.ts'
import { mebibytes } from './figures.ts'

/** `backup`, of the server of BACKUP_DATABASE_URL or of the embedded database. @returns exit code */
export async function runBackup(request: unknown, env: Readonly<Record<string, string | undefined>>, print: Print): Promise<number> {
  const { folder, json } = v.parse(backupRequestSchema, request)
  const url = env['BACKUP_DATABASE_URL'] || undefined
  const place = dataLocationOf(env)
  if (url === undefined && place.databaseUrl === undefined) {
    const secretFile = place.secretFile === undefined ? join(place.dataDir, 'app-secret') : undefined
    return runAtData(place, backup.name, { folder, json, ...(secretFile !== undefined && { secretFile }) }, print)
  }
  if (url === undefined || !URL.canParse(url) || !url.startsWith('postgres')) {
    const why = url === undefined ? 'is missing: DATABASE_URL names a server' : 'must be an address that starts with postgres://'
    print(`BACKUP_DATABASE_URL ${why}. See pnpm api backup --help.`)
    return 2
  }
  let shown = 0
  const outcome = await backUpServer(url, folder, systemClock, (sent, expected) => {
    const percent = expected === 0 ? 0 : Math.floor(Math.min(1, sent / expected) * 10) * 10
    if (percent > shown && !json) print(`${percent} % of ${mebibytes(expected)}`)
    shown = Math.max(shown, percent)
  })
  return reportBackup(folder, json, outcome, print)
}
