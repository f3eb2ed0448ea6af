import { space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

export const kept = style({ marginBottom: space[4] })
