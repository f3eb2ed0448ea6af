import type { RowRanges } from './area.ts'
import { FIELD_END, wordsStarting, type Dictionary } from './dictionary.ts'
import { i32 } from './numbers.ts'
import { MIN_JOINED } from './words.ts'

/** Words with which a typed text can go on: those that start with the rest of it, and those after which more of it must follow. */
interface Step {
  readonly low: number
  readonly high: number
  readonly next: ReadonlyMap<number, Step> | null
}

function stepOf(dictionary: Dictionary, text: string, mayContinue: boolean): Step {
  const { low, high } = wordsStarting(dictionary.words, text)
  const next = new Map<number, Step>()
  if (mayContinue) {
    for (let length = 1; length < text.length; length++) {
      const id = dictionary.idOf(text.slice(0, length))
      if (id === undefined) continue
      const step = stepOf(dictionary, text.slice(length), true)
      if (canEnd(step)) next.set(id, step)
    }
  }
  return { low, high, next: next.size > 0 ? next : null }
}

/** Whether some words of the dictionary complete the text. */
const canEnd = ({ low, high, next }: Step): boolean => low < high || next !== null

function rowHas({ rowStarts, rowWords }: Dictionary, row: number, first: Step): boolean {
  const end = i32(rowStarts, row + 1)
  for (let index = i32(rowStarts, row); index < end; index++) {
    const id = i32(rowWords, index)
    if (id >= first.low && id < first.high) return true
    let step = first.next?.get(id)
    for (let other = index + 1; step !== undefined; other++) {
      const following = i32(rowWords, other)
      if (following === FIELD_END) break
      if (following >= step.low && following < step.high) return true
      step = step.next?.get(following)
    }
  }
  return false
}

/** Whether any row has words that the step describes. */
function anyRowHas(dictionary: Dictionary, step: Step): boolean {
  if (step.low < step.high) return true
  const { postingStarts, postings } = dictionary
  for (const id of step.next?.keys() ?? []) {
    for (let index = i32(postingStarts, id); index < i32(postingStarts, id + 1); index++)
      if (rowHas(dictionary, i32(postings, index), step)) return true
  }
  return false
}

/** Calls back with the rows of a part of the postings that are in the ranges. */
function eachRow(postings: Int32Array, start: number, end: number, ranges: RowRanges | null, each: (row: number) => void): void {
  if (ranges === null) {
    for (let index = start; index < end; index++) each(i32(postings, index))
    return
  }
  let index = start
  for (let range = 0; range < ranges.count && index < end; range++) {
    const [from, to] = [i32(ranges.from, range), i32(ranges.to, range)]
    let high = end
    while (index < high) {
      const middle = (index + high) >>> 1
      if (i32(postings, middle) < from) index = middle + 1
      else high = middle
    }
    while (index < end) {
      const row = i32(postings, index)
      if (row >= to) break
      each(row)
      index++
    }
  }
}

/** Typed words, looked up in a dictionary. `hasWords` of words.ts is the same for a text without a dictionary. */
export interface TypedWords {
  /** Whether the row matches. */
  readonly matches: (row: number) => boolean
  /** Whether every candidate matches. */
  readonly isExact: boolean
  /** Number of words whose rows are the candidates. */
  readonly candidateWords: () => number
  /** Calls back with rows among which all matches are, possibly several times. @param ranges only rows in these; null for all */
  readonly candidates: (ranges: RowRanges | null, each: (row: number) => void) => void
  /** Whether a word alone, or written together with a neighbour, begins words of any row. */
  readonly isKnown: (index: number) => boolean
}

export function typedWords(dictionary: Dictionary, words: readonly string[]): TypedWords {
  const singles = words.map((word) => stepOf(dictionary, word, word.length >= MIN_JOINED))
  const pairs = words.slice(1).map((after, index) => {
    const text = `${words[index] ?? ''}${after}`
    const step = text.length < MIN_JOINED ? null : stepOf(dictionary, text, true)
    return step && canEnd(step) ? step : null
  })
  const from = (row: number, index: number): boolean => {
    const single = singles[index]
    if (!single) return true
    if (rowHas(dictionary, row, single) && from(row, index + 1)) return true
    const pair = pairs[index]
    return pair != null && rowHas(dictionary, row, pair) && from(row, index + 2)
  }
  const [only] = singles
  const isSimple = singles.length === 1 && only?.next === null
  /** The steps of which a match has at least one. */
  const stepsOf = (index: number) => [singles[index], pairs[index], pairs[index - 1]].filter((step) => step != null)
  const { postingStarts, postings } = dictionary
  const postingsOf = (step: Step) => i32(postingStarts, step.high) - i32(postingStarts, step.low)
  const sizeOf = (steps: readonly Step[]): number =>
    steps.reduce((sum, step) => {
      const continued = [...(step.next?.keys() ?? [])].reduce((all, id) => all + i32(postingStarts, id + 1) - i32(postingStarts, id), 0)
      return sum + postingsOf(step) + continued
    }, 0)
  let rarest: readonly Step[] | undefined
  const candidateSteps = () => (rarest ??= words.map((_, index) => stepsOf(index)).toSorted((a, b) => sizeOf(a) - sizeOf(b))[0] ?? [])
  return {
    matches: isSimple && only ? (row) => rowHas(dictionary, row, only) : (row) => from(row, 0),
    isExact: isSimple,
    candidateWords: () => candidateSteps().reduce((sum, { low, high, next }) => sum + high - low + (next?.size ?? 0), 0),
    candidates: (ranges, each) => {
      const rowsOf = (id: number) => eachRow(postings, i32(postingStarts, id), i32(postingStarts, id + 1), ranges, each)
      for (const { low, high, next } of candidateSteps()) {
        for (let id = low; id < high; id++) rowsOf(id)
        for (const id of next?.keys() ?? []) rowsOf(id)
      }
    },
    isKnown: (index) => stepsOf(index).some((step) => anyRowHas(dictionary, step)),
  }
}
