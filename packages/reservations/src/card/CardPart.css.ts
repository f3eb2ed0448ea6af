import { space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[4] })
export const lead = style({ display: 'grid', gap: space[2] })
/** Brought into view with a little room above it. */
export const banner = style({ scrollMarginTop: space[4] })
/** There while it loads, since the provider measures it. */
export const unseen = style({ height: 0, overflow: 'hidden', visibility: 'hidden' })
