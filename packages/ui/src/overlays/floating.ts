import { space } from '../style/metrics.ts'
import { vars } from '../theme/vars.css.ts'

/** Distance between a floating element and its anchor (LAYOUT-11). */
export const OFFSET = '10px'

/** Style of floating elements. */
export const floatingLook = {
  background: vars.surface.raised,
  color: vars.text.body,
  border: `1px solid ${vars.border.card}`,
  borderRadius: vars.radius.panel,
  boxShadow: `0 4px 8px ${vars.shadow.soft},0 20px 48px ${vars.shadow.firm}`,
} as const

/** Positions a native popover at its anchor: below it, or where there is space. */
export const anchored = {
  position: 'fixed',
  overflow: 'auto',
  maxWidth: `calc(100vw - ${space[5]})`,
  '@supports': {
    '(position-area:end)': { inset: 'auto', margin: `${OFFSET} 0`, positionTryFallbacks: 'flip-block,flip-inline,flip-block flip-inline' },
  },
} as const
