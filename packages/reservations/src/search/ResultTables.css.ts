import { space, TOUCH } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

import { time } from '../block/ReserveBlock.css.ts'

/** The tables of a card: one row of at most three. */
export const row = style({ display: 'grid', gridTemplateColumns: 'repeat(3,minmax(0,1fr))', gap: space[2] })
globalStyle(`${row} > li`, { display: 'grid' })
globalStyle(`${row} ${time}`, { minHeight: TOUCH, overflowWrap: 'anywhere' })
