import type { TierLevel } from '@dining/domain'

import { formatCount, formatDistance, formatMoney, formatShortMoney } from './amounts.ts'
import { applyCasing } from './casing.ts'
import { formatDate, type DateStyle } from './dates.ts'
import { benefitWording, buildEntries, rateWording } from './dictionary.ts'
import { linkSources, resolveLink } from './links.ts'
import { raiseMarks, raisesMarks } from './marks.ts'
import { fixedWords } from './names.ts'
import type { Leaf, Piece, SlotPiece } from './piece.ts'
import type { BenefitWording, RateWording } from './rate.ts'
import { createResolver, type Fault } from './resolve.ts'
import type { RichPart } from './rich.ts'
import type { Casing, CopyInput, CopyIssue } from './settings.ts'
import { stylePieces } from './style.ts'
import { pluralForm } from './amounts.ts'
import type { Text, Value, Values, ValuesOf, Wording } from './text.ts'
import { INLINE_LINKS } from './tokens.ts'

/** What a text is used as; a partner sets the casing of calls to action and of headlines apart (COPY-27). */
export type Role = 'text' | 'action' | 'headline'

/** The words of one partner for one visitor. */
export interface Copy {
  /** A text as it is written. */
  say<W extends Wording>(text: Text<W>, ...values: ValuesOf<W>): string
  /** A text on a button or a link that acts. */
  action<W extends Wording>(text: Text<W>, ...values: ValuesOf<W>): string
  /** A title or a headline. */
  headline<W extends Wording>(text: Text<W>, ...values: ValuesOf<W>): string
  /** A text with raised marks and real links. */
  rich<W extends Wording>(text: Text<W>, ...values: ValuesOf<W>): readonly RichPart[]
  richAction<W extends Wording>(text: Text<W>, ...values: ValuesOf<W>): readonly RichPart[]
  richHeadline<W extends Wording>(text: Text<W>, ...values: ValuesOf<W>): readonly RichPart[]
  /** A string from outside the code (content, configuration) as one line. */
  sayContent(source: string, role?: Role): string
  /** A string from outside the code with raised marks and real links. */
  richContent(source: string, role?: Role): readonly RichPart[]
  /** Wording of a tier's rate, in parts for the lockup; null when that tier earns nothing. */
  rateOf(tier: TierLevel): RateWording | null
  /** Wording of an amount earned: whole units, or cents for money partners. */
  benefit(amount: number): BenefitWording
  /** "$52.00" from cents. */
  money(cents: number): string
  /** "$20" from cents, with cents only where there are any. */
  shortMoney(cents: number): string
  /** "2,460". */
  count(value: number): string
  /** "0.3 mi". */
  distance(miles: number): string
  /** A date or a time; in the program's zone unless told otherwise. The empty string for something that is no date. */
  date(iso: string, style: DateStyle, timeZone?: string): string
}

/** A text with its tokens in place, ready for values. */
interface Compiled {
  readonly pieces: readonly Piece[]
  /** The finished text where no value is awaited. */
  readonly line: string | null
  parts: readonly RichPart[] | null
}

/** Texts kept ready for each role; beyond that many the oldest go, since content can be of any length. */
const KEPT_TEXTS = 2_000

/**
 * The words of a partner for a visitor. All placeholders are resolved here, once; after that each text takes one pass, and a text
 * without values is made only once.
 */
export function createCopy(input: CopyInput): Copy {
  const { program, copy: settings } = input
  const sources = linkSources(input)
  const links = new Map(INLINE_LINKS.map((link) => [link as string, { link, ...resolveLink(sources[link]) }]))
  const resolveText = createResolver(buildEntries(input), links)
  const protectedWords = fixedWords([program.programName, program.loyaltyName, program.name, ...(settings.names ?? [])])
  const raised = raisesMarks(settings.marks?.bodyFont)
  const casingOf: Readonly<Record<Role, Casing>> = { text: 'none', action: settings.casing.action, headline: settings.casing.headline }
  const kept: Readonly<Record<Role, Map<string, Compiled>>> = { text: new Map(), action: new Map(), headline: new Map() }
  const told = new Set<string>()

  function report(fault: Fault, text: string): void {
    const issue: CopyIssue = { ...fault, text }
    const key = JSON.stringify(issue)
    if (told.has(key)) return
    told.add(key)
    input.onIssue?.(issue)
  }

  function compile(source: string, role: Role): Compiled {
    const ready = kept[role].get(source)
    if (ready !== undefined) return ready
    const { pieces, faults } = resolveText(source)
    for (const fault of faults) report(fault, source)
    const styled = stylePieces(faults.length > 0 ? tidy(pieces) : pieces, {
      casing: casingOf[role],
      exclamation: settings.exclamation,
      ellipsis: settings.ellipsis,
      fixedWords: protectedWords,
      firstMentionOnly: settings.marks?.mentions === 'first',
    })
    const awaits = styled.some(
      (piece) => piece.kind === 'slot' || (piece.kind === 'link' && piece.parts.some((part) => part.kind === 'slot')),
    )
    const compiled: Compiled = { pieces: styled, line: awaits ? null : lineOf(styled, fill({}, source)), parts: null }
    if (kept[role].size >= KEPT_TEXTS) kept[role].delete(kept[role].keys().next().value ?? '')
    kept[role].set(source, compiled)
    return compiled
  }

  /** Text of a slot; a token that nobody knows is left out and reported. */
  function fill(values: Values, source: string): (slot: SlotPiece) => string {
    return (slot) => {
      const value = Object.hasOwn(values, slot.name) ? values[slot.name] : undefined
      if (value === undefined) report({ kind: 'unknown-token', token: slot.name }, source)
      return value === undefined ? '' : valueText(value, slot)
    }
  }

  function line(source: string, values: Values, role: Role): string {
    const compiled = compile(source, role)
    return compiled.line ?? lineOf(compiled.pieces, fill(values, source))
  }

  function parts(source: string, values: Values, role: Role): readonly RichPart[] {
    const compiled = compile(source, role)
    if (compiled.line === null) return richOf(compiled.pieces, fill(values, source), raised)
    compiled.parts ??= richOf(compiled.pieces, fill({}, source), raised)
    return compiled.parts
  }

  function wordingOf(text: Text, values: Values): string {
    const wording = settings.texts?.[text.key] ?? text.wording
    if (typeof wording === 'string') return wording
    return pluralForm(typeof values['count'] === 'number' ? values['count'] : 0, wording)
  }

  const asLine =
    (role: Role) =>
    <W extends Wording>(text: Text<W>, ...[values = {}]: ValuesOf<W> | []): string =>
      line(wordingOf(text, values), values, role)
  const asParts =
    (role: Role) =>
    <W extends Wording>(text: Text<W>, ...[values = {}]: ValuesOf<W> | []): readonly RichPart[] =>
      parts(wordingOf(text, values), values, role)

  return {
    say: asLine('text'),
    action: asLine('action'),
    headline: asLine('headline'),
    rich: asParts('text'),
    richAction: asParts('action'),
    richHeadline: asParts('headline'),
    sayContent: (source, role = 'text') => line(source, {}, role),
    richContent: (source, role = 'text') => parts(source, {}, role),
    rateOf: (tier) => rateWording(program, tier),
    benefit: (amount) => benefitWording(program, amount),
    money: formatMoney,
    shortMoney: formatShortMoney,
    count: formatCount,
    distance: formatDistance,
    date: (iso, style, timeZone = program.timeZone) => formatDate(iso, style, timeZone),
  }
}

function valueText(value: Value, slot: SlotPiece): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formatCount(value)
  return slot.styling === null ? value.words : applyCasing(value.words, slot.styling.casing, { ...slot.styling.state })
}

function lineOf(pieces: readonly Piece[], fill: (slot: SlotPiece) => string): string {
  let text = ''
  for (const piece of pieces) text += piece.kind === 'words' ? piece.text : piece.kind === 'slot' ? fill(piece) : lineOf(piece.parts, fill)
  return text
}

function richOf(pieces: readonly Piece[], fill: (slot: SlotPiece) => string, raised: boolean): readonly RichPart[] {
  const result: RichPart[] = []
  let text = ''
  const flush = (): void => {
    if (text !== '') result.push(...(raised ? raiseMarks(text) : [{ kind: 'text', text } as const]))
    text = ''
  }
  for (const piece of pieces) {
    if (piece.kind === 'words') text += piece.text
    else if (piece.kind === 'slot') text += fill(piece)
    else {
      flush()
      const { kind, link, href, to } = piece
      result.push({ kind, link, href, to, parts: richOf(piece.parts, fill, raised) })
    }
  }
  flush()
  return result
}

/** Closes the gap that a token left out leaves: no double space, none before a stop. */
function tidy(pieces: readonly Piece[]): readonly Piece[] {
  let spaced = true
  const leaf = (piece: Leaf): Leaf => {
    if (piece.kind === 'slot') {
      spaced = false
      return piece
    }
    let text = piece.text.replace(/[ \t]{2,}/gu, ' ').replace(/[ \t](?=[,.;:!?])/gu, '')
    if (spaced) text = text.trimStart()
    if (text !== '') spaced = text.endsWith(' ')
    return { ...piece, text }
  }
  return pieces.map((piece) => (piece.kind === 'link' ? { ...piece, parts: piece.parts.map(leaf) } : leaf(piece)))
}
