/** Widths at which the layout changes, in px (LAYOUT-01 … LAYOUT-04). */
export const BREAKPOINTS = { large: 451, tablet: 661, desktop: 861, navbar: 1050 } as const

type Breakpoint = keyof typeof BREAKPOINTS

/** Media query for widths from a breakpoint up. */
export const from = (breakpoint: Breakpoint) => `(min-width:${BREAKPOINTS[breakpoint]}px)`

/** Media query for widths below a breakpoint. */
export const below = (breakpoint: Breakpoint) => `(max-width:${BREAKPOINTS[breakpoint] - 1}px)`
