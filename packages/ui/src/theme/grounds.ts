import { contrast, nearestPassing, parseColour, toHex, type Oklch } from './oklch.ts'
import type { Tokens } from './tokens.ts'

export type Seeds = Readonly<Record<keyof Omit<Tokens['colours'], 'ground' | 'napkin' | 'linen' | 'rim'>, Oklch>> & {
  readonly napkin?: Oklch
  readonly linen?: Oklch
  readonly rim?: Oklch
  readonly dangerHue: number
}

/** Degrees that the red of errors keeps away from an action that is red itself. */
const DANGER_APART = 17
const DANGER_HUE = 25

/** Seeds as OKLCH, with the hue of errors: red, or crimson where the action or the accent already is red. */
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

/** `colour`, or its nearest shade that passes on all grounds; the colour itself where none does (the contrast check then names it). */
export const ensure = (colour: Oklch, grounds: readonly string[], least: number) => nearestPassing(colour, grounds, least) ?? toHex(colour)

/** A fill's lightness moved by `by`, or as far as its text (4.5) and its grounds (3) let it. */
export function moved(fill: Oklch, by: number, text: string, grounds: readonly string[]): string {
  const shades = Array.from({ length: 9 }, (_, i) => toHex({ ...fill, l: fill.l + (by * (8 - i)) / 8 }))
  return shades.find((shade) => contrast(text, shade) >= 4.5 && grounds.every((ground) => contrast(shade, ground) >= 3)) ?? toHex(fill)
}

/** Text for a ground: the first of the texts that reaches 4.5, else the one that reads best. */
export function textOn(ground: string, ...texts: readonly [string, ...string[]]): string {
  const best = texts.reduce((a, b) => (contrast(b, ground) > contrast(a, ground) ? b : a))
  return texts.find((text) => contrast(text, ground) >= 4.5) ?? best
}

/** Contrast from which a filled button stands out from the brand's own colour. */
const STANDS_OUT = 2

interface Filled {
  readonly fill: string
  readonly hover: string
  readonly text: string
}

/** The filled button on the brand's own colour: as everywhere where it stands out there, else in the colour of the words. */
export function onBrandAction(action: Filled, ground: string, words: string): Filled {
  if (contrast(action.fill, ground) >= STANDS_OUT) return action
  const fill = parseColour(words)
  return { fill: words, hover: ensure({ ...fill, l: fill.l + (isDark(words) ? 0.06 : -0.06) }, [ground], 4.5), text: ground }
}

/** True when white text reads better than black on the ground. */
export const isDark = (ground: string) => contrast('#ffffff', ground) >= contrast('#000000', ground)

/** Yellow, lime, butter: a brand that is light itself. It carries black, and in the dark it shines on black instead of turning olive. */
export const isBright = ({ l, c }: Oklch) => l > 0.78 && c > 0.09

/** Yellow is olive where it is dark; amber stays gold. */
export const asGold = (colour: Oklch): Oklch => (colour.c > 0.06 && colour.h > 76 && colour.h < 120 ? { ...colour, h: 76 } : colour)
