import { succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import type { CallOpenSearch, OpenSearchFault } from './call-open-search.ts'

/** Milliseconds for which the time zones count as known: a new one appears with an import. */
const KNOWN_MS = 60_000
/** More than there are. */
const ZONES = 1_000

const answerSchema = v.object({
  aggregations: v.object({ zones: v.object({ buckets: v.array(v.object({ key: v.string() })) }) }),
})

/** Reads the time zones of the restaurants, in whose clocks "open now" is asked, once a minute. */
export function knownZones(call: CallOpenSearch, alias: string): () => Promise<Result<readonly string[], OpenSearchFault>> {
  let known: { readonly zones: readonly string[]; readonly until: number } | undefined
  return async () => {
    if (known && performance.now() < known.until) return succeed(known.zones)
    const json = { size: 0, aggs: { zones: { terms: { field: 'zone', size: ZONES } } } }
    const answer = await call({ method: 'POST', path: `/${alias}/_search`, body: { json }, answer: answerSchema })
    if (!answer.ok) return known ? succeed(known.zones) : answer
    const zones = answer.value.aggregations.zones.buckets.map(({ key }) => key)
    known = { zones, until: performance.now() + KNOWN_MS }
    return succeed(zones)
  }
}
