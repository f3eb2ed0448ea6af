import type { ApiDeps } from '../../deps.ts'
import type { ContentVersion } from '../../store/repositories/content.ts'
import { listEntries, type ListedEntry } from './read-entries.ts'

/** A part of a text: a found word, or the text around it. */
interface Piece {
  readonly text: string
  readonly isFound: boolean
}

/** A text that contains a word of the search, shortened. `path` is its location in the fields; "" for the entry's name. */
interface Place {
  readonly path: string
  readonly pieces: Piece[]
}

export interface FoundState {
  readonly entry: ListedEntry
  /** Number of the version whose text was found. */
  readonly version: number
  readonly places: Place[]
  /** Further texts that were found. */
  readonly more: number
}

interface Search {
  /** Entries that were found, also those beyond the limit. */
  readonly total: number
  readonly found: readonly FoundState[]
}

const MAX_ENTRIES = 50
const MAX_PLACES = 3
/** Characters around the first found word of a long text. */
const BEFORE = 60
const AFTER = 120
const FARTHEST_BLANK = 30
/** Names of kinds and states, which no editor types as text. */
const CODES = new Set(['type', 'key', 'style'])

/**
 * The entries of a partner whose name or texts contain every word of a search, without regard to case and accents: entries whose name has them all
 * first, then by set and name. The newest version is searched, and then those that visitors see or will see. In memory, since both databases compare without
 * accents only by an extension, and a partner has hundreds of entries at most.
 */
export async function searchEntries(deps: Pick<ApiDeps, 'store' | 'clock'>, partnerId: string, typed: string): Promise<Search> {
  const words = [...new Set(comparable(typed).split(/\s+/u))].filter((word) => word !== '')
  if (words.length === 0) return { total: 0, found: [] }
  const found = (await listEntries(deps, partnerId)).flatMap((entry) => {
    const [first] = versionsOf(entry).flatMap(({ version, fields }) => {
      const texts = textsIn(entry, fields, words)
      return texts ? [{ entry, version, texts }] : []
    })
    return first ? [first] : []
  })
  const isNamed = ({ entry }: { readonly entry: ListedEntry }) => words.every((word) => comparable(nameOf(entry)).includes(word))
  const best = [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))].slice(0, MAX_ENTRIES)
  return {
    total: found.length,
    found: best.map(({ entry, version, texts }) => ({
      entry,
      version,
      places: texts.slice(0, MAX_PLACES).map(({ path, text }) => ({ path, pieces: piecesOf(text, rangesIn(text, words)) })),
      more: Math.max(0, texts.length - MAX_PLACES),
    })),
  }
}

/** The versions that an editor may look for, without older ones. */
const versionsOf = ({ newest, shown, waiting }: ListedEntry): readonly ContentVersion[] => {
  const all = [newest, ...(shown ? [shown] : []), ...waiting]
  return all.filter(({ version }, at) => all.findIndex((other) => other.version === version) === at)
}

/** "summer-bonus" as editors read it: "summer bonus". */
const nameOf = ({ slug }: ListedEntry) => slug.replaceAll(/[_-]+/gu, ' ')

interface Text {
  readonly path: string
  readonly text: string
}

/** The texts of a version that contain a word; null unless every word is in one of them. */
function textsIn(entry: ListedEntry, fields: ContentVersion['fields'], words: readonly string[]): readonly Text[] | null {
  const texts = [{ path: '', text: nameOf(entry) }, ...textsOf(fields)]
  const compared = texts.map(({ text }) => comparable(text))
  if (!words.every((word) => compared.some((text) => text.includes(word)))) return null
  return texts.filter((_, at) => words.some((word) => compared[at]?.includes(word)))
}

/** Every text of an entry's fields, in reading order. */
function textsOf(fields: unknown): readonly { readonly path: string; readonly text: string }[] {
  const visit = (value: unknown, path: readonly string[]): { path: string; text: string }[] => {
    if (typeof value === 'string') return CODES.has(path.at(-1) ?? '') ? [] : [{ path: path.join('.'), text: value }]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, one]) => visit(one, [...path, key]))
  }
  return visit(fields, [])
}

/** Lower case, without accents: "Café" and "CAFE" are equal. */
const comparable = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')

type Range = readonly [start: number, end: number]

/** Where the words are in a text, in order and without overlaps. */
function rangesIn(source: string, words: readonly string[]): readonly Range[] {
  let text = ''
  /** For each character of `text` its index in the original. */
  const from: number[] = []
  let index = 0
  for (const character of source) {
    const compared = comparable(character)
    text += compared
    for (let at = 0; at < compared.length; at++) from.push(index)
    index += character.length
  }
  from.push(index)
  const all: Range[] = []
  for (const word of words)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      let end = at + word.length
      // One character of the original may be several here, such as the sign for "fi".
      while (end < text.length && from[end] === from[end - 1]) end++
      all.push([from[at] ?? 0, from[end] ?? index])
    }
  const merged: [number, number][] = []
  for (const [start, end] of all.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

/** An excerpt of a text that begins near the first found word. */
function piecesOf(text: string, ranges: readonly Range[]): Piece[] {
  const first = ranges[0]?.[0] ?? 0
  const start = first <= BEFORE ? 0 : atBlank(text, first - BEFORE)
  const end = first + AFTER >= text.length ? text.length : atBlank(text, first + AFTER)
  const pieces: Piece[] = []
  const add = (from: number, to: number, isFound: boolean) => {
    const part = text.slice(from, to)
    if (part !== '') pieces.push({ text: part, isFound })
  }
  if (start > 0) pieces.push({ text: '… ', isFound: false })
  let at = start
  for (const [from, to] of ranges.filter(([from]) => from < end)) {
    add(at, from, false)
    add(from, to, true)
    at = to
  }
  add(at, end, false)
  if (Math.max(at, end) < text.length) pieces.push({ text: '…', isFound: false })
  return pieces
}

/** The beginning of the next word, so that an excerpt cuts none; if no blank is near, the next index that cuts no character. */
function atBlank(text: string, index: number): number {
  const blank = text.indexOf(' ', index)
  if (blank >= 0 && blank <= index + FARTHEST_BLANK) return blank + 1
  return /[\uDC00-\uDFFF]/.test(text[index] ?? '') ? index + 1 : index
}
