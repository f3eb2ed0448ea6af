import { registeredRequestSchema } from '@dining/contract'
import * as v from 'valibot'

import { LONGEST_CALL_MS } from '../../config/time-limits.ts'
import type { ApiDeps } from '../../deps.ts'
import { databaseTime, requestUnlinked } from '../../store/repositories/card-release.ts'
import { metaRepo } from '../../store/repositories/meta.ts'

/** Seconds after the registration of a card in which the call that has registered it has ended. */
const SETTLED_SECONDS = Math.ceil(LONGEST_CALL_MS / 1000)
/** Key of the last card that was looked at. */
const SEEN = 'card-registrations-seen'

const seenSchema = v.pipe(v.string(), v.parseJson(), registeredRequestSchema.entries.after)

/**
 * Ends the registration of cards that the vault has registered and no member has linked, because the process that saved them ended in between. The vault
 * lists what it has registered, so a call that saves a card writes nothing for this.
 * @returns the number of registrations that have to end; 0 also when the vault does not answer
 */
export async function endUnlinked({ store, vault }: Pick<ApiDeps, 'store' | 'vault'>, signal?: AbortSignal): Promise<number> {
  let count = 0
  for (let hasMore = true; hasMore;) {
    if (signal?.aborted) return count
    const { seen, listedAt } = await store.owner(async (tx) => {
      const [text, listedAt] = await Promise.all([metaRepo(tx).find(SEEN), databaseTime(tx)])
      return { seen: text === undefined ? null : v.parse(seenSchema, text), listedAt }
    })
    const answer = await vault.registered({ after: seen, settledSeconds: SETTLED_SECONDS })
    if (!answer.ok) return count
    const { cards, last } = answer.value
    hasMore = answer.value.hasMore
    if (seen !== null && cards.length === 0) return count
    // In one transaction: what was looked at has its releases.
    count += await store.owner(async (tx) => {
      const recorded = await requestUnlinked(tx, cards, listedAt)
      const meta = metaRepo(tx)
      if (!(await meta.add(SEEN, JSON.stringify(last)))) await meta.replace(SEEN, JSON.stringify(last))
      return recorded
    })
  }
  return count
}
