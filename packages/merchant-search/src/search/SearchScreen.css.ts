import { below, gutter, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const bar = style({
  background: vars.surface.raised,
  borderBottom: `1px solid ${vars.border.hair}`,
  // an element that overlaps the bottom of the top bar does not cover its content
  paddingBlock: `calc(${space[4]} + ${vars.edge.height}) ${space[4]}`,
})
globalStyle(`${bar} [role=group]`, { marginTop: space[3] })
/** Up to the edge of a small screen, so that a cut-off element indicates that there is more. */
export const chips = style({
  '@media': { [below('desktop')]: { marginInline: `calc(-1*${gutter})`, paddingInline: gutter, scrollPaddingInline: gutter } },
})
export const results = style({ paddingBlock: `${space[7]} ${space[10]}` })
export const blocked = style({ marginBottom: space[6] })
