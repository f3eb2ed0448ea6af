import { space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** One card's width: its height is the carousel's. */
export const place = style({ width: '250px', marginTop: space[4], visibility: 'hidden' })
