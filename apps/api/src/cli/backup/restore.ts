import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { fail, succeed, type Result } from '@dining/domain'

import { restoreBackup, verifyBackup, type Recovery, type Restored } from '../../backup/restore-backup.ts'
import type { Print } from '../command.ts'
import { mebibytes, totalOf } from './figures.ts'

export const RESTORE = {
  name: 'restore',
  summary: 'Puts a backup into a new folder, of a server to a point in time.',
  help: `Puts a backup of pnpm api backup into a folder that does not exist or is empty. Nothing is overwritten.

  pnpm api restore <backup> --into <folder> [--restore-command <command> [--until <time>]] [--json]
  pnpm api restore <backup> --dry-run

  --into <folder>              the data folder (DATA_DIR) of an API, or the folder of a PostgreSQL server
  --restore-command <command>  fetches a segment of the server's archived log: cp /archive/%f "%p"
  --until <time>               the moment whose state returns, with its zone: 2026-11-28T09:30:00Z
  --dry-run                    compares the backup with its record, and restores nothing
  --json                       the result as one JSON object
  --help                       shows this

A backup of a server alone returns the moment at which it was whole. With the archived log, the server returns the state at
--until when it starts, or all that was archived. Each file is compared with the server's own list.
Exit code: 0 done, 1 not done, 2 invalid arguments.`,
} as const

interface RestoreRequest {
  readonly backup: string
  /** Null: a dry run. */
  readonly into: string | null
  readonly recovery: Recovery | null
  readonly json: boolean
}

/** `pnpm api restore`. @returns exit code: 0 done, 1 not done, 2 invalid arguments */
export async function runRestore(args: readonly string[], cwd: string, print: Print): Promise<number> {
  const read = readRequest(args, cwd)
  if (!read.ok) {
    print(`${read.error} See pnpm api restore --help.`)
    return 2
  }
  const { backup, into, recovery, json } = read.value
  const started = performance.now()
  const outcome = into === null ? await dryRun(backup) : await restoreBackup(backup, into, recovery)
  const seconds = (performance.now() - started) / 1000
  if (!outcome.ok) {
    print(json ? JSON.stringify({ error: outcome.error }) : outcome.error)
    return 1
  }
  const { record, files, rows } = outcome.value
  const total = rows && totalOf(rows)
  if (json) print(JSON.stringify({ into, seconds: Number(seconds.toFixed(1)), files, rows: total, engine: record.engine, to: record.to }))
  else for (const line of linesOf(outcome.value, into, recovery, seconds)) print(line)
  return 0
}

async function dryRun(backup: string): Promise<Result<Restored, string>> {
  const verified = await verifyBackup(backup)
  return verified.ok ? succeed({ record: verified.value, files: 0, rows: null }) : verified
}

function linesOf({ record, files, rows }: Restored, into: string | null, recovery: Recovery | null, seconds: number): string[] {
  const took = `in ${seconds.toFixed(1)} s`
  if (into === null) return [`The backup of ${record.to} is whole: ${mebibytes(record.archive.bytes)} compared ${took}.`]
  if (record.engine === 'pglite') {
    return [`${into}: ${totalOf(rows ?? {}).toLocaleString('en-US')} rows of ${record.to}, ${took}. Start the API with DATA_DIR=${into}.`]
  }
  const moment = recovery ? (recovery.until?.toISOString() ?? 'the end of the archived log') : record.to
  return [
    `${into}: ${files.toLocaleString('en-US')} files, each compared with the server's list, ${took}.`,
    `Start the server with this folder: pg_ctl start -D ${into}. It then has the state of ${moment}.`,
    'Members who were erased after that moment are back: erase them again (deployment.md, "Backup and restore").',
  ]
}

function readRequest(args: readonly string[], cwd: string): Result<RestoreRequest, string> {
  const typed = parse(args)
  if (!typed.ok) return typed
  const { values, positionals } = typed.value
  const [backup, ...more] = positionals
  if (backup === undefined) return fail('Missing backup.')
  if (more[0] !== undefined) return fail(`Unexpected argument "${more[0]}".`)
  const { into, until, json = false } = values
  const isDry = values['dry-run'] === true
  if (isDry === (into !== undefined)) return fail(isDry ? 'A dry run needs no --into.' : 'Missing --into.')
  const command = values['restore-command']
  if (until !== undefined && command === undefined)
    return fail('--until needs --restore-command: without the log, no moment can be chosen.')
  if (command !== undefined && !(command.includes('%f') && command.includes('%p')))
    return fail('--restore-command must contain %f, the name of a segment, and %p, where it is put.')
  const moment = until === undefined ? succeed(undefined) : readMoment(until)
  if (!moment.ok) return moment
  const recovery = command === undefined ? null : { restoreCommand: command, until: moment.value }
  return succeed({ backup: resolve(cwd, backup), into: into === undefined ? null : resolve(cwd, into), recovery, json })
}

function parse(args: readonly string[]) {
  try {
    return succeed(
      parseArgs({
        args: [...args],
        options: {
          into: { type: 'string' },
          until: { type: 'string' },
          'restore-command': { type: 'string' },
          'dry-run': { type: 'boolean' },
          json: { type: 'boolean' },
        },
        allowPositionals: true,
      }),
    )
  } catch (error) {
    // Node's message names the option: "Unknown option '--formt'".
    return fail(error instanceof TypeError ? `${error.message.split('. ')[0]}.` : String(error))
  }
}

/** A moment with its zone: one without would be read by the clock of the machine. */
function readMoment(text: string): Result<Date, string> {
  const isZoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  return isZoned && !Number.isNaN(Date.parse(text))
    ? succeed(new Date(text))
    : fail(`--until must be a moment with its zone, such as 2026-11-28T09:30:00Z, not ${text}.`)
}
