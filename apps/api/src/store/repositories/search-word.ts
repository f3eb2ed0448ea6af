import { sql } from 'kysely'

import { editDistance } from '../edit-distance.ts'
import type { Tx } from '../tables.ts'

/** Minimum share of common trigrams for a similar word: "suhsi" has a fifth with "sushi". */
const LIKENESS = 0.15
/** Number of words that are compared in detail, most similar first. */
const CLOSER_LOOK = 60
/** Allowed typing errors: one in a short word, two in a long one. */
const slipsOf = (word: string) => (word.length < 5 ? 1 : 2)

/** The words of merchants' names and cuisines. */
export function searchWordRepo(tx: Tx) {
  return {
    /**
     * The corrected word: the word itself if a known word starts with it, else the known word with the fewest errors (letters changed, left out,
     * added or swapped), the more common one of two; the word itself if none is similar.
     */
    corrected: async (word: string): Promise<string> => {
      const known = await tx.selectFrom('search_word').select('word').where('word', 'like', `${word}%`).limit(1).executeTakeFirst()
      if (known) return word
      const alike = await tx
        .selectFrom('search_word')
        .select(['word', 'uses'])
        .where(sql<number>`similarity(word, ${word})`, '>=', LIKENESS)
        .orderBy(sql`similarity(word, ${word})`, 'desc')
        .orderBy('word')
        .limit(CLOSER_LOOK)
        .execute()
      const [best] = alike
        .map((row) => ({ ...row, slips: editDistance(word, row.word) }))
        .filter((row) => row.slips <= slipsOf(word))
        .toSorted((a, b) => a.slips - b.slips || b.uses - a.uses)
      return best?.word ?? word
    },

    /** Recounts the words of the participating merchants; the operator runs this whenever merchants have changed. */
    refresh: async () => {
      await tx.deleteFrom('search_word').execute()
      await sql`insert into search_word select word, count(*) from merchant, regexp_split_to_table(search_text, '[ |]+') as word
        where active and length(word) > 2 group by word`.execute(tx)
    },
  }
}
