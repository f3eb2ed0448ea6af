import { contrast, nearestPassing, parseColour, toHex, type Oklch } from './oklch.ts'
import type { Tokens } from './tokens.ts'

export type Seeds = Readonly<Record<keyof Omit<Tokens['colours'], 'ground' | 'napkin' | 'linen' | 'rim'>, Oklch>> & {
  readonly napkin?: Oklch
  readonly linen?: Oklch
  readonly rim?: Oklch
  readonly dangerHue: number
}

/** Minimum difference in degrees between the red of errors and an action that is red itself. */
const DANGER_APART = 17
const DANGER_HUE = 25

/** Seeds as OKLCH, with the hue of errors: red, or crimson if the action or the accent already is red. */
export function seeds(tokens: Tokens): Seeds {
  const { brand, paper, ink, action, earn, link, accent, cloth, napkin, linen, rim } = tokens.colours
  const parsed = {
    brand: parseColour(brand),
    paper: parseColour(paper),
    ink: parseColour(ink),
    action: parseColour(action),
    earn: parseColour(earn),
    link: parseColour(link),
    accent: parseColour(accent),
    cloth: parseColour(cloth),
    ...(napkin === undefined ? {} : { napkin: parseColour(napkin) }),
    ...(linen === undefined ? {} : { linen: parseColour(linen) }),
    ...(rim === undefined ? {} : { rim: parseColour(rim) }),
  }
  const isRed = ({ c, h }: Oklch) => c > 0.08 && Math.abs(h - DANGER_HUE) < DANGER_APART
  return { ...parsed, dangerHue: isRed(parsed.action) || isRed(parsed.accent) ? (DANGER_HUE - DANGER_APART + 360) % 360 : DANGER_HUE }
}

export const oklch = (l: number, c: number, h: number, alpha?: number) => toHex({ l, c, h }, alpha)

/** `colour`, or its nearest shade that passes on all backgrounds; the colour itself if none does (the contrast check then reports it). */
export const ensure = (colour: Oklch, grounds: readonly string[], least: number) => nearestPassing(colour, grounds, least) ?? toHex(colour)

/** Changes a fill's lightness by `by`, or as far as its text (4.5) and its backgrounds (3) allow. */
export function moved(fill: Oklch, by: number, text: string, grounds: readonly string[]): string {
  const shades = Array.from({ length: 9 }, (_, i) => toHex({ ...fill, l: fill.l + (by * (8 - i)) / 8 }))
  return shades.find((shade) => contrast(text, shade) >= 4.5 && grounds.every((ground) => contrast(shade, ground) >= 3)) ?? toHex(fill)
}

/** Text for a background: the first of the texts that reaches 4.5, otherwise the one with the highest contrast. */
export function textOn(ground: string, ...texts: readonly [string, ...string[]]): string {
  const best = texts.reduce((a, b) => (contrast(b, ground) > contrast(a, ground) ? b : a))
  return texts.find((text) => contrast(text, ground) >= 4.5) ?? best
}

/** Minimum contrast of a filled button against the brand's own colour. */
const STANDS_OUT = 2

interface Filled {
  readonly fill: string
  readonly hover: string
  readonly text: string
}

/** The filled button on the brand's own colour: unchanged if its contrast is sufficient, otherwise in the text colour. */
export function onBrandAction(action: Filled, ground: string, words: string): Filled {
  if (contrast(action.fill, ground) >= STANDS_OUT) return action
  const fill = parseColour(words)
  return { fill: words, hover: ensure({ ...fill, l: fill.l + (isDark(words) ? 0.06 : -0.06) }, [ground], 4.5), text: ground }
}

/** True if white text has more contrast than black on the background. */
export const isDark = (ground: string) => contrast('#ffffff', ground) >= contrast('#000000', ground)

/**
 * Whether the brand itself is light, such as yellow or lime. It has black text, and in the dark it stays bright on black instead of turning
 * olive.
 */
export const isBright = ({ l, c }: Oklch) => l > 0.78 && c > 0.09

/** Dark shades of yellow look olive; amber stays gold. */
export const asGold = (colour: Oklch): Oklch => (colour.c > 0.06 && colour.h > 76 && colour.h < 120 ? { ...colour, h: 76 } : colour)
