import { fieldsOf } from './words.ts'
import { i32 } from './numbers.ts'
import { ShardedNumbers } from './sharded-numbers.ts'
import { sortedInSlices, type Sliced } from './slices.ts'

/** Between the fields of a row, and after its last one. */
export const FIELD_END = -1

/** The words of rows that do not change: sorted, so that those with the same beginning are neighbours. */
export interface Dictionary {
  readonly words: readonly string[]
  /** By word: letters that it has, one bit for each of 32 classes. */
  readonly letters: Int32Array
  /** Ids of the words of each row, in their order. */
  readonly rowStarts: Int32Array
  readonly rowWords: Int32Array
  /** Rows with each word, ascending. */
  readonly postingStarts: Int32Array
  readonly postings: Int32Array
  readonly idOf: (word: string) => number | undefined
}

const ROWS_PER_SLICE = 128

/** The letters of a word, one bit for each of 32 classes. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

const byUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export function* buildDictionary(texts: readonly string[]): Sliced<Dictionary> {
  const ids = new ShardedNumbers()
  const found: string[] = []
  let count = 0
  for (const [row, text] of texts.entries()) {
    for (const field of fieldsOf(text)) {
      count += field.length + 1
      for (const word of field) if (ids.add(word, found.length)) found.push(word)
    }
    if (row % ROWS_PER_SLICE === 0) yield
  }
  const words = yield* sortedInSlices(found, byUnits)
  const letters = new Int32Array(words.length)
  for (const [id, word] of words.entries()) {
    ids.set(word, id)
    letters[id] = lettersOf(word)
    if (id % 1_024 === 0) yield
  }
  const rowStarts = new Int32Array(texts.length + 1)
  const rowWords = new Int32Array(count)
  const postingStarts = new Int32Array(words.length + 1)
  let place = 0
  for (const [row, text] of texts.entries()) {
    for (const field of fieldsOf(text)) {
      for (const word of field) {
        const id = ids.get(word) ?? 0
        rowWords[place++] = id
        postingStarts[id + 1] = i32(postingStarts, id + 1) + 1
      }
      rowWords[place++] = FIELD_END
    }
    rowStarts[row + 1] = place
    if (row % ROWS_PER_SLICE === 0) yield
  }
  for (let id = 0; id < words.length; id++) postingStarts[id + 1] = i32(postingStarts, id + 1) + i32(postingStarts, id)
  const filled = postingStarts.slice()
  const postings = new Int32Array(i32(postingStarts, words.length))
  for (let row = 0; row < texts.length; row++) {
    for (let index = i32(rowStarts, row); index < i32(rowStarts, row + 1); index++) {
      const id = i32(rowWords, index)
      if (id === FIELD_END) continue
      const at = i32(filled, id)
      postings[at] = row
      filled[id] = at + 1
    }
    if (row % 1_024 === 0) yield
  }
  return { words, letters, rowStarts, rowWords, postingStarts, postings, idOf: (word) => ids.get(word) }
}

/** The first word that does not come before the text. */
function lowerBound(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** Ids of the words that start with a text: from `low` to below `high`. */
export function wordsStarting(words: readonly string[], text: string): { readonly low: number; readonly high: number } {
  // No word contains the greatest code unit.
  return { low: lowerBound(words, text), high: lowerBound(words, `${text}\uffff`) }
}
