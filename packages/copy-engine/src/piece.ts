import type { CasingState } from './casing.ts'
import type { AddressKind } from './rich.ts'
import type { Casing } from './settings.ts'
import type { InlineLink } from './tokens.ts'

/** A part of a text during rendering. `fixed` letters and signs never change: names, addresses, data. */
export type Piece = Leaf | LinkPiece

export type Leaf = WordsPiece | SlotPiece | GapPiece

export interface WordsPiece {
  readonly kind: 'words'
  readonly text: string
  readonly fixed: boolean
}

/** Position of an omitted token. */
export interface GapPiece {
  readonly kind: 'gap'
}

/** A value that is passed with the call; `styling` is the casing of our texts at this position, null until it is known. */
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
