import { content } from '@dining/ui/layout'
import { from, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

import { bannersStyle } from '../content/earn-banners-style.ts'

/** Between rows of restaurants, which have room below their cards. */
export const banners = style([bannersStyle(), { marginBlockEnd: space[5] }])

/** A member's welcome above the editors' picture. */
export const welcome = style({ paddingBlockStart: space[7], marginBlockEnd: `calc(-1*${space[4]})` })

/** The editors' picture above the restaurants; low, so that they are in view. Its focal point stays visible. */
export const widePicture = style([content, { display: 'block', paddingBlockStart: space[7] }])
globalStyle(`${widePicture} img`, {
  width: '100%',
  height: 'auto',
  aspectRatio: '1.6',
  objectFit: 'cover',
  background: vars.table.mid,
  borderRadius: vars.radius.panel,
  '@media': { [from('desktop')]: { aspectRatio: '3.2' } },
})
