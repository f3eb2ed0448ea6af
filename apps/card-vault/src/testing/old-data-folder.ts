import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const keyFor = (master: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', master, '', `card-vault ${purpose}`, 32))

function sealOld(master: Buffer, text: string, context: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(master, 'storage'), iv).setAAD(Buffer.from(context))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** A data folder of the version that stored sealed card numbers (commit 479ad40). */
export interface OldDataFolder {
  /** Still open, so that its write-ahead log is in use. */
  readonly db: DatabaseSync
  readonly path: string
  readonly keyPath: string
  /** The sealed numbers. */
  readonly sealed: readonly Buffer[]
  readonly tokenOf: (number: string) => string
  readonly fingerprintOf: (number: string) => string
}

/**
 * Writes such a folder with cards of these numbers; all of them were also in a table that was dropped, in plain text.
 * @param frameKey private key of the frame, JSON
 */
export function writeOldDataFolder(folder: string, numbers: readonly string[], frameKey = '{"d":"private"}'): OldDataFolder {
  mkdirSync(folder, { recursive: true })
  const master = randomBytes(32)
  const [path, keyPath] = [join(folder, 'vault.sqlite'), join(folder, 'vault.key')]
  writeFileSync(keyPath, master, { mode: 0o600 })
  const db = new DatabaseSync(path)
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE cards (token TEXT PRIMARY KEY, partner_id TEXT NOT NULL, fingerprint TEXT NOT NULL, sealed_number BLOB NOT NULL,
      brand TEXT NOT NULL, last_four TEXT NOT NULL, UNIQUE (partner_id, fingerprint)) STRICT;
    CREATE TABLE used_ids (jti TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
    CREATE TABLE frame_keys (kid TEXT PRIMARY KEY, public_jwk TEXT NOT NULL, sealed_private_jwk BLOB NOT NULL, retires_at INTEGER) STRICT;
    CREATE TABLE notes (text TEXT) STRICT;`)
  const tokenOf = (number: string) => `tok_${createHmac('sha256', 'old').update(number).digest('base64url').slice(0, 24)}`
  const fingerprintOf = (number: string) => createHmac('sha256', keyFor(master, 'fingerprint')).update(number).digest('base64url')
  const sealed = numbers.map((number) => {
    const bytes = sealOld(master, number, tokenOf(number))
    db.prepare('INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?)').run(
      tokenOf(number),
      'one',
      fingerprintOf(number),
      bytes,
      'VISA',
      number.slice(-4),
    )
    db.prepare('INSERT INTO notes VALUES (?)').run(number)
    return bytes
  })
  db.exec('DELETE FROM notes; DROP TABLE notes')
  db.prepare('INSERT INTO used_ids VALUES (?, ?)').run('used', 2_000_000_000)
  db.prepare('INSERT INTO frame_keys VALUES (?, ?, ?, NULL)').run(
    'kid-1',
    '{"kty":"RSA","n":"AQAB","e":"AQAB"}',
    sealOld(master, frameKey, 'kid-1'),
  )
  return { db, path, keyPath, sealed, tokenOf, fingerprintOf }
}
