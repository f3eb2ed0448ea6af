import { applyCasing, skipText, startOfText, type CasingState } from './casing.ts'
import { MARK, markFirstMentions, type Mentions } from './marks.ts'
import type { Leaf, Piece } from './piece.ts'
import type { Casing } from './settings.ts'

/** How a partner's texts are styled. */
export interface Style {
  readonly exclamation: string | undefined
  readonly ellipsis: string | undefined
  /** Finds text that keeps its letters and signs. */
  readonly fixedWords: () => RegExp
  readonly firstMentionOnly: boolean
}

/** "!" and "…" as the partner wants them; "?!" stays a question. */
function punctuate(text: string, { exclamation, ellipsis }: Style): string {
  let result = text
  if (ellipsis !== undefined) result = result.replace(/…|\.{3}/gu, ellipsis)
  if (exclamation !== undefined) result = result.replace(/([?.])?!+/gu, (_, before: string | undefined) => before ?? exclamation)
  return result
}

function styleWords(text: string, style: Style, casing: Casing, state: CasingState, ends: boolean): string {
  let result = ''
  let at = 0
  for (const match of text.matchAll(style.fixedWords())) {
    result += applyCasing(punctuate(text.slice(at, match.index), style), casing, state) + match[0]
    skipText(match[0], state)
    at = match.index + match[0].length
  }
  return result + applyCasing(punctuate(text.slice(at), style), casing, state, ends)
}

/** Whether a style leaves every text unchanged. */
function isPlain({ exclamation, ellipsis, firstMentionOnly }: Style, casing: Casing): boolean {
  return casing === 'none' && exclamation === undefined && ellipsis === undefined && !firstMentionOnly
}

/** Whether a style leaves this text unchanged, regardless of its fixed parts. */
export function leavesAsIs(text: string, { exclamation, ellipsis, firstMentionOnly }: Style, casing: Casing): boolean {
  return (
    casing === 'none' &&
    !(exclamation !== undefined && text.includes('!')) &&
    !(ellipsis !== undefined && (text.includes('…') || text.includes('...'))) &&
    !(firstMentionOnly && MARK.test(text))
  )
}

/** The pieces of a text with the partner's casing, punctuation and marks; links and tokens don't interrupt a sentence. */
export function stylePieces(pieces: readonly Piece[], style: Style, casing: Casing): readonly Piece[] {
  if (isPlain(style, casing)) return pieces
  const state = startOfText()
  const mentions: Mentions = new Set()
  const leaf = (piece: Leaf, ends: boolean): Leaf => {
    if (piece.kind === 'gap') return piece
    if (piece.kind === 'slot') {
      const styling = { casing, state: { ...state } }
      state.sentenceStart = false
      state.insideWord = true
      return { ...piece, styling }
    }
    if (piece.fixed) skipText(piece.text, state)
    const text = piece.fixed ? piece.text : styleWords(piece.text, style, casing, state, ends)
    return { ...piece, text: style.firstMentionOnly ? markFirstMentions(text, mentions) : text }
  }
  return pieces.map((piece, index) => {
    const last = index === pieces.length - 1
    if (piece.kind !== 'link') return leaf(piece, last)
    return { ...piece, parts: piece.parts.map((part, at) => leaf(part, last && at === piece.parts.length - 1)) }
  })
}
