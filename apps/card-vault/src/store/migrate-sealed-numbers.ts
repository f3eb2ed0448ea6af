import { createDecipheriv, hkdfSync } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import * as v from 'valibot'

import { contextOf, newDataKeyId } from '../keys/keyring.ts'
import type { KeyProvider } from '../keys/key-provider.ts'
import { seal } from '../keys/seal.ts'
import { TABLES } from './database.ts'

/** `PRAGMA user_version` of a database whose sealed numbers were deleted but may still be in free pages, and of a clean one. */
const DELETED = 1
const CLEAN = 2

const version = v.object({ user_version: v.number() })
const frameKeyRows = v.array(
  v.object({ kid: v.string(), public_jwk: v.string(), sealed_private_jwk: v.instance(Uint8Array), retires_at: v.nullable(v.number()) }),
)

export type Migrated = { readonly kind: 'ok'; readonly cards: number } | { readonly kind: 'refused'; readonly why: string }

/**
 * Migrates an embedded database of the versions that stored sealed card numbers: the numbers are removed from the file and its
 * write-ahead log, cards keep token, fingerprint, brand and last four (state `unregistered`), the key of the fingerprints moves into the
 * envelope, and the key file beside the database is deleted. Does nothing for any other database. An interrupted run is completed by the next.
 * @param now milliseconds since 1970
 */
export async function migrateSealedNumbers(path: string, oldKeyPath: string, provider: KeyProvider, now: number): Promise<Migrated> {
  if (!existsSync(path)) return { kind: 'ok', cards: 0 }
  const db = new DatabaseSync(path)
  try {
    db.exec('PRAGMA secure_delete = ON; PRAGMA busy_timeout = 5000;')
    const at = v.parse(version, db.prepare('PRAGMA user_version').get()).user_version
    const isOld = db.prepare(`SELECT 1 FROM pragma_table_info('cards') WHERE name = 'sealed_number'`).get() !== undefined
    if (isOld) {
      if (!existsSync(oldKeyPath))
        return {
          kind: 'refused',
          why: `the database was made by an earlier version and ${oldKeyPath} is missing: restore it from a backup`,
        }
      await removeNumbers(db, readFileSync(oldKeyPath), provider, now)
    }
    if (!isOld && at !== DELETED) return { kind: 'ok', cards: 0 }
    // Rewrites the file without its free pages and empties the log, where deleted values could remain.
    db.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE);')
    db.exec(`PRAGMA user_version = ${CLEAN}; PRAGMA wal_checkpoint(TRUNCATE);`)
    const cards = v.parse(v.object({ count: v.number() }), db.prepare('SELECT count(*) AS count FROM cards').get()).count
    erase(oldKeyPath)
    return { kind: 'ok', cards }
  } finally {
    db.close()
  }
}

async function removeNumbers(db: DatabaseSync, master: Buffer, provider: KeyProvider, now: number): Promise<void> {
  const [storageId, fingerprintId] = [newDataKeyId(), newDataKeyId()]
  const storage = await provider.generate(contextOf(storageId, 'storage'))
  const fingerprint = await provider.wrap(oldKey(master, 'fingerprint'), contextOf(fingerprintId, 'fingerprint'))
  const frameKeys = v.parse(frameKeyRows, db.prepare('SELECT * FROM frame_keys').all())
  db.exec('BEGIN IMMEDIATE')
  for (const table of ['cards', 'used_ids', 'frame_keys']) db.exec(`ALTER TABLE ${table} RENAME TO old_${table}`)
  for (const table of TABLES) db.exec(table)
  db.prepare(
    `INSERT INTO cards (token, partner_id, fingerprint, state, brand, last_four, changed_at)
     SELECT token, partner_id, fingerprint, 'unregistered', brand, last_four, ? FROM old_cards`,
  ).run(now)
  db.exec('INSERT INTO used_ids (jti, expires_at) SELECT jti, expires_at FROM old_used_ids')
  const addKey = db.prepare('INSERT INTO data_keys (id, purpose, wrapped, wrapped_by, created_at) VALUES (?, ?, ?, ?, ?)')
  addKey.run(storageId, 'storage', storage.wrapped.blob, storage.wrapped.keyId, now)
  addKey.run(fingerprintId, 'fingerprint', fingerprint.blob, fingerprint.keyId, now)
  const addFrameKey = db.prepare(
    'INSERT INTO frame_keys (kid, public_jwk, sealed_private_jwk, created_at, retires_at) VALUES (?, ?, ?, ?, ?)',
  )
  for (const { kid, public_jwk, sealed_private_jwk, retires_at } of frameKeys) {
    const sealed = `${storageId}.${seal(storage.plain, openOld(master, sealed_private_jwk, kid), kid).toString('base64url')}`
    addFrameKey.run(kid, public_jwk, sealed, now, retires_at)
  }
  for (const table of ['cards', 'used_ids', 'frame_keys']) db.exec(`DROP TABLE old_${table}`)
  db.exec(`PRAGMA user_version = ${DELETED}`)
  db.exec('COMMIT')
}

const oldKey = (master: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', master, '', `card-vault ${purpose}`, 32))

/** Opens a value that the earlier version sealed: AES-256-GCM, nonce of 12 bytes first, tag of 16 bytes last. */
function openOld(master: Buffer, sealed: Uint8Array, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', oldKey(master, 'storage'), sealed.subarray(0, 12)).setAAD(Buffer.from(context))
  decipher.setAuthTag(sealed.subarray(sealed.length - 16))
  return Buffer.concat([decipher.update(sealed.subarray(12, sealed.length - 16)), decipher.final()])
}

function erase(path: string): void {
  if (!existsSync(path)) return
  writeFileSync(path, Buffer.alloc(statSync(path).size), { flush: true })
  rmSync(path)
}
