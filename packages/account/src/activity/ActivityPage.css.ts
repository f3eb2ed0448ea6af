import { space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** Below the bar and the back bar when the focus comes to it. */
export const missing = style({ scrollMarginTop: '120px' })
export const summary = style({ marginBlock: space[5] })
export const pages = style({ marginBlock: space[4] })
/** The rows of the page before, while the next are on their way. */
export const waiting = style({ opacity: 0.55 })
