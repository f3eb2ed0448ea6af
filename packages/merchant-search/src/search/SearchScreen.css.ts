import { below, gutter, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const bar = style({
  background: vars.surface.raised,
  borderBottom: `1px solid ${vars.border.hair}`,
  // what hangs below the top bar covers nothing of it
  paddingBlock: `calc(${space[4]} + ${vars.edge.height}) ${space[4]}`,
})
globalStyle(`${bar} [role=group]`, { marginTop: space[3] })
/** To the edge of a small screen, so that what is cut off says that there is more. */
export const chips = style({
  '@media': { [below('desktop')]: { marginInline: `calc(-1*${gutter})`, paddingInline: gutter, scrollPaddingInline: gutter } },
})
export const results = style({ paddingBlock: `${space[7]} ${space[10]}` })
export const blocked = style({ marginBottom: space[6] })
