import { contrastMinima, type Theme } from '@dining/ui/theme'

export interface JudgedPair {
  readonly scheme: 'light' | 'dark'
  /** Foreground on background, by role. */
  readonly pair: string
  /** Ratios of WCAG 2, 1–21. */
  readonly ratio: number
  readonly least: number
  readonly passes: boolean
}

/** The pairs that a partner's build checks, the lowest contrast relative to its minimum first. */
export const judgedPairs = (theme: Theme): readonly JudgedPair[] =>
  contrastMinima(theme)
    .map((pair) => ({ ...pair, passes: pair.ratio >= pair.least }))
    .toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)
