import { space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const bar = style({ background: vars.surface.raised, borderBottom: `1px solid ${vars.border.hair}`, paddingBlock: space[4] })
globalStyle(`${bar} [role=group]`, { marginTop: space[3] })
export const results = style({ paddingBlock: `${space[7]} ${space[10]}` })
export const blocked = style({ marginBottom: space[6] })
