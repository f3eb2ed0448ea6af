import { createReadStream } from 'node:fs'
import { appendFile, chmod, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { isAbsolute, join, normalize } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { fail, succeed, type Result } from '@dining/domain'
import { extract } from 'tar'
import * as v from 'valibot'

import { loadPglite } from '../store/open-pglite.ts'
import { StoreError } from '../store/store-error.ts'
import { BACKUP_FILES, digestOf, readRecord, type BackupRecord } from './backup-record.ts'
import { fillNewFolder } from './new-folder.ts'

/** How a restored server goes on from its copy to a point in time. */
export interface Recovery {
  /** The server's own command that fetches a segment of the archived log: `cp /archive/%f "%p"`. */
  readonly restoreCommand: string
  /** Commits after this moment are left out; undefined: to the end of the archived log. */
  readonly until: Date | undefined
}

/** What was restored. */
export interface Restored {
  readonly record: BackupRecord
  /** Files whose hash was compared with PostgreSQL's manifest; 0 for an embedded database. */
  readonly files: number
  /** Rows of each table; null for a server, which has not started yet. */
  readonly rows: Readonly<Record<string, number>> | null
}

/** Compares a backup with its record: the archive must be whole and unchanged. The error is a sentence for the operator. */
export async function verifyBackup(folder: string): Promise<Result<BackupRecord, string>> {
  const record = await readRecord(folder)
  if (!record.ok) return record
  const path = join(folder, BACKUP_FILES.archive)
  const { bytes, sha256 } = await digestOf(path).catch(() => ({ bytes: 0, sha256: '' }))
  if (sha256 === record.value.archive.sha256 && bytes === record.value.archive.bytes) return record
  return fail(`${path} is not as it was written (${bytes} of ${record.value.archive.bytes} bytes, or changed). Use another backup.`)
}

/**
 * Restores a backup into a folder that does not exist or is empty: the data folder of an API with an embedded database, or the folder of a PostgreSQL
 * server, which applies the log when it starts.
 * @param recovery of a server; null: the state at the end of the copy
 */
export async function restoreBackup(folder: string, into: string, recovery: Recovery | null): Promise<Result<Restored, string>> {
  const verified = await verifyBackup(folder)
  if (!verified.ok) return verified
  const record = verified.value
  const fault = recovery && recoveryFault(record, recovery)
  if (fault) return fail(fault)
  return fillNewFolder(into, (unfinished) =>
    record.engine === 'pglite' ? restoreEmbedded(folder, unfinished, record) : restoreServer(folder, unfinished, record, recovery),
  )
}

function recoveryFault({ engine, to }: BackupRecord, { until }: Recovery): string | null {
  if (engine === 'pglite') return 'This is a backup of an embedded database, which keeps no log. Leave out --until and --restore-command.'
  if (until && until.getTime() < Date.parse(to)) return `The backup was whole at ${to}, later than --until. Use an earlier backup.`
  return null
}

async function restoreEmbedded(folder: string, into: string, record: BackupRecord): Promise<Result<Restored, string>> {
  const database = join(into, 'db')
  await mkdir(database, { mode: 0o700 })
  try {
    const rows = await loadPglite(database, join(folder, BACKUP_FILES.archive))
    const lost = Object.entries(record.rows ?? {}).filter(([table, count]) => rows[table] !== count)
    if (lost.length > 0) return fail(`The restored tables lack rows: ${lost.map(([table]) => table).join(', ')}. Use another backup.`)
    const secret = join(into, BACKUP_FILES.secret)
    const hasSecret = await copyFile(join(folder, BACKUP_FILES.secret), secret).then(
      () => true,
      () => false,
    )
    if (hasSecret) await chmod(secret, 0o600)
    return succeed({ record, files: 0, rows })
  } catch (error) {
    if (error instanceof StoreError) return fail('The archive holds no database that this version can open. Use another backup.')
    throw error
  }
}

async function restoreServer(
  folder: string,
  into: string,
  record: BackupRecord,
  recovery: Recovery | null,
): Promise<Result<Restored, string>> {
  // `extract` leaves out names that lead out of the folder.
  await pipeline(createReadStream(join(folder, BACKUP_FILES.archive)), extract({ cwd: into, strict: true }))
  await copyFile(join(folder, BACKUP_FILES.manifest), join(into, BACKUP_FILES.manifest))
  const files = await compareWithManifest(into)
  if (!files.ok) return files
  if (recovery) {
    await appendFile(join(into, 'postgresql.auto.conf'), settingsOf(recovery))
    await writeFile(join(into, 'recovery.signal'), '', { mode: 0o600 })
  }
  return succeed({ record, files: files.value, rows: null })
}

const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    Files: v.array(
      v.object({
        Path: v.pipe(
          v.string(),
          v.check((path) => !isAbsolute(path) && !normalize(path).startsWith('..')),
        ),
        Size: v.number(),
        'Checksum-Algorithm': v.literal('SHA256'),
        Checksum: v.pipe(v.string(), v.hash(['sha256'])),
      }),
    ),
  }),
)

/** Compares each file with PostgreSQL's manifest, as `pg_verifybackup` does. @returns the number of files */
async function compareWithManifest(into: string): Promise<Result<number, string>> {
  const manifest = v.safeParse(manifestSchema, await readFile(join(into, BACKUP_FILES.manifest), 'utf8'))
  if (!manifest.success) return fail(`${BACKUP_FILES.manifest} of the backup cannot be read. Use another backup.`)
  const { Files: files } = manifest.output
  for (const { Path: path, Size: size, Checksum: checksum } of files) {
    const { bytes, sha256 } = await digestOf(join(into, path)).catch(() => ({ bytes: -1, sha256: '' }))
    if (bytes !== size || sha256 !== checksum) return fail(`${path} is not as the server sent it. Use another backup.`)
  }
  return succeed(files.length)
}

/** A value in PostgreSQL's configuration. */
const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`

function settingsOf({ restoreCommand, until }: Recovery): string {
  const settings: Record<string, string> = { restore_command: restoreCommand, recovery_target_action: 'promote' }
  // Here the server accepts no T between day and time.
  if (until) settings['recovery_target_time'] = until.toISOString().replace('T', ' ').replace('Z', '+00')
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quoted(value)}\n`)
  return `# Written by pnpm api restore.\n${lines.join('')}`
}
