import { space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

import { bannersStyle } from '../content/earn-banners-style.ts'

/** Between rows of restaurants, which have room below their cards. */
export const banners = style([bannersStyle(), { marginBlockEnd: space[5] }])
