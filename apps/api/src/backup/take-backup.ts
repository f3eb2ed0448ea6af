import { createWriteStream } from 'node:fs'
import { copyFile, chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { fail, succeed, type Result } from '@dining/domain'

import type { Store } from '../store/store.ts'
import { requestBaseBackup, type BaseBackupTargets } from './base-backup.ts'
import { BACKUP_FILES, digestOf, writeRecord, type BackupRecord } from './backup-record.ts'
import { fillNewFolder } from './new-folder.ts'

/** Level 1 of gzip: the copy is limited by the disk and the network, and higher levels take much longer for a few per cent. */
const GZIP_LEVEL = 1

/**
 * Copies a PostgreSQL server into a new folder while it serves.
 * @param url postgres://… of a user with the attribute REPLICATION
 * @returns the record of the backup; the error is a sentence for the operator
 */
export function backUpServer(
  url: string,
  folder: string,
  now: () => Date,
  onProgress: BaseBackupTargets['onProgress'],
): Promise<Result<BackupRecord, string>> {
  return fillNewFolder(folder, async (unfinished) => {
    const from = now()
    const [archive, manifest] = [new PassThrough(), new PassThrough()]
    const to = (name: string) => createWriteStream(join(unfinished, name), { mode: 0o600 })
    const abort = new AbortController()
    const copied = requestBaseBackup(url, `dining ${from.toISOString()}`, { archive, manifest, onProgress }).finally(() => {
      archive.end()
      manifest.end()
    })
    try {
      await Promise.all([
        copied,
        pipeline(archive, createGzip({ level: GZIP_LEVEL }), to(BACKUP_FILES.archive), { signal: abort.signal }),
        pipeline(manifest, to(BACKUP_FILES.manifest), { signal: abort.signal }),
      ])
    } catch (error) {
      abort.abort()
      return fail(`The server was not copied: ${error instanceof Error ? error.message : String(error)}`)
    }
    return finish(unfinished, { engine: 'postgres', from, to: now(), rows: null })
  })
}

/**
 * Copies an embedded database and the secret of its folder into a new folder; calls wait meanwhile.
 * @param secretFile the secret that the data depends on; undefined where the installation keeps it elsewhere
 */
export function backUpEmbedded(
  copyTo: NonNullable<Store['copyTo']>,
  folder: string,
  now: () => Date,
  secretFile: string | undefined,
): Promise<Result<BackupRecord, string>> {
  return fillNewFolder(folder, async (unfinished) => {
    const from = now()
    const rows = await copyTo(join(unfinished, BACKUP_FILES.archive))
    if (secretFile !== undefined) {
      const secret = join(unfinished, BACKUP_FILES.secret)
      await copyFile(secretFile, secret)
      await chmod(secret, 0o600)
    }
    return finish(unfinished, { engine: 'pglite', from, to: now(), rows })
  })
}

async function finish(
  folder: string,
  { engine, from, to, rows }: Pick<BackupRecord, 'engine' | 'rows'> & { readonly from: Date; readonly to: Date },
): Promise<Result<BackupRecord, string>> {
  const record: BackupRecord = {
    format: 1,
    engine,
    from: from.toISOString(),
    to: to.toISOString(),
    archive: await digestOf(join(folder, BACKUP_FILES.archive)),
    rows,
  }
  await writeRecord(folder, record)
  return succeed(record)
}
