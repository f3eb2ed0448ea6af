import { resolve } from 'node:path'

import { succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import type { BackupRecord } from '../../backup/backup-record.ts'
import { backUpEmbedded } from '../../backup/take-backup.ts'
import { defineCommand, onlyWord, type CommandDeps, type Print } from '../command.ts'
import { mebibytes, totalOf } from './figures.ts'

export const backupRequestSchema = v.object({
  folder: v.string(),
  json: v.boolean(),
  /** The secret in the data folder, which the data cannot be read without; left out where it is kept elsewhere. */
  secretFile: v.optional(v.string()),
})
type BackupRequest = v.InferOutput<typeof backupRequestSchema>

export const backup = defineCommand({
  name: 'backup',
  summary: 'Copies the database into a new folder while the API serves.',
  usage: 'backup <folder> [--json]',
  optionsHelp: [['--json', 'the result as one JSON object']],
  notes: [
    'Of a PostgreSQL server, the address comes from a variable:',
    '',
    '  BACKUP_DATABASE_URL=postgres://… pnpm api backup <folder>',
    '',
    'BACKUP_DATABASE_URL  the server, as a user with the attribute REPLICATION',
    '',
    'Without it, the embedded database of pnpm start or of DATA_DIR is copied, with the secret in that folder.',
    'The folder holds personal data: only its user can read it. Keep it where the data itself may be kept.',
    'Put it back with pnpm api restore. Exit code: 0 done, 1 not done, 2 invalid arguments.',
  ],
  options: { json: { type: 'boolean' } },
  request: backupRequestSchema,
  read: ({ words, values, cwd }) => {
    const folder = onlyWord(words, 'folder')
    return folder.ok ? succeed({ folder: resolve(cwd, folder.value), json: values['json'] === true }) : folder
  },
  run: runEmbedded,
})

/** `backup` of an embedded database. @returns exit code */
async function runEmbedded({ store, clock }: CommandDeps, { folder, json, secretFile }: BackupRequest, print: Print): Promise<number> {
  if (store.copyTo) return reportBackup(folder, json, await backUpEmbedded(store.copyTo, folder, clock, secretFile), print)
  print('The data is on a server. Set BACKUP_DATABASE_URL: see pnpm api backup --help.')
  return 2
}

/** Prints what was done, or why it was not. @returns exit code */
export function reportBackup(folder: string, json: boolean, outcome: Result<BackupRecord, string>, print: Print): number {
  if (!outcome.ok) {
    print(json ? JSON.stringify({ error: outcome.error }) : outcome.error)
    return 1
  }
  const { from, to, archive, rows } = outcome.value
  const seconds = (Date.parse(to) - Date.parse(from)) / 1000
  const total = rows && totalOf(rows)
  if (json) print(JSON.stringify({ folder, seconds, bytes: archive.bytes, rows: total, from, to }))
  else {
    const counted = total === null ? '' : `, ${total.toLocaleString('en-US')} rows`
    print(`${folder}: ${mebibytes(archive.bytes)}${counted}, in ${seconds.toFixed(1)} s`)
  }
  return 0
}
