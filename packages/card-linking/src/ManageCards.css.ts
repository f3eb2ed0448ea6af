import { style } from '@vanilla-extract/css'
import { space } from '@dining/ui/style'

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })
