import { editDistance } from '../store/edit-distance.ts'
import { lettersOf, type Dictionary } from './dictionary.ts'
import { i32 } from './numbers.ts'

/** Allowed typing errors: one in a short word, two in a long one. */
export const slipsOf = (word: string) => (word.length < 5 ? 1 : 2)
/** Shorter words are never corrections. */
export const MIN_LENGTH = 3

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** A word of names and cuisines, with the number of its uses. */
interface Word {
  readonly word: string
  readonly uses: number
}

/**
 * The known word with the fewest errors (letters changed, left out, added or swapped), the more common one of two; the word itself if none is similar.
 * @param others words that the dictionary does not have
 */
export function corrected(dictionary: Dictionary, others: ReadonlyMap<string, number>, word: string): string {
  const most = slipsOf(word)
  const letters = lettersOf(word)
  const candidates: Word[] = []
  for (let id = 0; id < dictionary.words.length; id++) {
    // An error changes two letters at most. Most words are excluded here, without reading them.
    if (bitCount(i32(dictionary.letters, id) ^ letters) > 2 * most) continue
    const known = dictionary.words[id] ?? ''
    if (known.length < MIN_LENGTH || Math.abs(known.length - word.length) > most) continue
    candidates.push({ word: known, uses: i32(dictionary.postingStarts, id + 1) - i32(dictionary.postingStarts, id) })
  }
  for (const [known, uses] of others) if (known.length >= MIN_LENGTH) candidates.push({ word: known, uses })
  return bestCorrection(word, candidates)
}

/** The candidate with the fewest errors, the more common one of two, then the first by letters; the word itself if all have too many. */
export function bestCorrection(word: string, candidates: readonly Word[]): string {
  const most = slipsOf(word)
  let best: (Word & { readonly slips: number }) | null = null
  for (const candidate of candidates) {
    const slips = editDistance(word, candidate.word, most)
    if (slips > most) continue
    const order = best === null ? -1 : slips - best.slips || best.uses - candidate.uses || (candidate.word < best.word ? -1 : 1)
    if (order < 0) best = { ...candidate, slips }
  }
  return best?.word ?? word
}
