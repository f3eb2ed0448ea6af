import { LOCALE } from './amounts.ts'
import type { Casing } from './settings.ts'

/** The position in a text before the next words: casing continues across tokens and links. */
export interface CasingState {
  /** No word of the sentence has occurred yet. */
  sentenceStart: boolean
  /** The last character belonged to a word, so directly following letters continue it. */
  insideWord: boolean
}

export function startOfText(): CasingState {
  return { sentenceStart: true, insideWord: false }
}

/** A word with its combining marks and apostrophes; letters of any script. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’](?=[\p{L}]))*/gu
const LETTER_AT_END = /[\p{L}\p{M}\p{N}'’]$/u
const SENTENCE_END = /[.!?]["”’)]*\s+$|\n\s*$/u
/** Number of characters to look back for the end of a sentence. */
const SENTENCE_END_REACH = 8
const HAS_WORD = /[\p{L}\p{N}]/u

/** Words that are lower-case in a title unless they are the first. */
const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'but',
  'by',
  'for',
  'from',
  'if',
  'in',
  'nor',
  'of',
  'on',
  'or',
  'per',
  'the',
  'to',
  'via',
  'with',
])

/** A letter outside the basic plane has two code units. */
function firstLetter(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) ?? 0)
}

/** First letter upper-case; a ligature becomes one capital ("ﬁne" → "Fine"). "iPhone" is unchanged, since its capitals are significant. */
function capitalise(word: string): string {
  if (word !== word.toLocaleLowerCase(LOCALE)) return word
  const opened = firstLetter(word).toLocaleUpperCase(LOCALE)
  const capital = firstLetter(opened)
  return capital + opened.slice(capital.length).toLocaleLowerCase(LOCALE) + word.slice(firstLetter(word).length)
}

/** "Find" → "find"; "ZIP", "iPhone" and "I" are unchanged, since their capitals are significant. */
function uncapitalise(word: string): string {
  const rest = word.slice(firstLetter(word).length)
  return word === 'I' || rest !== rest.toLocaleLowerCase(LOCALE) ? word : word.toLocaleLowerCase(LOCALE)
}

/** Whether a text is all capitals, so that none of them is significant. */
function shouts(text: string): boolean {
  return text === text.toLocaleUpperCase(LOCALE) && (text.match(WORD)?.filter((word) => word.length > 1).length ?? 0) > 1
}

/**
 * Applies the casing (COPY-26), continuing from `state`, and updates `state`.
 * @param ends nothing follows: a title's last word is always capitalized
 */
export function applyCasing(text: string, casing: Casing, state: CasingState, ends = false): string {
  let result = text
  if (casing === 'upper') result = text.toLocaleUpperCase(LOCALE)
  else if (casing === 'lower') result = text.toLocaleLowerCase(LOCALE)
  else if (casing !== 'none') result = caseWords(shouts(text) ? text.toLocaleLowerCase(LOCALE) : text, casing, state, ends)
  skipText(text, state)
  return result
}

function caseWords(text: string, casing: 'title' | 'sentence', state: CasingState, ends: boolean): string {
  let opens = state.sentenceStart
  return text.replace(WORD, (word, at: number) => {
    if (at === 0 && state.insideWord) return word
    const starts = opens || SENTENCE_END.test(text.slice(Math.max(0, at - SENTENCE_END_REACH), at))
    opens = false
    if (casing === 'sentence') return starts ? capitalise(word) : uncapitalise(word)
    const closes = ends && !HAS_WORD.test(text.slice(at + word.length))
    return !starts && !closes && SMALL_WORDS.has(word.toLocaleLowerCase(LOCALE)) ? uncapitalise(word) : capitalise(word)
  })
}

/** Updates the state for a part whose letters do not change: a name, an address, a value. */
export function skipText(text: string, state: CasingState): void {
  if (text === '') return
  const ended = SENTENCE_END.test(text.slice(-SENTENCE_END_REACH))
  if (HAS_WORD.test(text)) state.sentenceStart = ended
  else if (ended) state.sentenceStart = true
  state.insideWord = LETTER_AT_END.test(text)
}
