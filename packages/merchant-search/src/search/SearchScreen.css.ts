import { below, edge, from, gutter, size, space, TOUCH, vars } from '@dining/ui/style'
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

/** The results beside the map: the list scrolls with the page, and the map stays in view. */
export const split = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  '@media': { [from('desktop')]: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)', alignItems: 'start' } },
})
export const listSide = style({
  paddingBlock: `${space[5]} ${space[10]}`,
  paddingInline: gutter,
  '@media': { [from('desktop')]: { justifySelf: 'end', width: '100%', maxWidth: '700px', paddingBlockStart: space[7] } },
})
/** On a small screen the cards are one row below the map. */
globalStyle(`${listSide} ul[aria-label]`, {
  '@media': {
    [below('desktop')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(250px,78vw)',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      marginInline: `calc(-1*${gutter})`,
      padding: `6px ${gutter} ${space[4]}`,
    },
  },
})
globalStyle(`${listSide} li[data-merchant]`, { scrollSnapAlign: 'center', scrollMargin: space[6] })
export const mapSide = style({
  height: '58dvh',
  minHeight: '300px',
  '@media': { [from('desktop')]: { position: 'sticky', top: 0, height: '100dvh', maxHeight: '1100px' } },
})
const switchOfViews = style({
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: 'max-content',
  minHeight: TOUCH,
  marginInline: 'auto',
  paddingInline: space[5],
  borderRadius: '22px',
  background: vars.action.fill,
  color: vars.text.onAction,
  fontSize: size[1],
  fontWeight: vars.strong,
  textDecoration: 'none',
  boxShadow: `0 2px 4px ${vars.shadow.soft},0 8px 20px ${vars.shadow.firm}`,
  '@media': { [from('desktop')]: { display: 'none' }, '(forced-colors:active)': { border: '1px solid' } },
})
/** The switch to the map, over the list of a small screen; and back, on the map's lower edge. */
export const mode = style([switchOfViews, { position: 'sticky', bottom: `calc(${space[4]} + ${edge.bottom})`, marginBottom: space[4] }])
export const modeOfMap = style([switchOfViews, { position: 'relative', marginTop: `calc(-.5*${TOUCH})` }])
export const onlyWide = style({ display: 'contents', '@media': { [below('desktop')]: { display: 'none' } } })
export const readWords = style({ margin: `0 0 ${space[4]}`, color: vars.text.quiet })
