import { loadCardAnswerSchema, loadKeySchema, type LoadCardAnswer } from '@dining/contract'
import * as v from 'valibot'

import { encryptNumber } from './frame/encrypt.ts'

/** Where a vault's service is reached. */
export interface VaultAddress {
  readonly url: string
  readonly token: string
}

/**
 * Loads a card that a partner knows into a vault, as the partner's processor does: encrypted for this partner, for one use.
 * @returns null if the vault does not answer, or does not serve the partner
 */
export async function loadCardNumber({ url, token }: VaultAddress, partnerId: string, number: string): Promise<LoadCardAnswer | null> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  try {
    const key = v.parse(loadKeySchema, await (await fetch(new URL('/cards/key', url), { headers })).json())
    const jwe = await encryptNumber(number, { partner: partnerId, ...key }, Date.now())
    const response = await fetch(new URL('/cards/load', url), { method: 'POST', headers, body: JSON.stringify({ jwe, partnerId }) })
    return response.ok ? v.parse(loadCardAnswerSchema, await response.json()) : null
  } catch {
    // Its message could contain what was sent.
    return null
  }
}
