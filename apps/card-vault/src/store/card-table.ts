import { CARD_TYPE_CODES, type CardTypeCode } from '@dining/domain'
import * as v from 'valibot'

import type { Database, Queries } from './database.ts'

const cardSchema = v.object({
  token: v.string(),
  partner_id: v.string(),
  fingerprint: v.string(),
  /**
   * - `unregistered`: from a vault that kept numbers; registered when the card is linked again
   * - `registering`: the networks have been called; their response has not arrived
   * - `registered`: the networks report this card's transactions
   * - `releasing`: to be removed as soon as the networks confirm
   */
  state: v.picklist(['unregistered', 'registering', 'registered', 'releasing']),
  sealed_network_token: v.nullable(v.string()),
  brand: v.picklist(CARD_TYPE_CODES),
  last_four: v.string(),
  changed_at: v.number(),
  attempts: v.number(),
})
/** A stored card, without its number. */
export type StoredCard = v.InferOutput<typeof cardSchema>

export interface NewCard {
  readonly token: string
  readonly partnerId: string
  readonly fingerprint: string
  readonly brand: CardTypeCode
  readonly lastFour: string
}

/** A place in the list of registered cards. */
interface Position {
  readonly at: number
  readonly token: string
}

/** Milliseconds until a release is tried again, by the number of tries so far. */
const retryAfterMs = (attempts: number) => Math.min(15_000 * 2 ** attempts, 60 * 60_000)

/** Cards of all partners. Times in milliseconds since 1970. */
export interface CardTable {
  /** The card of this partner and fingerprint; recorded as `registering` when it is new or was never registered. */
  readonly begin: (card: NewCard, now: number) => Promise<StoredCard>
  /**
   * Marks a JWE's id as used and begins with its card, in one transaction: one write to the disk. Null, without a change, when the id already was used.
   * `expiresAt` in seconds since 1970.
   */
  readonly beginOnce: (jti: string, expiresAt: number, card: NewCard, now: number) => Promise<StoredCard | null>
  /** Records the answer of the networks; null when the card is no longer `registering`. */
  readonly confirm: (token: string, sealedNetworkToken: string, now: number) => Promise<StoredCard | null>
  /** Removes a card that the networks refused. */
  readonly refuse: (token: string) => Promise<void>
  /** Marks a card for release; null if there is none. A running release is not changed. */
  readonly markReleasing: (partnerId: string, token: string, now: number) => Promise<StoredCard | null>
  /** Marks registrations for release whose answer never arrived and that were not tried again since `before`. */
  readonly abandon: (before: number, now: number) => Promise<void>
  /** Takes releases whose next try is due and sets their following try, so that no second process takes the same. */
  readonly takeDueReleases: (now: number, limit: number) => Promise<readonly StoredCard[]>
  /** Removes a card whose release the networks confirmed. */
  readonly remove: (token: string) => Promise<void>
  readonly find: (token: string) => Promise<StoredCard | null>
  readonly registeredWith: (fingerprint: string) => Promise<StoredCard | null>
  /** Registered cards after a position that have not changed since `before`, in the order of their change. */
  readonly registeredAfter: (after: Position, before: number, limit: number) => Promise<readonly StoredCard[]>
}

/** Marks a JWE's id as used; whether it was not. */
export async function useId({ query }: Queries, jti: string, expiresAt: number): Promise<boolean> {
  const rows = await query('INSERT INTO used_ids (jti, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING jti', [jti, expiresAt])
  return rows.length === 1
}

/** Rolls a transaction back. */
class IdUsed extends Error {}

/** Writes a card's row. */
async function write({ query }: Queries, { token, partnerId, fingerprint, brand, lastFour }: NewCard, now: number): Promise<StoredCard> {
  const rows = await query(
    `INSERT INTO cards (token, partner_id, fingerprint, state, brand, last_four, changed_at) VALUES ($1, $2, $3, 'registering', $4, $5, $6)
     ON CONFLICT (partner_id, fingerprint) DO UPDATE SET changed_at = $6,
       state = CASE WHEN cards.state IN ('registered', 'releasing') THEN cards.state ELSE 'registering' END
     RETURNING *`,
    [token, partnerId, fingerprint, brand, lastFour, now],
  )
  const [card] = v.parse(v.array(cardSchema), rows)
  if (!card) throw new Error('The database returned no row for a card that was just written')
  return card
}

export function cardTable({ query, transaction }: Database): CardTable {
  const many = async (...args: Parameters<Database['query']>) => v.parse(v.array(cardSchema), await query(...args))
  const one = async (...args: Parameters<Database['query']>) => (await many(...args))[0] ?? null
  return {
    begin: (card, now) => write({ query }, card, now),
    async beginOnce(jti, expiresAt, card, now) {
      try {
        return await transaction(async (tx) => {
          // Sent together, so that they take one round trip to the database.
          const [isFirst, row] = await Promise.all([useId(tx, jti, expiresAt), write(tx, card, now)])
          if (!isFirst) throw new IdUsed()
          return row
        })
      } catch (error) {
        if (error instanceof IdUsed) return null
        throw error
      }
    },
    confirm: (token, sealed, now) =>
      one(
        `UPDATE cards SET state = 'registered', sealed_network_token = $2, changed_at = $3 WHERE token = $1 AND state = 'registering' RETURNING *`,
        [token, sealed, now],
      ),
    refuse: async (token) => void (await query(`DELETE FROM cards WHERE token = $1 AND state = 'registering'`, [token])),
    markReleasing: (partnerId, token, now) =>
      one(
        `UPDATE cards SET next_try_at = CASE WHEN state = 'releasing' THEN next_try_at ELSE $3 END, changed_at = $3, state = 'releasing'
         WHERE partner_id = $1 AND token = $2 RETURNING *`,
        [partnerId, token, now],
      ),
    abandon: async (before, now) =>
      void (await query(
        `UPDATE cards SET state = 'releasing', next_try_at = $2, changed_at = $2 WHERE state = 'registering' AND changed_at < $1`,
        [before, now],
      )),
    async takeDueReleases(now, limit) {
      const due = await many(`SELECT * FROM cards WHERE state = 'releasing' AND next_try_at <= $1 ORDER BY next_try_at LIMIT ${limit}`, [
        now,
      ])
      const taken: StoredCard[] = []
      for (const { token, attempts } of due) {
        const card = await one(
          `UPDATE cards SET attempts = attempts + 1, next_try_at = $2 WHERE token = $1 AND state = 'releasing' AND next_try_at <= $3 RETURNING *`,
          [token, now + retryAfterMs(attempts), now],
        )
        if (card) taken.push(card)
      }
      return taken
    },
    remove: async (token) => void (await query(`DELETE FROM cards WHERE token = $1 AND state = 'releasing'`, [token])),
    find: (token) => one(`SELECT * FROM cards WHERE token = $1`, [token]),
    registeredAfter: ({ at, token }, before, limit) =>
      many(
        `SELECT * FROM cards WHERE state = 'registered' AND (changed_at, token) > ($1, $2) AND changed_at <= $3
         ORDER BY changed_at, token LIMIT ${limit}`,
        [at, token, before],
      ),
    registeredWith: (fingerprint) => one(`SELECT * FROM cards WHERE fingerprint = $1 AND state = 'registered' LIMIT 1`, [fingerprint]),
  }
}
