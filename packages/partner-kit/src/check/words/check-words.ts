import { readContentSet } from '@dining/copy-engine/content'
import type { ContentSet } from '@dining/domain'

import type { Partner } from '../../partner.ts'
import { brokenLinks, picturesWithoutAlternative } from './addresses.ts'
import { casingFindings } from './casing.ts'
import { estimateWidth } from './estimate.ts'
import { figureFindings } from './figures.ts'
import type { WordFinding } from './finding.ts'
import { markFindings } from './marks.ts'
import { locationsIn, screenOf, type TextLocation } from './locations.ts'
import { punctuationFindings } from './punctuation.ts'
import { readersOf, type Reader } from './readers.ts'
import { shownBy, type Shown } from './shown.ts'
import { slotOf, type Measure, type Slot } from './slots.ts'

export interface WordsInput {
  readonly partner: Partner
  readonly set: ContentSet
  readonly slug: string
  /** The fields as written by an editor; they may be invalid for the set. */
  readonly fields: unknown
  /** Urls of the partner's published content pages; without them each path below /earn counts as a page. */
  readonly contentPaths?: readonly string[]
  /** Whether the editor of these fields lists the tokens when `{` is typed. Otherwise a finding lists them. */
  readonly listsTokens?: boolean
  /** Function that measures a text in the partner's typefaces; an estimate by default. */
  readonly measure?: Measure
}

/**
 * Checks the texts of one entry for all its possible readers (COPY-18, COPY-21, COPY-26): every finding at once, in reading order. Pure: no
 * file, no browser.
 */
export function checkWords({
  partner,
  set,
  slug,
  fields,
  contentPaths,
  listsTokens = false,
  measure = estimateWidth,
}: WordsInput): readonly WordFinding[] {
  const { texts, objects } = locationsIn(fields)
  const shown = shownBy(partner, listsTokens)
  const checks = [casingFindings(partner), punctuationFindings(partner), figureFindings(partner)]
  const marks = new Map<string, ReturnType<typeof markFindings>>()
  const judgeMarks = (location: TextLocation, reader: Reader): readonly WordFinding[] => {
    if (location.keys.at(-1) === 'browser_title') return []
    const screen = screenOf(set, location)
    const check = marks.get(screen) ?? markFindings(partner)
    marks.set(screen, check)
    return check(location.path, shown.written(location.text, reader))
  }
  const ofTexts = texts.flatMap((location) => {
    const readers = readersOf(partner, set, slug, fields, location)
    const [first] = readers
    return [
      ...shown.findings(location.path, location.text, readers),
      ...checks.flatMap((check) => check(location)),
      ...(first === undefined ? [] : judgeMarks(location, first)),
      ...overflows(set, location, readers, shown, measure),
    ]
  })
  const judgeLinks = brokenLinks(partner, set, contentPaths)
  const ofObjects = objects.flatMap((location) => [...judgeLinks(location), ...picturesWithoutAlternative(location)])
  // An empty text is reported once, by the finding with the remedy.
  const empty = new Set(ofTexts.flatMap(({ kind, path }) => (kind === 'empty' ? [path] : [])))
  return [...dropped(set, slug, fields).filter(({ path }) => !empty.has(path)), ...ofTexts, ...ofObjects]
}

/** Values that a page would omit. */
function dropped(set: ContentSet, slug: string, fields: unknown): readonly WordFinding[] {
  return readContentSet(set, { data: [{ slug, fields }] }).dropped.map(({ path, reason }) => ({
    path: path
      .replace(/^data\[0\](?:\.fields)?\.?/u, '')
      .replaceAll(/\[(\d+)\]/gu, '.$1')
      .replace(/^\./u, ''),
    kind: 'dropped',
    problem: reason,
    remedy: 'Correct it. Pages leave it out.',
  }))
}

/** Number of letters that identify a word in a message. */
const ENOUGH = 40

const shortened = (word: string) => (word.length > ENOUGH ? `${word.slice(0, ENOUGH)}…` : word)

/** A text that does not fit on a narrow screen, reported once with its readers. */
function overflows(
  set: ContentSet,
  location: TextLocation,
  readers: readonly Reader[],
  shown: Shown,
  measure: Measure,
): readonly WordFinding[] {
  const slot = slotOf(set, location)
  if (slot === null) return []
  for (const reader of readers) {
    const misfit = fits(shown.text(location.text, reader, slot.role), slot, measure)
    if (misfit === null) continue
    const problem =
      misfit.kind === 'word'
        ? `“${shortened(misfit.word)}” is wider than ${slot.name} at 320 px`
        : `it takes ${misfit.lines} lines at 320 px, and ${slot.name} has room for ${slot.lines}`
    const who = readers.length > 1 ? `, as ${reader.name} reads it` : ''
    return [{ path: location.path, kind: 'overflow', problem: problem + who, remedy: 'Shorten it.' }]
  }
  return []
}

/** How a text exceeds its location; null if it fits. */
type Misfit = { readonly kind: 'word'; readonly word: string } | { readonly kind: 'lines'; readonly lines: number }

/** Breaks a text into lines as a browser does, at spaces, after hyphens and at soft breaks; a word that still does not fit is a misfit. */
function fits(text: string, { voice, rem, width, lines }: Slot, measure: Measure): Misfit | null {
  const widthOf = (part: string): number => measure(part, voice, rem)
  let count = 0
  for (const paragraph of text.split('\n')) {
    let line = ''
    count += 1
    for (const word of paragraph.split(/(?<=[ \u2010–—-])/u)) {
      if (widthOf(word.trimEnd()) > width) return { kind: 'word', word: word.trim() }
      if (line !== '' && widthOf((line + word).trimEnd()) > width) {
        count += 1
        line = ''
      }
      line += word
    }
  }
  return count > lines ? { kind: 'lines', lines: count } : null
}
