import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a backup is, in its `backup.json`. */
export const backupRecordSchema = v.object({
  format: v.literal(1),
  engine: v.picklist(['pglite', 'postgres']),
  /** When the copy began, and when it was whole: what was committed before `from` is in it. */
  from: v.pipe(v.string(), v.isoTimestamp()),
  to: v.pipe(v.string(), v.isoTimestamp()),
  archive: v.object({ bytes: count, sha256: v.pipe(v.string(), v.hash(['sha256'])) }),
  /** Rows of each table; null for a copy of a server, which is not counted. */
  rows: v.nullable(v.record(v.string(), count)),
})
export type BackupRecord = v.InferOutput<typeof backupRecordSchema>

/** Names of the files of a backup. `archive` is gzipped tar of the database's folder; `manifest` is PostgreSQL's own list of its files. */
export const BACKUP_FILES = { record: 'backup.json', archive: 'base.tar.gz', manifest: 'backup_manifest', secret: 'app-secret' } as const

export function writeRecord(folder: string, record: BackupRecord): Promise<void> {
  return writeFile(join(folder, BACKUP_FILES.record), `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
}

/** Reads the record of a backup. The error is a sentence for the operator. */
export async function readRecord(folder: string): Promise<Result<BackupRecord, string>> {
  const text = await readFile(join(folder, BACKUP_FILES.record), 'utf8').catch(() => null)
  if (text === null) return fail(`${folder} is not a backup: it has no ${BACKUP_FILES.record}. Give the folder that pnpm api backup wrote.`)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), backupRecordSchema), text)
  return parsed.success
    ? succeed(parsed.output)
    : fail(`${BACKUP_FILES.record} in ${folder} is damaged, or of a later version. Use another backup.`)
}

/** Hash of a file, in hexadecimal, and its size in bytes. */
export async function digestOf(path: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(path), async function (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      hash.update(chunk)
    }
  })
  return { bytes, sha256: hash.digest('hex') }
}
