import { derive, parseColour, toHex, type Tokens } from '@dining/ui/theme/tools'

/** A colour as the format has it: three shares of 1, and the text that older tools read. */
interface ColourValue {
  readonly colorSpace: 'srgb'
  readonly components: readonly number[]
  readonly alpha?: number
  readonly hex: string
}

type Token =
  | { readonly $type: 'color'; readonly $value: ColourValue }
  | { readonly $type: 'fontFamily'; readonly $value: readonly string[] }
  | { readonly $type: 'fontWeight' | 'number'; readonly $value: number; readonly $description?: string }
  | { readonly $type: 'dimension' | 'duration'; readonly $value: { readonly value: number; readonly unit: string } }
  | { readonly $type: 'cubicBezier'; readonly $value: readonly number[] }

/** Tokens by name, in groups. Names that begin with `$` are the format's own. */
export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup
}

/** A partner's theme in the Design Tokens Format (https://www.designtokens.org/TR/2025.10/format/). */
export interface DesignTokens {
  readonly $description: string
  /** What the format has no type for: names of shapes, by this key. */
  readonly $extensions: Readonly<Record<'dining.shapes', Readonly<Record<string, string>>>>
  readonly seed: TokenGroup
  readonly light: TokenGroup
  readonly dark: TokenGroup
  readonly face: TokenGroup
  readonly weight: TokenGroup
  readonly tracking: TokenGroup
  readonly scale: TokenGroup
  readonly radius: TokenGroup
  readonly line: TokenGroup
  readonly motion: TokenGroup
}

const DIGITS = 4
const rounded = (value: number) => Number(value.toFixed(DIGITS))

/** @param hex `#rrggbb` or `#rrggbbaa` */
function colour(hex: string): Token {
  const [red = 0, green = 0, blue = 0, alpha] = (hex.slice(1).match(/../g) ?? []).map((byte) => rounded(Number.parseInt(byte, 16) / 255))
  const shares = { colorSpace: 'srgb', components: [red, green, blue] } as const
  return { $type: 'color', $value: { ...shares, ...(alpha === undefined ? {} : { alpha }), hex: hex.slice(0, 7) } }
}

const number = ($value: number, $description?: string): Token => ({
  $type: 'number',
  $value,
  ...($description === undefined ? {} : { $description }),
})
const weight = ($value: number): Token => ({ $type: 'fontWeight', $value })
const px = (value: number): Token => ({ $type: 'dimension', $value: { value, unit: 'px' } })
const ms = (value: number): Token => ({ $type: 'duration', $value: { value, unit: 'ms' } })
/** The format has lengths in px and rem alone. */
const em = (text: string): Token => number(Number.parseFloat(text), 'in em, by the size of the text')

/** A CSS list of families, each without its quotes. */
const family = (list: string): Token => ({
  $type: 'fontFamily',
  $value: list.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1')),
})

/** @param easing `cubic-bezier(x1,y1,x2,y2)`. Throws on any other, since the format has no other. */
function curve(easing: string): Token {
  const points = /^cubic-bezier\(([^)]+)\)$/.exec(easing)?.[1]?.split(',').map(Number)
  if (points?.length !== 4 || !points.every(Number.isFinite)) throw new Error(`Not a curve: "${easing}". Write cubic-bezier(x1,y1,x2,y2).`)
  return { $type: 'cubicBezier', $value: points }
}

type Roles = Readonly<Record<string, Readonly<Record<string, string>>>>
const roles = (groups: Roles): TokenGroup =>
  Object.fromEntries(
    Object.entries(groups).map(([group, colours]) => [
      group,
      Object.fromEntries(Object.entries(colours).map(([role, hex]) => [role, colour(hex)])),
    ]),
  )

/**
 * A partner's theme for design tools: its seeds, and every role that is derived of them, in light and dark, as `applyTheme` gives them to the site.
 * @param name of the partner's site
 */
export function designTokens(name: string, tokens: Tokens): DesignTokens {
  const { colours, faces, display, numeral, radius, motion, action, wordmark, icon } = tokens
  const { ground, ...seeds } = colours
  const { light, dark } = derive(tokens)
  const { button, ...corners } = radius
  const { heroCut, bar, barEdge, card, rule, cloth } = tokens
  return {
    $description: `Theme of ${name}`,
    $extensions: {
      'dining.shapes': {
        ground,
        heroCut,
        bar,
        barEdge,
        card,
        rule,
        weave: cloth.weave,
        iconEnds: icon.ends,
        button: button === 'pill' ? 'pill' : 'corners',
      },
    },
    seed: Object.fromEntries(Object.entries(seeds).map(([seed, css]) => [seed, colour(toHex(parseColour(css)))])),
    light: roles(light),
    dark: roles(dark),
    face: { text: family(faces.text), display: family(faces.display), figures: family(faces.figures) },
    weight: {
      display: weight(display.weight),
      numeral: weight(numeral.weight),
      smallNumeral: weight(numeral.small.weight),
      name: weight(tokens.name.weight),
      strong: weight(tokens.strong.weight),
      action: weight(action.weight),
      wordmark: { strong: weight(wordmark.strong), light: weight(wordmark.light) },
    },
    tracking: {
      display: em(display.tracking),
      numeral: em(numeral.tracking),
      smallNumeral: em(numeral.small.tracking),
      name: em(tokens.name.tracking),
      action: em(action.tracking),
      wordmark: em(wordmark.tracking),
    },
    scale: {
      display: number(display.scale),
      leading: number(display.leading),
      numeral: number(numeral.scale),
      name: number(tokens.name.scale),
      wordmark: number(wordmark.scale),
      density: number(tokens.density),
      action: { $type: 'dimension', $value: { value: Number.parseFloat(action.size), unit: 'rem' } },
    },
    radius: {
      ...Object.fromEntries(Object.entries(corners).map(([part, value]) => [part, px(value)])),
      ...(button === 'pill' ? {} : { button: px(button) }),
    },
    line: { outline: px(tokens.outline), icon: number(icon.stroke) },
    motion: { quick: ms(motion.quick), steady: ms(motion.steady), ease: curve(motion.ease) },
  }
}
