import type { Leaf, Piece } from './piece.ts'

const STOP_AT_START = /^[,.;:!?]/u

/** Removes what an omitted token leaves: a double space, a space or a comma before a stop, a comma at the start of a text. */
export function closeGaps(pieces: readonly Piece[]): readonly Piece[] {
  if (!pieces.some(hasGap)) return pieces
  const leaves = pieces.flatMap((piece) => (piece.kind === 'link' ? piece.parts : [piece]))
  const closed = closeLeaves(leaves)
  let at = 0
  return pieces.flatMap((piece): Piece[] => {
    const count = piece.kind === 'link' ? piece.parts.length : 1
    const own = closed.slice(at, at + count).filter((leaf) => leaf.kind !== 'gap')
    at += count
    if (piece.kind !== 'link') return own
    return own.length > 0 ? [{ ...piece, parts: own }] : []
  })
}

function hasGap(piece: Piece): boolean {
  return piece.kind === 'link' ? piece.parts.some(hasGap) : piece.kind === 'gap'
}

function closeLeaves(leaves: readonly Leaf[]): readonly Leaf[] {
  const result = [...leaves]
  /** Index of the last leaf with text; -1 before the first. */
  let before = -1
  let gap = false
  for (const [at, leaf] of leaves.entries()) {
    if (leaf.kind === 'gap') gap = true
    else {
      if (gap && leaf.kind === 'words') result[at] = { ...leaf, text: closeTo(result, before, leaf.text) }
      before = at
      gap = false
    }
  }
  if (gap) trimEnd(result, before, /\s+$/u)
  return result
}

/** The text after a gap, adapted to the text before it. */
function closeTo(leaves: Leaf[], before: number, text: string): string {
  const last = leaves[before]
  if (last === undefined) return text.replace(/^[\s,.;:!?]+/u, '')
  // "Welcome back, {first_name}." without a name is "Welcome back."
  if (STOP_AT_START.test(text)) trimEnd(leaves, before, /[\s,]+$/u)
  return last.kind === 'words' && last.text.endsWith(' ') ? text.trimStart() : text
}

function trimEnd(leaves: Leaf[], at: number, end: RegExp): void {
  const leaf = leaves[at]
  if (leaf?.kind === 'words') leaves[at] = { ...leaf, text: leaf.text.replace(end, '') }
}
