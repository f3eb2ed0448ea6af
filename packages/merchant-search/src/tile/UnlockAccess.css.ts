import { space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** The card is one link; the button stands over it, in the place of the rate. */
export const around = style({ position: 'relative', height: '100%' })
/** Of the rate that cards beside it show. */
export const room = style({ display: 'flex', visibility: 'hidden' })
export const button = style({ position: 'absolute', insetInlineStart: space[4], bottom: space[3] })
