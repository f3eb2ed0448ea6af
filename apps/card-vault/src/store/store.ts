import * as v from 'valibot'

import { cardTable, useId, type CardTable } from './card-table.ts'
import type { Database } from './database.ts'
import { loadedCardTable, type LoadedCardTable } from './loaded-card-table.ts'
import { dataKeyTable, frameKeyTable, type DataKeyTable, type FrameKeyTable } from './key-tables.ts'

const verificationSchema = v.object({ id: v.string(), fingerprint: v.string(), network_id: v.string(), attempts: v.number() })
export type StoredVerification = v.InferOutput<typeof verificationSchema>

/** Verifications of card ownership. Times in milliseconds since 1970. */
export interface VerificationTable {
  /** Records a verification that the networks have not started yet. */
  readonly add: (row: { id: string; fingerprint: string; now: number; expiresAt: number }) => Promise<void>
  /** Records the id that the networks gave it. */
  readonly started: (id: string, networkId: string) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  readonly countSince: (fingerprint: string, since: number) => Promise<number>
  /** Uses one attempt; null for an unknown or expired verification and when `max` attempts are used. */
  readonly attempt: (id: string, max: number, now: number) => Promise<StoredVerification | null>
  /** Restores an attempt whose result is unknown. */
  readonly giveBack: (id: string) => Promise<void>
  readonly dropBefore: (createdAt: number) => Promise<void>
}

function verificationTable({ query }: Database): VerificationTable {
  return {
    add: async ({ id, fingerprint, now, expiresAt }) =>
      void (await query(`INSERT INTO verifications (id, fingerprint, network_id, created_at, expires_at) VALUES ($1, $2, '', $3, $4)`, [
        id,
        fingerprint,
        now,
        expiresAt,
      ])),
    started: async (id, networkId) => void (await query('UPDATE verifications SET network_id = $2 WHERE id = $1', [id, networkId])),
    remove: async (id) => void (await query('DELETE FROM verifications WHERE id = $1', [id])),
    async countSince(fingerprint, since) {
      const rows = await query('SELECT count(*) AS count FROM verifications WHERE fingerprint = $1 AND created_at > $2', [
        fingerprint,
        since,
      ])
      return v.parse(v.tuple([v.object({ count: v.number() })]), rows)[0].count
    },
    async attempt(id, max, now) {
      const sql = `UPDATE verifications SET attempts = attempts + 1 WHERE id = $1 AND network_id <> '' AND attempts < $2 AND expires_at > $3 RETURNING *`
      return v.parse(v.array(verificationSchema), await query(sql, [id, max, now]))[0] ?? null
    },
    giveBack: async (id) => void (await query('UPDATE verifications SET attempts = attempts - 1 WHERE id = $1', [id])),
    dropBefore: async (createdAt) => void (await query('DELETE FROM verifications WHERE created_at < $1', [createdAt])),
  }
}

/** Durable state of the vault, shared by its processes. Data is durable when a call resolves. */
export interface VaultStore {
  /** Marks a JWE's id as used; false when it already was. `expiresAt` in seconds since 1970. */
  readonly useOnce: (jti: string, expiresAt: number) => Promise<boolean>
  /** Deletes ids whose JWE has expired; `now` in seconds since 1970. */
  readonly dropUsedIds: (now: number) => Promise<void>
  readonly cards: CardTable
  readonly loadedCards: LoadedCardTable
  readonly frameKeys: FrameKeyTable
  readonly dataKeys: DataKeyTable
  readonly verifications: VerificationTable
  /** Rejects when the database cannot be reached. */
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
}

export function createStore(database: Database): VaultStore {
  const { query } = database
  return {
    useOnce: (jti, expiresAt) => useId(database, jti, expiresAt),
    dropUsedIds: async (now) => void (await query('DELETE FROM used_ids WHERE expires_at < $1', [now])),
    cards: cardTable(database),
    loadedCards: loadedCardTable(database),
    frameKeys: frameKeyTable(database),
    dataKeys: dataKeyTable(database),
    verifications: verificationTable(database),
    ping: async () => void (await query('SELECT 1 AS one')),
    close: database.close,
  }
}
