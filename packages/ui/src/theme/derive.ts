import { barEdge } from './bar-edges.ts'
import type { ColourRoles } from './colour-roles.ts'
import { darkRoles } from './dark.ts'
import { seeds } from './grounds.ts'
import { HERO_CUTS } from './hero-cuts.ts'
import { lightRoles } from './light.ts'
import { BARS, cardStyle, RULES } from './card-styles.ts'
import type { Tokens } from './tokens.ts'
import { WEAVES } from './weaves.ts'

function fixedRoles(tokens: Tokens) {
  const { radius, icon, numeral } = tokens
  const px = (n: number) => `${n}px`
  const button = radius.button === 'pill' ? '25px' : px(radius.button)
  return {
    font: { text: tokens.faces.text, display: tokens.faces.display, figures: tokens.faces.figures },
    display: {
      weight: `${tokens.display.weight}`,
      tracking: tokens.display.tracking,
      leading: `${tokens.display.leading}`,
      scale: `${tokens.display.scale}`,
      cap: `${tokens.display.cap}em`,
    },
    numeral: {
      weight: `${numeral.weight}`,
      tracking: numeral.tracking,
      scale: `${numeral.scale}`,
      smallWeight: `${numeral.small.weight}`,
      smallTracking: numeral.small.tracking,
    },
    name: { weight: `${tokens.name.weight}`, tracking: tokens.name.tracking, scale: `${tokens.name.scale}` },
    strong: `${tokens.strong.weight}`,
    actionText: { weight: `${tokens.action.weight}`, size: tokens.action.size, tracking: tokens.action.tracking },
    wordmark: {
      strong: `${tokens.wordmark.strong}`,
      light: `${tokens.wordmark.light}`,
      tracking: tokens.wordmark.tracking,
      scale: `${tokens.wordmark.scale}`,
    },
    radius: {
      control: px(radius.control),
      card: px(radius.card),
      panel: px(radius.panel),
      badge: px(radius.badge),
      button,
      chip: radius.button === 'pill' ? '22px' : button,
    },
    density: `${tokens.density}`,
    weave: WEAVES[tokens.cloth.weave],
    rim: { start: tokens.cloth.rim[0], end: tokens.cloth.rim[1] },
    icon: { stroke: `${icon.stroke}`, cap: icon.ends, join: icon.ends === 'round' ? 'round' : 'miter' },
    hero: HERO_CUTS[tokens.heroCut],
    bar: BARS[tokens.bar],
    edge: barEdge(tokens),
    card: cardStyle(tokens),
    rule: RULES[tokens.rule],
    motion: { quick: `${tokens.motion.quick}ms ${tokens.motion.ease}`, steady: `${tokens.motion.steady}ms ${tokens.motion.ease}` },
  }
}

export interface Theme {
  readonly light: ColourRoles
  readonly dark: ColourRoles
  readonly fixed: ReturnType<typeof fixedRoles>
}

/** Every role's value from a partner's seeds: colours for light and dark, and common values. Pure; for the build, not the browser. */
export function derive(tokens: Tokens): Theme {
  const seed = seeds(tokens)
  return { light: lightRoles(tokens, seed), dark: darkRoles(tokens, seed), fixed: fixedRoles(tokens) }
}

type Roles = ColourRoles & Theme['fixed']

/** The theme as CSS values in the contract's shape; if the schemes differ, `light-dark()` follows the element's colour scheme. */
export function roleValues({ light, dark, fixed }: Theme): Roles {
  const groups = Object.entries(light).map(([group, roles]: [string, Record<string, string>]) => {
    const others: Record<string, string> = dark[group as keyof ColourRoles]
    return [
      group,
      Object.fromEntries(Object.entries(roles).map(([role, a]) => [role, a === others[role] ? a : `light-dark(${a},${others[role]})`])),
    ]
  })
  return { ...(Object.fromEntries(groups) as ColourRoles), ...fixed }
}
