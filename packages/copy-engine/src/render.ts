import { safeAddress } from './address.ts'
import { formatCount } from './amounts.ts'
import { applyCasing } from './casing.ts'
import { closeGaps } from './gaps.ts'
import { raiseMarks } from './marks.ts'
import type { Leaf, Piece, SlotPiece } from './piece.ts'
import type { RichPart } from './rich.ts'
import type { LinkValue, Value, Values } from './text.ts'

/** Names of the slots of a text. */
export function slotNames(pieces: readonly Piece[]): readonly string[] {
  return pieces.flatMap((piece) => (piece.kind === 'link' ? slotNames(piece.parts) : piece.kind === 'slot' ? [piece.name] : []))
}

/** The pieces without the slots of these names, and without the resulting gaps. */
export function withoutSlots(pieces: readonly Piece[], names: readonly string[]): readonly Piece[] {
  const leaf = (piece: Leaf): Leaf => (piece.kind === 'slot' && names.includes(piece.name) ? { kind: 'gap' } : piece)
  return closeGaps(pieces.map((piece) => (piece.kind === 'link' ? { ...piece, parts: piece.parts.map(leaf) } : leaf(piece))))
}

function isLink(value: Value): value is LinkValue {
  return typeof value === 'object' && 'href' in value
}

function slotText(slot: SlotPiece, values: Values): string {
  const value = values[slot.name]
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formatCount(value)
  if (isLink(value)) return value.label
  return slot.styling === null ? value.words : applyCasing(value.words, slot.styling.casing, { ...slot.styling.state })
}

function leafText(piece: Leaf, values: Values): string {
  if (piece.kind === 'words') return piece.text
  return piece.kind === 'slot' ? slotText(piece, values) : ''
}

/** The pieces as one line. */
export function lineOf(pieces: readonly Piece[], values: Values): string {
  let text = ''
  for (const piece of pieces) text += piece.kind === 'link' ? lineOf(piece.parts, values) : leafText(piece, values)
  return text
}

/** Collects text until another kind of piece follows: neighbouring texts become one part. */
function gatherParts(raised: boolean) {
  const parts: RichPart[] = []
  let text = ''
  const flush = (): void => {
    if (text !== '') for (const part of raised ? raiseMarks(text) : [{ kind: 'text', text } as const]) parts.push(part)
    text = ''
  }
  return {
    words: (more: string): void => {
      text += more
    },
    link: (link: Omit<Extract<RichPart, { kind: 'link' }>, 'kind'>): void => {
      flush()
      parts.push({ kind: 'link', ...link })
    },
    end: (): readonly RichPart[] => {
      flush()
      return parts
    },
  }
}

/** The pieces as parts to render. A link contains no other link: a link in a slot inside one becomes its label. */
export function partsOf(pieces: readonly Piece[], values: Values, raised: boolean, insideLink = false): readonly RichPart[] {
  const gathered = gatherParts(raised)
  for (const piece of pieces) {
    const value = piece.kind === 'slot' ? values[piece.name] : undefined
    const address = value !== undefined && isLink(value) && !insideLink ? safeAddress(value.href) : null
    if (piece.kind === 'link') {
      const { link, href, to } = piece
      gathered.link({ link, href, to, parts: partsOf(piece.parts, values, raised, true) })
    } else if (address !== null)
      gathered.link({ link: null, ...address, parts: partsOf([{ kind: 'words', text: leafText(piece, values), fixed: true }], {}, raised) })
    else gathered.words(leafText(piece, values))
  }
  return gathered.end()
}
