import type { LoadedPartner } from '@dining/partner-kit/node'
import { scaled } from '@dining/stress'

import { choose, pairsOf } from './choose.ts'
import { screensOf, type Screen } from './screen.ts'

export const WIDTHS = [375, 1280] as const
const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

/** One visit to a screen of a partner. */
export interface Visit {
  readonly partner: LoadedPartner['partner']
  readonly screen: Screen
  readonly width: (typeof WIDTHS)[number]
  readonly scheme: Scheme
}

/** Every screen of every partner at each width and scheme. */
export function allVisits(partners: readonly LoadedPartner[]): readonly Visit[] {
  return partners.flatMap(({ partner }) =>
    screensOf(partner).flatMap((screen) => WIDTHS.flatMap((width) => SCHEMES.map((scheme) => ({ partner, screen, width, scheme })))),
  )
}

/** Pairs of partner, group of screens, width and scheme; and each screen at each width, and in each scheme. */
export function targetsOf({ partner, screen, width, scheme }: Visit): readonly string[] {
  return [
    ...pairsOf({ partner: partner.program.id, group: screen.group, width, scheme }),
    `${screen.name} at ${width}`,
    `${screen.name} in ${scheme}`,
  ]
}

/** The visits of this run: everything in `pnpm test:stress`, in `pnpm test` a selection in which each target occurs. */
export function visitsOf(partners: readonly LoadedPartner[]): readonly Visit[] {
  const all = allVisits(partners)
  return scaled(all.length) === all.length ? all : choose(all, targetsOf)
}

/** The coverage of a selection of visits, as text. */
export function extentOf(visits: readonly Visit[]): Readonly<Record<string, number>> {
  const count = (of: (visit: Visit) => unknown) => new Set(visits.map(of)).size
  return {
    visits: visits.length,
    partners: count(({ partner }) => partner.program.id),
    screens: count(({ screen }) => screen.name),
    widths: count(({ width }) => width),
    schemes: count(({ scheme }) => scheme),
    'pairs of partner and screen': count(({ partner, screen }) => `${partner.program.id} ${screen.name}`),
  }
}
