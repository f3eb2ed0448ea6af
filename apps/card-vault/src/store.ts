import { DatabaseSync } from 'node:sqlite'

import type { CardTypeCode } from '@dining/domain'
import * as v from 'valibot'

/** A card as the store keeps it: the number only sealed. */
export interface StoredCard {
  readonly token: string
  readonly partnerId: string
  readonly fingerprint: string
  readonly sealed: Uint8Array
  readonly brand: CardTypeCode
  readonly lastFour: string
}

export interface StoredKey {
  readonly kid: string
  readonly publicJwk: string
  readonly sealedPrivateJwk: Uint8Array
  /** Milliseconds since 1970; null while the key is the current one. */
  readonly retiresAt: number | null
}

/** Durable state of the vault. Each call is one statement or transaction of SQLite, written through before it returns. */
export interface VaultStore {
  /** Marks a JWE's id as used; false when it already was. `expiresAt` in seconds since 1970: kept that long, then forgotten. */
  readonly useOnce: (jti: string, expiresAt: number, now: number) => boolean
  /** Keeps a card unless this partner already has one of the same number; answers the token that then stands. */
  readonly keep: (card: StoredCard) => string
  readonly keys: () => readonly StoredKey[]
  /** Makes a new key the current one; the others retire at `othersRetireAt` (milliseconds) unless they retire earlier. */
  readonly addKey: (key: Omit<StoredKey, 'retiresAt'>, othersRetireAt: number) => void
  readonly dropKeysRetiredBefore: (now: number) => void
  readonly close: () => void
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS cards (
    token TEXT PRIMARY KEY,
    partner_id TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    sealed_number BLOB NOT NULL,
    brand TEXT NOT NULL,
    last_four TEXT NOT NULL,
    UNIQUE (partner_id, fingerprint)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS used_ids (jti TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS frame_keys (
    kid TEXT PRIMARY KEY,
    public_jwk TEXT NOT NULL,
    sealed_private_jwk BLOB NOT NULL,
    retires_at INTEGER
  ) STRICT;
`

const tokenRow = v.object({ token: v.string() })
const keyRows = v.array(
  v.object({
    kid: v.string(),
    public_jwk: v.string(),
    sealed_private_jwk: v.instance(Uint8Array),
    retires_at: v.nullable(v.number()),
  }),
)

/** Opens the database file, or one in memory with ':memory:'. Throws when the file is not a database. */
export function openStore(path: string): VaultStore {
  const db = new DatabaseSync(path)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA busy_timeout = 5000;')
  db.exec(SCHEMA)

  const forgetIds = db.prepare('DELETE FROM used_ids WHERE expires_at < ?')
  const useId = db.prepare('INSERT OR IGNORE INTO used_ids (jti, expires_at) VALUES (?, ?)')
  const findToken = db.prepare('SELECT token FROM cards WHERE partner_id = ? AND fingerprint = ?')
  const insertCard = db.prepare(
    'INSERT OR IGNORE INTO cards (token, partner_id, fingerprint, sealed_number, brand, last_four) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const allKeys = db.prepare(
    'SELECT kid, public_jwk, sealed_private_jwk, retires_at FROM frame_keys ORDER BY retires_at IS NOT NULL, rowid',
  )
  const retireKeys = db.prepare('UPDATE frame_keys SET retires_at = min(coalesce(retires_at, ?1), ?1)')
  const insertKey = db.prepare('INSERT INTO frame_keys (kid, public_jwk, sealed_private_jwk) VALUES (?, ?, ?)')
  const dropKeys = db.prepare('DELETE FROM frame_keys WHERE retires_at < ?')

  return {
    useOnce(jti, expiresAt, now) {
      forgetIds.run(now)
      return useId.run(jti, expiresAt).changes === 1
    },
    keep(card) {
      insertCard.run(card.token, card.partnerId, card.fingerprint, card.sealed, card.brand, card.lastFour)
      return v.parse(tokenRow, findToken.get(card.partnerId, card.fingerprint)).token
    },
    keys: () =>
      v.parse(keyRows, allKeys.all()).map((row) => ({
        kid: row.kid,
        publicJwk: row.public_jwk,
        sealedPrivateJwk: row.sealed_private_jwk,
        retiresAt: row.retires_at,
      })),
    addKey(key, othersRetireAt) {
      db.exec('BEGIN IMMEDIATE')
      retireKeys.run(othersRetireAt)
      insertKey.run(key.kid, key.publicJwk, key.sealedPrivateJwk)
      db.exec('COMMIT')
    },
    dropKeysRetiredBefore: (now) => void dropKeys.run(now),
    close: () => db.close(),
  }
}
