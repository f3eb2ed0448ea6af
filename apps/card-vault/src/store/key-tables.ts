import * as v from 'valibot'

import type { Database } from './database.ts'

const frameKeySchema = v.object({
  kid: v.string(),
  public_jwk: v.string(),
  sealed_private_jwk: v.string(),
  created_at: v.number(),
  /** Null while the key is the current one. */
  retires_at: v.nullable(v.number()),
})
export type StoredFrameKey = v.InferOutput<typeof frameKeySchema>

/** Key pairs of the card frame. Times in milliseconds since 1970. */
export interface FrameKeyTable {
  readonly current: () => Promise<StoredFrameKey | null>
  readonly find: (kid: string) => Promise<StoredFrameKey | null>
  /**
   * Makes a key the current one instead of `instead` (null if there was none), which retires at `retiresAt`.
   * False when another key is current by now; then nothing changes.
   */
  readonly replace: (key: Omit<StoredFrameKey, 'retires_at'>, instead: string | null, retiresAt: number) => Promise<boolean>
  readonly dropRetired: (now: number) => Promise<void>
}

export function frameKeyTable({ query, transaction }: Database): FrameKeyTable {
  const one = async (...args: Parameters<Database['query']>) => v.parse(v.array(frameKeySchema), await query(...args))[0] ?? null
  return {
    current: () => one('SELECT * FROM frame_keys WHERE retires_at IS NULL'),
    find: (kid) => one('SELECT * FROM frame_keys WHERE kid = $1', [kid]),
    replace: (key, instead, retiresAt) =>
      transaction(async (tx) => {
        if (instead !== null) {
          const sql = 'UPDATE frame_keys SET retires_at = $2 WHERE kid = $1 AND retires_at IS NULL RETURNING kid'
          if ((await tx.query(sql, [instead, retiresAt])).length === 0) return false
        }
        const inserted = await tx.query(
          'INSERT INTO frame_keys (kid, public_jwk, sealed_private_jwk, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING kid',
          [key.kid, key.public_jwk, key.sealed_private_jwk, key.created_at],
        )
        return inserted.length === 1
      }),
    dropRetired: async (now) => void (await query('DELETE FROM frame_keys WHERE retires_at < $1', [now])),
  }
}

const PURPOSES = ['storage', 'fingerprint'] as const
export type Purpose = (typeof PURPOSES)[number]

const dataKeySchema = v.object({
  id: v.string(),
  purpose: v.picklist(PURPOSES),
  /** The key, encrypted by the key provider. */
  wrapped: v.string(),
  /** Id of the provider's key that encrypted it. */
  wrapped_by: v.string(),
  created_at: v.number(),
  retired_at: v.nullable(v.number()),
})
export type StoredDataKey = v.InferOutput<typeof dataKeySchema>

/** Where sealed values are stored: a table, its key column, the sealed column. */
const SEALED = [
  { table: 'cards', id: 'token', column: 'sealed_network_token' },
  { table: 'loaded_cards', id: 'token', column: 'sealed_reference' },
  { table: 'frame_keys', id: 'kid', column: 'sealed_private_jwk' },
] as const

/** A sealed value that a key change has to seal again. */
export interface SealedValue {
  readonly id: string
  readonly sealed: string
  /** Writes the new value unless the old one was changed or removed meanwhile. */
  readonly replace: (sealed: string) => Promise<void>
}

/** Wrapped data keys, and the values sealed with them. */
export interface DataKeyTable {
  readonly all: () => Promise<readonly StoredDataKey[]>
  readonly current: (purpose: Purpose) => Promise<StoredDataKey | null>
  readonly find: (id: string) => Promise<StoredDataKey | null>
  /** Makes a key the current one of its purpose in place of `instead`; false when another is current by now. */
  readonly replace: (key: Omit<StoredDataKey, 'retired_at'>, instead: string | null) => Promise<boolean>
  /** Replaces the wrapping of a key unless it has changed meanwhile. */
  readonly rewrap: (key: StoredDataKey, wrapped: string, wrappedBy: string) => Promise<void>
  /** Up to `limit` values of a table that were sealed with a key other than `id`. */
  readonly sealedByOthers: (id: string, limit: number) => Promise<readonly SealedValue[]>
  /** Deletes retired storage keys that no value needs. `before`: retired earlier than this, so that a write under way has ended. */
  readonly dropUnused: (before: number) => Promise<void>
}

const sealedRows = v.array(v.object({ id: v.string(), sealed: v.string() }))

export function dataKeyTable({ query, transaction }: Database): DataKeyTable {
  const many = async (...args: Parameters<Database['query']>) => v.parse(v.array(dataKeySchema), await query(...args))
  return {
    all: () => many('SELECT * FROM data_keys ORDER BY created_at, id'),
    current: async (purpose) => (await many('SELECT * FROM data_keys WHERE purpose = $1 AND retired_at IS NULL', [purpose]))[0] ?? null,
    find: async (id) => (await many('SELECT * FROM data_keys WHERE id = $1', [id]))[0] ?? null,
    replace: (key, instead) =>
      transaction(async (tx) => {
        if (instead !== null) {
          const sql = 'UPDATE data_keys SET retired_at = $2 WHERE id = $1 AND retired_at IS NULL RETURNING id'
          if ((await tx.query(sql, [instead, key.created_at])).length === 0) return false
        }
        const inserted = await tx.query(
          `INSERT INTO data_keys (id, purpose, wrapped, wrapped_by, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id`,
          [key.id, key.purpose, key.wrapped, key.wrapped_by, key.created_at],
        )
        return inserted.length === 1
      }),
    rewrap: async (key, wrapped, wrappedBy) =>
      void (await query('UPDATE data_keys SET wrapped = $2, wrapped_by = $3 WHERE id = $1 AND wrapped = $4', [
        key.id,
        wrapped,
        wrappedBy,
        key.wrapped,
      ])),
    async sealedByOthers(id, limit) {
      const values: SealedValue[] = []
      for (const { table, id: idColumn, column } of SEALED) {
        const sql = `SELECT ${idColumn} AS id, ${column} AS sealed FROM ${table} WHERE ${column} NOT LIKE $1 LIMIT ${limit}`
        for (const row of v.parse(sealedRows, await query(sql, [`${id}.%`])))
          values.push({
            ...row,
            replace: async (sealed) =>
              void (await query(`UPDATE ${table} SET ${column} = $2 WHERE ${idColumn} = $1 AND ${column} = $3`, [
                row.id,
                sealed,
                row.sealed,
              ])),
          })
      }
      return values
    },
    async dropUnused(before) {
      const used = SEALED.map(({ table, column }) => `NOT EXISTS (SELECT 1 FROM ${table} WHERE ${column} LIKE data_keys.id || '.%')`)
      await query(`DELETE FROM data_keys WHERE purpose = 'storage' AND retired_at < $1 AND ${used.join(' AND ')}`, [before])
    },
  }
}
