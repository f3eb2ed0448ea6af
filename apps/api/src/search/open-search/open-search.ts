import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import { greatCircleMiles } from '../../store/great-circle.ts'
import type { Found, IndexSearch } from '../merchant-index.ts'
import { countsOf } from './aggregations.ts'
import { errorSchema, faultOf, type CallOpenSearch, type OpenSearchFault } from './call-open-search.ts'
import type { Moment } from './clauses.ts'
import { correctedText } from './corrected-text.ts'
import { foundSchema, pageBody, pointsBody, searchBody, WINDOW } from './search-body.ts'

/** Searches in an OpenSearch cluster. */
interface OpenSearchSearch {
  search(search: IndexSearch): Promise<Result<Found, OpenSearchFault>>
}

const searchesSchema = v.object({
  responses: v.array(v.union([foundSchema, v.object({ ...errorSchema.entries, status: v.number() })])),
})
type Answer = v.InferOutput<typeof foundSchema>

/**
 * @param alias what searches read
 * @param zones the time zones of all restaurants
 */
export function openSearch(
  call: CallOpenSearch,
  alias: string,
  zones: () => Promise<Result<readonly string[], OpenSearchFault>>,
): OpenSearchSearch {
  /** Several bodies in one request. */
  async function ask(bodies: readonly unknown[]): Promise<Result<readonly Answer[], OpenSearchFault>> {
    const lines = bodies.flatMap((body) => [{ index: alias }, body])
    const answer = await call({ method: 'POST', path: '/_msearch', body: { lines }, answer: searchesSchema })
    if (!answer.ok) return answer
    const found: Answer[] = []
    for (const one of answer.value.responses) {
      if ('error' in one) return fail(faultOf(one.status, one.error.type))
      found.push(one)
    }
    return succeed(found)
  }

  /** The sort values of the last result before an offset, in steps of the window; null if there are fewer results. */
  async function stepTo(search: IndexSearch, moment: Moment): Promise<Result<readonly unknown[] | null, OpenSearchFault>> {
    let after: readonly unknown[] | undefined
    for (let rest = search.offset; rest > 0; rest -= WINDOW) {
      const body = { ...searchBody({ ...search, counts: false }, moment), size: Math.min(rest, WINDOW), _source: false }
      const found = await ask([{ ...body, ...(after && { search_after: after }) }])
      if (!found.ok) return found
      const hits = found.value[0]?.hits.hits ?? []
      if (hits.length < Math.min(rest, WINDOW)) return succeed(null)
      after = hits.at(-1)?.sort
    }
    return succeed(after ?? null)
  }

  async function once(search: IndexSearch): Promise<Result<Found, OpenSearchFault>> {
    const known = await zones()
    if (!known.ok) return known
    const moment = { now: search.now, zones: known.value }
    const isDeep = search.offset + search.limit > WINDOW
    const page = isDeep ? { ...pageBody(search, moment), from: 0, size: 0 } : pageBody(search, moment)
    const answers = await ask([page, ...(search.points ? [pointsBody(search, moment)] : [])])
    if (!answers.ok) return answers
    const [first, map] = answers.value
    const total = first?.hits.total.value ?? 0
    let hits = first?.hits.hits ?? []
    if (isDeep && search.offset < total) {
      const after = await stepTo(search, moment)
      if (!after.ok) return after
      const { from: _, ...rest } = pageBody({ ...search, counts: false }, moment)
      const found = after.value === null ? null : await ask([{ ...rest, search_after: after.value }])
      if (found && !found.ok) return found
      hits = found?.value[0]?.hits.hits ?? []
    }
    const { around } = search
    const aggregations = first?.aggregations
    return succeed({
      rows: hits.flatMap(({ _source: source }) =>
        source ? [{ ...source.document, distance: around && greatCircleMiles(around, source.document) }] : [],
      ),
      total,
      ...(search.counts && aggregations ? { counts: countsOf(aggregations, search, total, moment) } : {}),
      ...(map
        ? {
            points: map.hits.hits.flatMap(({ _id: id, fields }) =>
              fields ? [{ id, lat: fields.latitude[0], lng: fields.longitude[0] }] : [],
            ),
          }
        : {}),
    })
  }

  return {
    async search(search) {
      const found = await once(search)
      if (!found.ok || found.value.total > 0 || search.text === '') return found
      const text = await correctedText(call, alias, search.text)
      if (!text.ok) return text
      return text.value === search.text ? found : once({ ...search, text: text.value })
    },
  }
}
