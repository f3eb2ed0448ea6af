import { formatCount, formatDistance, formatMoney, formatShortMoney, once, pluralForm } from './amounts.ts'
import type { Copy, Role } from './copy-type.ts'
import { formatDate } from './dates.ts'
import { benefitWording, bonusWording, rateWording } from './dictionary.ts'
import { closeGaps } from './gaps.ts'
import { raisesMarks } from './marks.ts'
import { fixedWords } from './names.ts'
import type { Piece } from './piece.ts'
import { lineOf, partsOf, slotNames, withoutSlots } from './render.ts'
import { createResolver, type IssueWithoutText } from './resolve.ts'
import type { RichPart } from './rich.ts'
import type { Casing, CopyInput, CopyIssue } from './settings.ts'
import { leavesAsIs, stylePieces, type Style } from './style.ts'
import type { Text, Values, ValuesOf, Wording } from './text.ts'

/** A text with its tokens resolved, ready for values. */
interface Compiled {
  readonly pieces: readonly Piece[]
  /** Slots without a value. */
  readonly awaits: readonly string[]
  /** The finished text if it has no slots. */
  readonly line: string | null
  parts: readonly RichPart[] | null
}

const NO_VALUES: Values = {}

/** Maximum number of cached texts per role; the oldest are removed, since content can be of any length. */
const KEPT_TEXTS = 2_000

/**
 * The texts of a partner for a visitor. A placeholder is resolved once, on first use; after that each text needs one pass.
 */
export function createCopy(input: CopyInput): Copy {
  const { program, copy: settings } = input
  const { resolveText, resolveLine } = createResolver(input)
  const raised = once(() => raisesMarks(settings.marks?.bodyFont))
  const style: Style = {
    exclamation: settings.exclamation,
    ellipsis: settings.ellipsis,
    fixedWords: once(() => fixedWords([program.programName, program.loyaltyName, program.name, ...(settings.names ?? [])])),
    firstMentionOnly: settings.marks?.mentions === 'first',
  }
  const casingOf: Readonly<Record<Role, Casing>> = { text: 'none', ...settings.casing }
  const kept: Partial<Record<Role, Map<string, Compiled>>> = {}
  const reportedKeys = new Set<string>()

  function report(found: IssueWithoutText, text: string): void {
    const issue: CopyIssue = { ...found, text }
    const key = JSON.stringify(issue)
    if (reportedKeys.has(key)) return
    reportedKeys.add(key)
    input.onIssue?.(issue)
  }

  function compile(source: string, role: Role): Compiled {
    const texts = (kept[role] ??= new Map())
    const ready = texts.get(source)
    if (ready !== undefined) return ready
    const { pieces, issues } = resolveText(source)
    for (const issue of new Map(issues.map((one) => [JSON.stringify(one), one])).values()) report(issue, source)
    const styled = stylePieces(closeGaps(pieces), style, casingOf[role])
    const awaits = slotNames(styled)
    const compiled: Compiled = { pieces: styled, awaits, line: awaits.length > 0 ? null : lineOf(styled, {}), parts: null }
    if (texts.size >= KEPT_TEXTS) texts.delete(texts.keys().next().value ?? '')
    texts.set(source, compiled)
    return compiled
  }

  /** The pieces of a text with slots; an unknown token is omitted and reported. */
  function answered({ pieces, awaits }: Compiled, values: Values, source: string): readonly Piece[] {
    const unknown = awaits.filter((name) => !Object.hasOwn(values, name) || values[name] === undefined)
    for (const token of unknown) report({ kind: 'unknown-token', token }, source)
    return unknown.length > 0 ? withoutSlots(pieces, unknown) : pieces
  }

  function line(source: string, values: Values, role: Role): string {
    const resolved = resolveLine(source)
    if (resolved !== null && leavesAsIs(resolved, style, casingOf[role])) return resolved
    const compiled = compile(source, role)
    return compiled.line ?? lineOf(answered(compiled, values, source), values)
  }

  function parts(source: string, values: Values, role: Role): readonly RichPart[] {
    const compiled = compile(source, role)
    if (compiled.line === null) return partsOf(answered(compiled, values, source), values, raised())
    compiled.parts ??= partsOf(compiled.pieces, {}, raised())
    return compiled.parts
  }

  function wordingOf(text: Text, values: Values): string {
    const wording = settings.texts?.[text.key] ?? text.wording
    if (typeof wording === 'string') return wording
    return pluralForm(typeof values['count'] === 'number' ? values['count'] : 0, wording)
  }

  const asLine =
    (role: Role) =>
    <W extends Wording>(text: Text<W>, ...[values = NO_VALUES]: ValuesOf<W> | []): string =>
      line(wordingOf(text, values), values, role)
  const asParts =
    (role: Role) =>
    <W extends Wording>(text: Text<W>, ...[values = NO_VALUES]: ValuesOf<W> | []): readonly RichPart[] =>
      parts(wordingOf(text, values), values, role)

  return {
    say: asLine('text'),
    action: asLine('action'),
    headline: asLine('headline'),
    rich: asParts('text'),
    richAction: asParts('action'),
    richHeadline: asParts('headline'),
    sayContent: (source, role = 'text') => line(source, NO_VALUES, role),
    richContent: (source, role = 'text') => parts(source, NO_VALUES, role),
    rateOf: (tier) => rateWording(program, tier),
    benefit: (amount) => benefitWording(program, amount),
    bonus: (amount) => bonusWording(program, amount),
    money: formatMoney,
    shortMoney: formatShortMoney,
    count: formatCount,
    distance: formatDistance,
    date: (iso, style, timeZone = program.timeZone) => formatDate(iso, style, timeZone),
  }
}
