import { LISTED_MERCHANTS_PATH, listedMerchantsSchema, type ListedMerchants } from '@dining/contract'
import type { SignedFetch } from '@dining/serving/callers'
import * as v from 'valibot'

/** Milliseconds: ten thousand ids take a tenth of a second. */
const TIMEOUT_MS = 10_000

/** A page of the restaurants that this partner's site map lists; null if the API does not answer. @param page from 1 */
export type AskListed = (page: number) => Promise<ListedMerchants | null>

/** @param headers with the name of the partner */
export function createAskListed(apiUrl: string, headers: Readonly<Record<string, string>>, fetchApi: SignedFetch): AskListed {
  const address = apiUrl.replace(/\/$/, '') + LISTED_MERCHANTS_PATH
  return async (page) => {
    try {
      const answer = await fetchApi(`${address}?page=${page}`, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
      const read = v.safeParse(listedMerchantsSchema, await answer.json())
      return answer.ok && read.success ? read.output : null
    } catch {
      return null
    }
  }
}
