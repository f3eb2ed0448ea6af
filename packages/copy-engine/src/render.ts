import { formatCount } from './amounts.ts'
import { applyCasing } from './casing.ts'
import { closeGaps } from './gaps.ts'
import { raiseMarks } from './marks.ts'
import type { Leaf, Piece, SlotPiece } from './piece.ts'
import type { RichPart } from './rich.ts'
import type { Values } from './text.ts'

/** Names of the slots that a text awaits values for. */
export function slotNames(pieces: readonly Piece[]): readonly string[] {
  return pieces.flatMap((piece) => (piece.kind === 'link' ? slotNames(piece.parts) : piece.kind === 'slot' ? [piece.name] : []))
}

/** The pieces without the slots of these names, and without the gaps that they would leave. */
export function withoutSlots(pieces: readonly Piece[], names: readonly string[]): readonly Piece[] {
  const leaf = (piece: Leaf): Leaf => (piece.kind === 'slot' && names.includes(piece.name) ? { kind: 'gap' } : piece)
  return closeGaps(pieces.map((piece) => (piece.kind === 'link' ? { ...piece, parts: piece.parts.map(leaf) } : leaf(piece))))
}

function slotText(slot: SlotPiece, values: Values): string {
  const value = values[slot.name]
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formatCount(value)
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

/** The pieces as parts to draw; neighbouring words are one part. */
export function partsOf(pieces: readonly Piece[], values: Values, raised: boolean): readonly RichPart[] {
  const parts: RichPart[] = []
  let text = ''
  const flush = (): void => {
    if (text !== '') for (const part of raised ? raiseMarks(text) : [{ kind: 'text', text } as const]) parts.push(part)
    text = ''
  }
  for (const piece of pieces) {
    if (piece.kind !== 'link') text += leafText(piece, values)
    else {
      flush()
      const { kind, link, href, to } = piece
      parts.push({ kind, link, href, to, parts: partsOf(piece.parts, values, raised) })
    }
  }
  flush()
  return parts
}
