import type { ColourRoles } from './colour-roles.ts'
import type { Theme } from './derive.ts'
import { contrast, nearestPassing, parseColour } from './oklch.ts'

type Path = { [G in keyof ColourRoles]: `${G}.${keyof ColourRoles[G] & string}` }[keyof ColourRoles]
interface Pair {
  readonly role: Path
  readonly on: readonly Path[]
  /** WCAG ratio: body text 7, other text 4.5, large text, controls and focus 3. */
  readonly least: number
}

const PAPERS = ['surface.page', 'surface.raised', 'surface.tint', 'surface.sunken', 'surface.notice'] as const
const CALM = ['surface.page', 'surface.raised', 'surface.tint'] as const
/** Notices and panels with their own tone. */
const TONES = ['surface.good', 'surface.danger', 'surface.warning'] as const

/** Pairs of foreground and background. Every component uses only these pairs. */
const CONTRAST_PAIRS: readonly Pair[] = [
  { role: 'text.body', on: [...PAPERS, ...TONES], least: 7 },
  { role: 'text.heading', on: [...PAPERS, ...TONES], least: 7 },
  { role: 'text.quiet', on: [...PAPERS, 'surface.good', 'surface.warning'], least: 4.5 },
  { role: 'text.dim', on: CALM, least: 4.5 },
  { role: 'text.link', on: [...PAPERS, 'surface.good'], least: 4.5 },
  { role: 'text.earn', on: [...PAPERS, 'surface.good'], least: 4.5 },
  { role: 'text.good', on: [...CALM, 'surface.good'], least: 4.5 },
  // TickList
  { role: 'text.good', on: ['surface.warning'], least: 3 },
  { role: 'text.danger', on: ['surface.page', 'surface.raised', 'surface.danger', 'surface.tint'], least: 4.5 },
  { role: 'text.warning', on: [...CALM, 'surface.warning'], least: 4.5 },
  { role: 'text.onBar', on: ['surface.bar', 'surface.barHover'], least: 4.5 },
  { role: 'text.wordmark', on: ['surface.bar'], least: 4.5 },
  { role: 'text.onHero', on: ['surface.hero'], least: 4.5 },
  { role: 'text.quietOnHero', on: ['surface.hero'], least: 4.5 },
  { role: 'text.earnOnHero', on: ['surface.hero'], least: 3 },
  { role: 'text.onBrand', on: ['surface.brand'], least: 4.5 },
  { role: 'text.quietOnBrand', on: ['surface.brand'], least: 4.5 },
  { role: 'text.onFooter', on: ['surface.footer'], least: 4.5 },
  { role: 'text.quietOnFooter', on: ['surface.footer'], least: 4.5 },
  { role: 'text.onAction', on: ['action.fill', 'action.hover', 'action.press'], least: 4.5 },
  { role: 'text.onBrandAction', on: ['action.brandFill', 'action.brandHover'], least: 4.5 },
  { role: 'text.onControl', on: ['control.on'], least: 4.5 },
  { role: 'text.onAcclaimed', on: ['badge.acclaimed'], least: 4.5 },
  { role: 'text.onBonus', on: ['badge.bonus'], least: 4.5 },
  { role: 'plate.ink', on: ['plate.face', 'plate.well'], least: 4.5 },
  { role: 'action.fill', on: CALM, least: 3 },
  { role: 'action.hover', on: CALM, least: 3 },
  { role: 'action.press', on: CALM, least: 3 },
  { role: 'control.on', on: CALM, least: 3 },
  { role: 'control.track', on: CALM, least: 3 },
  { role: 'border.control', on: CALM, least: 3 },
  { role: 'border.controlHover', on: CALM, least: 3 },
  { role: 'border.danger', on: CALM, least: 3 },
  { role: 'border.danger', on: ['surface.danger'], least: 3 },
  { role: 'border.good', on: ['surface.good'], least: 3 },
  { role: 'border.warning', on: ['surface.warning'], least: 3 },
  { role: 'border.onBar', on: ['surface.bar'], least: 3 },
  { role: 'border.onFooter', on: ['surface.footer'], least: 3 },
  { role: 'badge.star', on: ['surface.page', 'surface.raised'], least: 3 },
  { role: 'border.focus', on: [...PAPERS, ...TONES], least: 3 },
  { role: 'border.focusOnBar', on: ['surface.bar', 'surface.barHover'], least: 3 },
  { role: 'border.focusOnHero', on: ['surface.hero'], least: 3 },
  { role: 'border.focusOnBrand', on: ['surface.brand'], least: 3 },
  { role: 'border.focusOnFooter', on: ['surface.footer'], least: 3 },
]

function colourAt(roles: ColourRoles, path: Path): string {
  const [group = '', role = ''] = path.split('.')
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = roles
  const found = groups[group]?.[role]
  if (found === undefined) throw new Error(`No role ${path}`)
  return found
}

/** The smallest ratio per scheme of every pair, for reports. */
export function contrastMinima(theme: Theme): { scheme: 'light' | 'dark'; pair: string; ratio: number; least: number }[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    CONTRAST_PAIRS.flatMap(({ role, on, least }) =>
      on.map((ground) => ({
        scheme,
        pair: `${role} on ${ground}`,
        ratio: contrast(colourAt(theme[scheme], role), colourAt(theme[scheme], ground)),
        least,
      })),
    ),
  )
}

/**
 * Throws unless every pair of roles reaches its ratio in light and dark. The message lists each failing pair with its ratio and the nearest
 * shade of the same hue that would pass on all its grounds. Run by a partner's build.
 */
export function checkContrast(theme: Theme): void {
  const failing = (['light', 'dark'] as const).flatMap((scheme) =>
    CONTRAST_PAIRS.flatMap(({ role, on, least }) => {
      const colour = colourAt(theme[scheme], role)
      const grounds = on.map((path) => colourAt(theme[scheme], path))
      const low = on.filter((_, i) => contrast(colour, grounds[i] ?? colour) < least)
      if (low.length === 0) return []
      const shade = nearestPassing(parseColour(colour), grounds, least)
      const ratios = low.map((path) => `${contrast(colour, colourAt(theme[scheme], path)).toFixed(2)}:1 on ${path}`).join(', ')
      return [
        `${scheme} ${role} ${colour} needs ${least}:1 and has ${ratios}; ${shade === undefined ? 'no shade of its hue passes on all its grounds' : `nearest passing shade: ${shade}`}`,
      ]
    }),
  )
  if (failing.length > 0) throw new Error(`Colours of the theme do not reach their contrast:\n${failing.join('\n')}`)
}
