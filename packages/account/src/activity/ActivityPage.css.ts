import { space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** Scroll offset of the focused element: below the bar and the back bar. */
export const missing = style({ scrollMarginTop: '120px' })
export const summary = style({ marginBlock: space[5] })
export const pages = style({ marginBlock: space[4] })
/** The rows of the previous page, while the next ones load. */
export const waiting = style({ opacity: 0.55 })
