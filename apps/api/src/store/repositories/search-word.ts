import { sql } from 'kysely'

import { editDistance } from '../edit-distance.ts'
import type { Tx } from '../tables.ts'

/** Share of common trigrams from which a word may be meant: "suhsi" has a fifth with "sushi". */
const LIKENESS = 0.15
/** Words that are looked at more closely, most alike first. */
const CLOSER_LOOK = 60
/** Slips that a word may hold: one in a short one, two in a long one. */
const slipsOf = (word: string) => (word.length < 5 ? 1 : 2)

/** The words that names and cuisines of merchants are made of. */
export function searchWordRepo(tx: Tx) {
  return {
    /**
     * The word that was meant: itself when it begins a known word, else the known word with the fewest slips (letters changed, left out,
     * added or swapped), the more common one of two; itself again when nothing is near.
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

    /** Counts the words anew from the participating merchants; the operator does so whenever those have changed. */
    refresh: async () => {
      await tx.deleteFrom('search_word').execute()
      await sql`insert into search_word select word, count(*) from merchant, regexp_split_to_table(search_text, '[ |]+') as word
        where active and length(word) > 2 group by word`.execute(tx)
    },
  }
}
