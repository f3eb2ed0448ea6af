/** The seeds of a partner's theme: values that cannot be derived. Colours are `#rrggbb` or `oklch(l c h)`. */
export interface Tokens {
  readonly colours: {
    /** The brand's own colour: bar, hero and bands. */
    readonly brand: string
    /** `brand`: bar, hero and footer have the brand's colour as background; `paper`: they have paper, and only bands have the brand's. */
    readonly ground: 'brand' | 'paper'
    /** Page background in light; its hue and chroma tint all greys. */
    readonly paper: string
    /** Headings; body and quiet text are its lighter shades. */
    readonly ink: string
    /** Actions: the filled button. Unchanged in light. */
    readonly action: string
    /** Benefits: rates, earned amounts, switched-on controls. */
    readonly earn: string
    readonly link: string
    /** Bonus badge and stars. */
    readonly accent: string
    /** Table-cloth in its darkest tone. */
    readonly cloth: string
    /** Table-cloth of another colour, so that a grid of tables varies; by default a shade of the cloth. */
    readonly napkin?: string
    /** The palest table-cloth, if a pale shade of the cloth does not suit. */
    readonly linen?: string
    /** Rims of the plates; by default a dark tone of the cloth. */
    readonly rim?: string
  }
  /** CSS family lists, each with its metric-compatible fallback. `figures`: the display typeface, with a fallback of the same cap height. */
  readonly faces: { readonly text: string; readonly display: string; readonly figures: string }
  readonly display: {
    readonly weight: number
    readonly tracking: string
    readonly leading: number
    readonly scale: number
    /** The typeface's cap height relative to its em (OS/2 table): gives large numerals their height before the typeface has loaded. */
    readonly cap: number
  }
  readonly numeral: {
    readonly weight: number
    readonly tracking: string
    readonly scale: number
    /** For numerals in a line of text. */
    readonly small: { readonly weight: number; readonly tracking: string }
  }
  /** For restaurants' names on cards. */
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
  /** Factor for the padding in panels, cards and bands. */
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
    /** Start and end of the coloured ring of the plates, in percent of their radius. */
    readonly rim: readonly [start: string, end: string]
  }
  readonly icon: { readonly stroke: number; readonly ends: 'square' | 'round' }
  /** Shape of the table on home. */
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
  /** The top bar: wordmark at the start, in the middle, or a bar that floats on the page with space around it. */
  readonly bar: 'start' | 'centred' | 'floating'
  /** Decoration below the bar: nothing, a livery of three colours, an awning's scallops, two fine lines, a band, a stitched seam, squares, a wave. */
  readonly barEdge: 'none' | 'livery' | 'awning' | 'lines' | 'band' | 'stitch' | 'checker' | 'wave'
  /** Cards: with an outline, without an edge, with a shadow, with a tear line. */
  readonly card: 'framed' | 'flat' | 'lifted' | 'ticket'
  /** Ornament under section headings. */
  readonly rule: 'none' | 'rule' | 'tick' | 'dots'
  /** Width of a framed card's outline in px. */
  readonly outline: number
  readonly motion: { readonly quick: number; readonly steady: number; readonly ease: string }
}
