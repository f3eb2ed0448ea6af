import { succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import { bestCorrection, MIN_LENGTH, slipsOf } from '../corrections.ts'
import { writtenWith } from '../words.ts'
import type { CallOpenSearch, OpenSearchFault } from './call-open-search.ts'
import { any, begins } from './clauses.ts'

/** Similar words that the cluster names for one word; among them, we choose. */
const SUGGESTIONS = 50

const answersSchema = v.object({
  responses: v.array(
    v.object({
      hits: v.object({ total: v.object({ value: v.number() }) }),
      suggest: v.object({
        similar: v.array(v.object({ options: v.array(v.object({ text: v.string(), freq: v.number() })) })),
      }),
    }),
  ),
})

/** The text with each word that begins no word of a restaurant replaced by the most similar one (term suggester). */
export async function correctedText(call: CallOpenSearch, alias: string, text: string): Promise<Result<string, OpenSearchFault>> {
  const words = text.split(' ')
  const lines = words.flatMap((word, index) => [
    { index: alias },
    {
      size: 0,
      track_total_hits: true,
      query: any(writtenWith(words, index).map(begins)),
      suggest: {
        similar: {
          text: word,
          term: {
            field: 'phrases',
            size: SUGGESTIONS,
            shard_size: SUGGESTIONS,
            sort: 'score',
            suggest_mode: 'always',
            max_edits: slipsOf(word),
            min_word_length: MIN_LENGTH,
            prefix_length: 0,
          },
        },
      },
    },
  ])
  const found = await call({ method: 'POST', path: '/_msearch', body: { lines }, answer: answersSchema })
  if (!found.ok) return found
  const corrected = words.map((word, index) => {
    const answer = found.value.responses[index]
    if (!answer || answer.hits.total.value > 0) return word
    const candidates = answer.suggest.similar.flatMap(({ options }) => options.map((option) => ({ word: option.text, uses: option.freq })))
    return bestCorrection(word, candidates)
  })
  return succeed(corrected.join(' '))
}
