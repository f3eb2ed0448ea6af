import { writtenWords } from '@dining/copy-engine/check'

/** Minimum number of words of a sentence; fewer are a label. */
const SHORTEST_SENTENCE = 5
/**
 * Shares of common words, in the same order, from which two sentences are the same with slight changes, by the number of words of the shorter
 * one; tokens are not counted. Still shorter ones are alike by chance: they count only if they are equal.
 */
const ALIKE = [
  { words: 8, share: 0.75 },
  { words: 6, share: 0.85 },
] as const

/** A sentence with the place where it is written. */
interface Sentence {
  /** Who wrote it: a partner, or the product. */
  readonly by: string
  readonly text: string
}

/** Two sentences that two partners, or a partner and the product, both write. */
interface Pair {
  readonly first: Sentence
  readonly second: Sentence
}

/** Every sentence of a value, in lower case and without punctuation; a token is one word, and a link its label. */
export function sentencesIn(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(sentencesIn)
  if (typeof value !== 'string') return []
  const sentences = writtenWords(value)
    .replaceAll('\uFFFC', '{}')
    .split(/(?<=[.!?:;])\s+/)
    .map((text) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}{} ]/gu, '')
        .trim(),
    )
  return [...new Set(sentences.filter((text) => text.split(/\s+/).length >= SHORTEST_SENTENCE))]
}

const wordsOf = (text: string) => text.split(/\s+/)

/** Length of the longest common subsequence of words. */
function commonWords(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, () => 0)
  for (const word of one) {
    const next = [0]
    for (const [at, candidate] of other.entries()) {
      next.push(word === candidate ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const written = (words: readonly string[]) => words.filter((word) => word !== '{}').length

/** Whether two sentences are equal, or differ in some words of a longer one. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const [first, second] = [wordsOf(one), wordsOf(other)]
  const shorter = Math.min(written(first), written(second))
  const from = ALIKE.find(({ words }) => shorter >= words)
  return from !== undefined && (2 * commonWords(first, second)) / (first.length + second.length) >= from.share
}

/** All pairs of sentences by different authors that are alike. */
export function alikePairs(sentences: readonly Sentence[]): readonly Pair[] {
  // Sentences that are alike have two neighbouring words in common, which few others have.
  const byNeighbours = new Map<string, Sentence[]>()
  const pairs: Pair[] = []
  for (const sentence of sentences) {
    const words = wordsOf(sentence.text)
    const candidates = new Set<Sentence>()
    for (const [at, word] of words.slice(1).entries()) {
      const key = `${words[at] ?? ''} ${word}`
      const others = byNeighbours.get(key) ?? []
      for (const other of others) if (other.by !== sentence.by) candidates.add(other)
      others.push(sentence)
      byNeighbours.set(key, others)
    }
    for (const other of candidates) if (isAlike(other.text, sentence.text)) pairs.push({ first: other, second: sentence })
  }
  return pairs
}
