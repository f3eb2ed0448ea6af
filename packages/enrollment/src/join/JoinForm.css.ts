import { space, vars } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

export const consents = style({ display: 'grid' })
export const terms = style({ maxWidth: '36ch' })
export const opened = style({ marginBlockEnd: space[5] })
export const later = style({ marginBlockStart: space[6], paddingBlockStart: space[5], borderBlockStart: `1px solid ${vars.border.hair}` })
