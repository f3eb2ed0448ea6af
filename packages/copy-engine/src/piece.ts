import type { CasingState } from './casing.ts'
import type { AddressKind } from './rich.ts'
import type { Casing } from './settings.ts'
import type { InlineLink } from './tokens.ts'

/** A part of a text while it is made. `fixed` letters and signs are never touched: names, addresses, data. */
export type Piece = Leaf | LinkPiece

export type Leaf = WordsPiece | SlotPiece | GapPiece

export interface WordsPiece {
  readonly kind: 'words'
  readonly text: string
  readonly fixed: boolean
}

/** Where a token was left out. */
export interface GapPiece {
  readonly kind: 'gap'
}

/** A value that comes with the call; `styling` says how words of ours are cased there, null before that is known. */
export interface SlotPiece {
  readonly kind: 'slot'
  readonly name: string
  readonly styling: { readonly casing: Casing; readonly state: CasingState } | null
}

export interface LinkPiece {
  readonly kind: 'link'
  readonly link: InlineLink
  readonly href: string
  readonly to: AddressKind
  readonly parts: readonly Leaf[]
}
