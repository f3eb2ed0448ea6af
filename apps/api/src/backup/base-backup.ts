import type { Writable } from 'node:stream'

import pg, { type Connection, type Submittable } from 'pg'

/** Where the parts of a base backup go. */
export interface BaseBackupTargets {
  /** Gets the tar archive of the server's folder. */
  readonly archive: Writable
  /** Gets PostgreSQL's `backup_manifest`, with the size and the SHA-256 of each file. */
  readonly manifest: Writable
  /** Called with the bytes of the archive so far, and those that the server expects in all. */
  readonly onProgress: (sent: number, expected: number) => void
}

/**
 * Copies a running server by its replication protocol, as `pg_basebackup` does: all files, and the part of the log that makes them consistent.
 * Resolves when the server has sent everything; the targets are then still open.
 * @param url postgres://… of a user with the attribute REPLICATION
 * @param label name of the backup in the server's `backup_label`
 * Rejects with the server's error, or with an Error if the server has tablespaces besides its own.
 */
export async function requestBaseBackup(url: string, label: string, targets: BaseBackupTargets): Promise<void> {
  const replicating = new URL(url)
  replicating.searchParams.set('replication', 'true')
  const client = new pg.Client({ connectionString: replicating.href, keepAlive: true, application_name: 'dining-backup' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(new BaseBackup(label, targets)).ended
  } finally {
    await client.end()
  }
}

/** Bytes of a kilobyte, the unit of a tablespace's expected size. */
const KIB = 1024

/** The first byte of each message of the copy, and what follows it. https://www.postgresql.org/docs/current/protocol-replication.html */
const KINDS = { archive: 'n', manifest: 'm', data: 'd', progress: 'p' } as const

/** The command BASE_BACKUP and its answer; the methods are those that node-postgres calls on a query. */
class BaseBackup implements Submittable {
  readonly ended: Promise<void>
  readonly #label: string
  readonly #targets: BaseBackupTargets
  readonly #settle: PromiseWithResolvers<void>
  #target: Writable | null = null
  #archives = 0
  #sent = 0
  #expected = 0

  constructor(label: string, targets: BaseBackupTargets) {
    this.#label = label
    this.#targets = targets
    this.#settle = Promise.withResolvers()
    this.ended = this.#settle.promise
  }

  submit(connection: Connection): void {
    const options = [
      `LABEL ${pg.escapeLiteral(this.#label)}`,
      "CHECKPOINT 'fast'",
      'PROGRESS true',
      // The log that the copy needs is part of it, so that it can be restored alone.
      'WAL true',
      "MANIFEST 'yes'",
      "MANIFEST_CHECKSUMS 'SHA256'",
    ]
    connection.query(`BASE_BACKUP (${options.join(', ')})`)
  }

  handleRowDescription(): void {
    // Results are the positions in the log and the tablespaces; only the size is used.
  }

  /** A row of the tablespaces has three fields, the last of which is the expected size in KiB. */
  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (fields.length === 3) this.#expected += Number(fields[2]) * KIB
  }

  handleCommandComplete(): void {
    // Each of the results ends with one; ReadyForQuery ends the backup.
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }, connection: Connection): void {
    switch (String.fromCharCode(chunk[0] ?? 0)) {
      case KINDS.archive:
        this.#archives += 1
        this.#target = this.#archives === 1 ? this.#targets.archive : null
        break
      case KINDS.manifest:
        this.#target = this.#targets.manifest
        break
      case KINDS.data:
        this.#write(chunk.subarray(1), connection)
        break
      case KINDS.progress:
        this.#targets.onProgress(this.#sent, this.#expected)
        break
    }
  }

  #write(bytes: Buffer, { stream }: Connection): void {
    const target = this.#target
    if (!target) return
    if (target === this.#targets.archive) this.#sent += bytes.length
    // The chunk is part of the connection's buffer, which is used again.
    if (target.write(Buffer.from(bytes)) || stream.isPaused()) return
    stream.pause()
    target.once('drain', () => stream.resume())
  }

  handleReadyForQuery(): void {
    if (this.#archives === 1) return this.#settle.resolve()
    this.#settle.reject(new Error('The server keeps data in further tablespaces, which this command does not copy. Use pg_basebackup.'))
  }

  handleError(error: Error): void {
    this.#settle.reject(error)
  }
}
