import { CARD_TYPE_CODES } from '@dining/domain'
import * as v from 'valibot'

import type { NewCard } from './card-table.ts'
import type { Database } from './database.ts'

const loadedCardSchema = v.object({
  token: v.string(),
  partner_id: v.string(),
  fingerprint: v.string(),
  sealed_reference: v.string(),
  brand: v.picklist(CARD_TYPE_CODES),
  last_four: v.string(),
  loaded_at: v.number(),
})
/** A card that a partner knows: the networks' reference, sealed, in place of its number. */
export type LoadedCard = v.InferOutput<typeof loadedCardSchema>

/** Loaded cards of all partners. Times in milliseconds since 1970. */
export interface LoadedCardTable {
  /** Records a card; one that is loaded already gets the new reference. */
  readonly put: (card: NewCard, sealedReference: string, now: number) => Promise<void>
  readonly find: (partnerId: string, token: string) => Promise<LoadedCard | null>
}

export function loadedCardTable({ query }: Database): LoadedCardTable {
  return {
    put: async ({ token, partnerId, fingerprint, brand, lastFour }, sealedReference, now) =>
      void (await query(
        `INSERT INTO loaded_cards (token, partner_id, fingerprint, sealed_reference, brand, last_four, loaded_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (token) DO UPDATE SET sealed_reference = $4, loaded_at = $7`,
        [token, partnerId, fingerprint, sealedReference, brand, lastFour, now],
      )),
    find: async (partnerId, token) =>
      v.parse(
        v.array(loadedCardSchema),
        await query('SELECT * FROM loaded_cards WHERE token = $1 AND partner_id = $2', [token, partnerId]),
      )[0] ?? null,
  }
}
