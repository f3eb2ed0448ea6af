/** The seeds of a partner's look: what cannot be derived. Colours are `#rrggbb` or `oklch(l c h)`. */
export interface Tokens {
  readonly colours: {
    /** The brand's own colour: bar, hero and bands. */
    readonly brand: string
    /** `brand`: bar, hero and footer stand on the brand's colour; `paper`: on paper, and only bands on the brand's. */
    readonly ground: 'brand' | 'paper'
    /** Page behind everything in light; its hue and chroma tint all greys. */
    readonly paper: string
    /** Headings; body and quiet text are its lighter shades. */
    readonly ink: string
    /** What acts: the filled button. Used as given in light. */
    readonly action: string
    /** What earns: rates, benefits, switched-on controls. */
    readonly earn: string
    readonly link: string
    /** Bonus badge and stars. */
    readonly accent: string
    /** Table-cloth in its deepest tone. */
    readonly cloth: string
    /** Table-cloth of another colour, so that a grid of tables varies; a shade of the cloth without it. */
    readonly napkin?: string
    /** The palest table-cloth, where a pale shade of the cloth would have another character. */
    readonly linen?: string
    /** Rims of the plates; a deep tone of the cloth without it. */
    readonly rim?: string
  }
  /** CSS family lists, each with a fallback of its own measures. `figures`: the display face, its fallback of the same height of capitals. */
  readonly faces: { readonly text: string; readonly display: string; readonly figures: string }
  readonly display: {
    readonly weight: number
    readonly tracking: string
    readonly leading: number
    readonly scale: number
    /** The face's cap height over its em (OS/2 table): gives large figures their height before the face has come. */
    readonly cap: number
  }
  readonly numeral: {
    readonly weight: number
    readonly tracking: string
    readonly scale: number
    /** Where numerals stand in a line of text. */
    readonly small: { readonly weight: number; readonly tracking: string }
  }
  /** Restaurants' names on cards. */
  readonly name: { readonly weight: number; readonly tracking: string; readonly scale: number }
  readonly strong: { readonly weight: number }
  readonly action: { readonly weight: number; readonly size: string; readonly tracking: string }
  readonly wordmark: { readonly strong: number; readonly light: number; readonly tracking: string; readonly scale: number }
  /** In px; `button` may be `pill`. */
  readonly radius: {
    readonly control: number
    readonly card: number
    readonly panel: number
    readonly badge: number
    readonly button: number | 'pill'
  }
  /** Factor on the air inside panels, cards and bands. */
  readonly density: number
  readonly cloth: {
    readonly weave:
      | 'arcs'
      | 'linen'
      | 'gingham'
      | 'livery'
      | 'fans'
      | 'stripes'
      | 'dots'
      | 'chevron'
      | 'waves'
      | 'check'
      | 'mosaic'
      | 'diamonds'
      | 'rays'
      | 'globe'
      | 'argyle'
      | 'plain'
    /** Where the coloured ring of the plates begins and ends, in percent of their radius. */
    readonly rim: readonly [start: string, end: string]
  }
  readonly icon: { readonly stroke: number; readonly ends: 'square' | 'round' }
  /** Edge of the laid table on home. */
  readonly heroCut:
    | 'slant'
    | 'inset'
    | 'scallop'
    | 'slats'
    | 'arch'
    | 'full'
    | 'ticket'
    | 'wave'
    | 'circle'
    | 'steps'
    | 'pennant'
    | 'columns'
  /** The bar on top: wordmark at the start, in the middle, or a bar that floats on the page with air around it. */
  readonly bar: 'start' | 'centred' | 'floating'
  /** What hangs below the bar: nothing, a livery of three colours, an awning's scallops, two fine lines, a band, a stitched seam, squares, a wave. */
  readonly barEdge: 'none' | 'livery' | 'awning' | 'lines' | 'band' | 'stitch' | 'checker' | 'wave'
  /** Cards: with an outline, without any edge, on a shadow, torn along a line. */
  readonly card: 'framed' | 'flat' | 'lifted' | 'ticket'
  /** Ornament under the headings of sections. */
  readonly rule: 'none' | 'rule' | 'tick' | 'dots'
  /** Width of a framed card's outline in px. */
  readonly outline: number
  readonly motion: { readonly quick: number; readonly steady: number; readonly ease: string }
}
