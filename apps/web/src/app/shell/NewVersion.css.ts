import { space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

import { connection } from './Shell.css.ts'

export const notice = style([
  connection,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[5], paddingBlock: space[1] },
])
export const text = style({ flex: '1 1 16em', paddingBlock: space[2] })
