import { content, section } from '@dining/ui/layout'
import { from, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** Items of content below each other, with space between them. */
export const items = style([content, section, { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[7] }])
// Carousels below a title belong to it.
globalStyle(`${items}>h2~* h2`, { fontSize: size[4] })
/** Below a section, whose own space is sufficient. */
export const after = style({ paddingBlockStart: 0 })
export const title = style({ marginBottom: space[7] })
/** Copy for this visitor, between the first view and the steps: its large headline, and beside it the reason and the link. */
export const state = style([
  content,
  {
    display: 'grid',
    gap: space[5],
    paddingBlockStart: space[9],
    '@media': {
      [from('desktop')]: { gridTemplateColumns: 'minmax(0,6fr) minmax(0,5fr)', columnGap: space[9], paddingBlockStart: space[10] },
    },
  },
])
/** The editors' picture below the headline. */
export const picture = style({ display: 'block', marginTop: space[5] })
globalStyle(`${picture} img`, { width: '100%', height: 'auto', aspectRatio: '1.6', objectFit: 'cover', borderRadius: vars.radius.panel })
export const stateText = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  justifyItems: 'start',
  fontSize: size[3],
  lineHeight: 1.45,
})
globalStyle(`${state} h2`, { fontSize: size[6], textWrap: 'balance' })
globalStyle(`${state} h2+p`, { marginTop: space[3] })
