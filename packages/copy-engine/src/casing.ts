import { LOCALE } from './amounts.ts'
import type { Casing } from './settings.ts'

/** Where a text stands when its next words come: casing goes on across tokens and links. */
export interface CasingState {
  /** No word of the sentence has come yet. */
  sentenceStart: boolean
  /** The last character belonged to a word, so what follows at once is its rest. */
  insideWord: boolean
}

export function startOfText(): CasingState {
  return { sentenceStart: true, insideWord: false }
}

/** A word with its marks and apostrophes; letters of any script. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’](?=[\p{L}]))*/gu
const LETTER_AT_END = /[\p{L}\p{M}\p{N}'’]$/u
const SENTENCE_END = /[.!?]["”’)]*\s+$|\n\s*$/u
/** Characters looked back at for the end of a sentence. */
const SENTENCE_END_REACH = 8
const HAS_WORD = /[\p{L}\p{N}]/u

/** Words that a title keeps small unless they open it. */
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

/** A letter beyond the basic plane is two characters. */
function firstLetter(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) ?? 0)
}

/** First letter upper; a ligature opens to one capital ("ﬁne" → "Fine"). "iPhone" stays, since its capitals mean something. */
function capitalise(word: string): string {
  if (word !== word.toLocaleLowerCase(LOCALE)) return word
  const opened = firstLetter(word).toLocaleUpperCase(LOCALE)
  const capital = firstLetter(opened)
  return capital + opened.slice(capital.length).toLocaleLowerCase(LOCALE) + word.slice(firstLetter(word).length)
}

/** "Find" → "find"; "ZIP", "iPhone" and "I" stay, since their capitals mean something. */
function uncapitalise(word: string): string {
  const rest = word.slice(firstLetter(word).length)
  return word === 'I' || rest !== rest.toLocaleLowerCase(LOCALE) ? word : word.toLocaleLowerCase(LOCALE)
}

/** A text all in capitals has lost which of them meant something. */
function shouts(text: string): boolean {
  return text === text.toLocaleUpperCase(LOCALE) && (text.match(WORD)?.filter((word) => word.length > 1).length ?? 0) > 1
}

/**
 * Words in the given casing (COPY-26), going on from `state`, which moves on with them.
 * @param ends nothing follows: a title's last word is never small
 */
export function applyCasing(text: string, casing: Casing, state: CasingState, ends = false): string {
  let result = text
  if (casing === 'upper') result = text.toLocaleUpperCase(LOCALE)
  else if (casing === 'lower') result = text.toLocaleLowerCase(LOCALE)
  else if (casing !== 'none') result = caseWords(shouts(text) ? text.toLocaleLowerCase(LOCALE) : text, casing, state, ends)
  passOver(text, state)
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

/** Moves on over something whose letters are not touched: a name, an address, a value. */
export function passOver(text: string, state: CasingState): void {
  if (text === '') return
  const ended = SENTENCE_END.test(text.slice(-SENTENCE_END_REACH))
  if (HAS_WORD.test(text)) state.sentenceStart = ended
  else if (ended) state.sentenceStart = true
  state.insideWord = LETTER_AT_END.test(text)
}
