import { space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** Apart from the list and its pages above. */
export const offer = style({ marginBlockStart: space[7] })
