import type { ColourRoles } from './colour-roles.ts'
import { asGold, ensure, isBright, isDark, moved, oklch, onBrandAction, type Seeds, textOn } from './grounds.ts'
import { contrast, parseColour, toHex, type Oklch } from './oklch.ts'
import type { Tokens } from './tokens.ts'

const WHITE = '#ffffff'
/** Chroma below which a colour is black, white or grey. */
const COLOURLESS = 0.045

/**
 * The action colour in the dark: the seed's hue and chroma at the lightness nearest to it that carries text and stands out from its grounds. White
 * text is tried first, since a filled button then keeps its character; where no shade has room for both, dark text on a lighter shade.
 */
function darkFill(seed: Oklch, grounds: readonly string[], dark: string): { readonly fill: string; readonly text: string } {
  for (const text of [WHITE, dark]) {
    for (let step = 0; step < 0.45; step += 0.005) {
      const fill = toHex({ ...seed, l: seed.l + step })
      if (contrast(text, fill) >= 4.55 && grounds.every((ground) => contrast(fill, ground) >= 3.2)) return { fill, text }
    }
  }
  return { fill: toHex(seed), text: textOn(toHex(seed), WHITE, dark) }
}

/** Magenta and pink keep their chroma, too: pale shades of them would look like another brand. */
const isPink = ({ c, h }: Oklch) => c > 0.17 && (h > 335 || h <= 15)
/** Reds to yellows: their light shades turn pink unless they keep their chroma. */
const isWarm = ({ h }: Oklch) => h > 15 && h < 110
/** The light shade of a bright colour on dark: cool ones pale and shifted by some degrees, warm ones towards orange. */
const glow = (colour: Oklch, turn: number, l: number, most: number): Oklch =>
  isPink(colour)
    ? { l: 0.76, c: 0.165, h: colour.h }
    : isWarm(colour)
      ? { l: 0.79, c: Math.min(colour.c, 0.135), h: colour.h + 8 }
      : { l, c: Math.min(colour.c * 0.9, most), h: colour.h - turn }

/** A dimmed cloth; a yellow one stays gold. */
const dimmed = (cloth: Oklch, l: number, share: number): Oklch =>
  isBright(cloth) ? { ...asGold(cloth), l: 0.64, c: cloth.c * 0.72 } : { ...cloth, l, c: cloth.c * share }

/** Dark roles from the same seeds. No seed is used unchanged: each keeps its hue and is adjusted until it passes. */
export function darkRoles(tokens: Tokens, seed: Seeds): ColourRoles {
  const { brand, ink, cloth, dangerHue } = seed
  const onBrandGround = tokens.colours.ground === 'brand'
  const depth = Math.min(1, ink.c / 0.078)
  const shade = (l: number, c: number) => oklch(l, c * depth, ink.h)
  const page = shade(0.178, 0.032)
  const raised = shade(0.225, 0.042)
  const tinted = shade(0.268, 0.052)
  const bright = isBright(brand)
  const chroma = bright ? 0.12 : Math.min(brand.c, 0.083) / 0.083
  const surface = {
    page,
    raised,
    card: tokens.card === 'flat' ? '#00000000' : raised,
    sunken: shade(0.265, 0.04),
    tint: tinted,
    bar: onBrandGround ? oklch(0.2, 0.045 * chroma, brand.h) : shade(0.2, 0.036),
    barHover: shade(0.3, 0.06),
    hero: onBrandGround ? oklch(0.215, 0.056 * chroma, brand.h) : shade(0.215, 0.04),
    brand: oklch(0.285, 0.075 * chroma, brand.h),
    footer: shade(0.15, 0.028),
    notice: oklch(0.28, 0.05, seed.link.h),
    good: oklch(0.27, 0.045, 170),
    danger: oklch(0.28, 0.07, dangerHue),
    warning: oklch(0.29, 0.045, 80),
  }
  const white = shade(0.98, 0.006)
  const black = toHex({ ...ink, l: 0.2, c: ink.c * 0.65 })
  const papers = [page, raised, tinted, surface.sunken, surface.notice]
  const pale = (colour: { c: number; h: number }, l: number, most: number) => ({ l, c: Math.min(colour.c * 0.9, most), h: colour.h })
  const link = ensure(bright ? brand : glow(seed.link, 12, 0.83, 0.085), papers, 4.6)
  const focus = ensure(
    { l: 0.86, c: 0.11, h: seed.link.h - 30 },
    [...papers, surface.bar, surface.hero, surface.brand, surface.footer],
    3.2,
  )
  const earn = ensure(bright ? brand : glow(seed.earn, 18, 0.88, 0.075), papers, 4.6)
  // a black action becomes the brand's colour if that is bright, otherwise white: grey would look disabled
  const acting = seed.action.c < COLOURLESS ? (bright ? brand : { ...ink, l: 0.93, c: ink.c * 0.2 }) : seed.action
  const buttonGrounds = [page, raised, tinted]
  const action = darkFill(acting, buttonGrounds, black)
  const pressed = (by: number) => moved(parseColour(action.fill), action.text === WHITE ? -by : by, action.text, buttonGrounds)
  const hover = pressed(0.04)
  const brandAction = onBrandAction({ ...action, hover }, surface.brand, white)
  const bonus = darkFill(seed.accent, [page], black)
  return {
    surface,
    text: {
      heading: shade(0.975, 0.008),
      body: shade(0.9, 0.014),
      quiet: ensure({ l: 0.77, c: 0.03 * depth, h: ink.h - 6 }, papers, 4.6),
      dim: ensure({ l: 0.69, c: 0.028 * depth, h: ink.h - 6 }, papers, 4.55),
      link,
      earn,
      good: ensure({ l: 0.85, c: 0.12, h: 165 }, [...papers, surface.good], 4.6),
      danger: ensure({ l: 0.8, c: 0.12, h: dangerHue }, [...papers, surface.danger], 4.6),
      warning: ensure({ l: 0.86, c: 0.1, h: 85 }, [...papers, surface.warning], 4.6),
      onBar: white,
      onHero: white,
      quietOnHero: shade(0.8, 0.04),
      earnOnHero: onBrandGround && !bright ? '#ffffff' : earn,
      onBrand: white,
      quietOnBrand: shade(0.82, 0.035),
      onFooter: shade(0.95, 0.008),
      quietOnFooter: shade(0.78, 0.025),
      onAction: action.text,
      onBrandAction: brandAction.text,
      onControl: black,
      onAcclaimed: toHex(isDark(toHex(ink)) ? ink : { ...ink, l: 0.26 }),
      onBonus: bonus.text,
      wordmark: bright ? earn : onBrandGround ? white : ensure(pale(brand, 0.85, 0.1), [surface.bar], 4.5),
    },
    // the range between white text and a dark background is narrow: an outline indicates hover
    action: {
      fill: action.fill,
      hover,
      press: pressed(0.08),
      edge: `${action.text}73`,
      brandFill: brandAction.fill,
      brandHover: brandAction.hover,
    },
    control: { on: link, track: ensure({ l: 0.55, c: 0.035 * depth, h: ink.h - 4 }, [raised, surface.good, tinted], 3.1) },
    border: {
      hair: shade(0.33, 0.04),
      control: ensure({ l: 0.62, c: 0.045 * depth, h: ink.h - 4 }, [page, raised], 3.4),
      controlHover: shade(0.78, 0.06),
      danger: ensure({ l: 0.7, c: 0.16, h: dangerHue }, [page, raised, surface.danger], 3.2),
      good: oklch(0.72, 0.12, 165),
      warning: oklch(0.75, 0.12, 80),
      leader: shade(0.52, 0.04),
      leaderOnBrand: oklch(0.6, 0.06 * chroma, brand.h),
      card: shade(0.32, 0.045),
      bar: shade(0.3, 0.045),
      onBar: shade(0.65, 0.05),
      onFooter: shade(0.6, 0.04),
      hairOnFooter: shade(0.33, 0.04),
      focus,
      focusOnBar: focus,
      focusOnHero: focus,
      focusOnBrand: focus,
      focusOnFooter: focus,
    },
    badge: {
      acclaimed: shade(0.975, 0.008),
      bonus: bonus.fill,
      star: ensure(bright ? brand : { ...asGold(seed.accent), l: 0.72 }, [raised, page], 3.2),
    },
    table: {
      deep: toHex(dimmed(cloth, cloth.l < 0.6 ? 0.29 : 0.52, 0.8)),
      mid: toHex(seed.napkin ? dimmed(seed.napkin, seed.napkin.l < 0.6 ? 0.36 : 0.46, 0.7) : { l: 0.42, c: cloth.c * 0.8, h: cloth.h - 5 }),
      pale: toHex({ ...asGold({ ...cloth, h: cloth.h - 5 }), l: cloth.l < 0.6 ? 0.36 : 0.39, c: cloth.c * 0.58 }),
      threadOnDeep: '#ffffff1c',
      threadOnPale: '#ffffff1a',
      light: '#ffffff0f',
    },
    plate: {
      face: shade(0.9, 0.012),
      well: shade(0.94, 0.008),
      ink: ensure({ l: 0.36, c: Math.max(cloth.c, 0.05), h: cloth.h }, [shade(0.9, 0.012), shade(0.94, 0.008)], 4.6),
      ring: shade(0.77, 0.02),
      rim: toHex(seed.rim ?? { l: 0.38, c: Math.max(cloth.c * 0.95, 0.05), h: cloth.h }),
      shade: oklch(0.2, 0.05, cloth.h, 0.3),
      near: oklch(0.08, 0.03, cloth.h, 0.5),
      far: oklch(0.08, 0.03, cloth.h, 0.5),
    },
    shadow: { soft: oklch(0.08, 0.03 * depth, ink.h, 0.4), firm: oklch(0.08, 0.03 * depth, ink.h, 0.5) },
  }
}
