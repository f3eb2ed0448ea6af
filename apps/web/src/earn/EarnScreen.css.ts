import { from, gutter, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** Above the headline. */
export const parent = style({ marginBottom: space[5] })
globalStyle(`${parent} a`, { color: 'inherit', textUnderlineOffset: '.25em' })
/** Beside the headline, in the frame of a photograph; below it on a phone. */
export const picture = style({
  position: 'relative',
  display: 'block',
  marginBlock: `${space[5]} ${space[7]}`,
  '@media': { [from('desktop')]: { position: 'absolute', insetBlock: space[7], right: gutter, width: '48%', marginBlock: 0 } },
})
globalStyle(`${picture} img`, {
  width: '100%',
  height: '100%',
  aspectRatio: '1.6',
  objectFit: 'cover',
  background: vars.table.mid,
  borderRadius: vars.radius.panel,
  '@media': { [from('desktop')]: { aspectRatio: 'auto' } },
})
export const banner = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  maxWidth: '32em',
  fontSize: size[3],
  lineHeight: 1.45,
  // Beside it are the table or the picture.
  '@media': { [from('desktop')]: { maxWidth: 'min(25em,46%)' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[8],
  paddingBlock: space[8],
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0,1fr) minmax(280px,32%)',
      columnGap: space[9],
      paddingBlock: space[9],
      alignItems: 'start',
    },
  },
})
export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[5], fontSize: size[3], lineHeight: 1.5 })
globalStyle(`${main}>p`, { maxWidth: '36em', textWrap: 'pretty' })
globalStyle(`${main}>h2`, { marginTop: space[5], fontSize: size[5] })
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[6] })
export const panel = style({ display: 'grid', gap: space[3] })
globalStyle(`${panel} h2`, { fontSize: size[4] })
export const others = style({ marginTop: space[7], fontSize: size[2] })
globalStyle(`${others} h2`, { fontSize: size[4] })
export const links = style({ marginTop: space[2] })
globalStyle(`${links} li+li`, { borderTop: `1px solid ${vars.border.hair}` })
globalStyle(`${links} a`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '48px',
  paddingBlock: space[2],
  textDecoration: 'none',
})
globalStyle(`${links} a:hover`, { textDecoration: 'underline' })
export const terms = style({ paddingBottom: space[9], fontSize: size[1] })
globalStyle(`${terms} h2`, {
  marginBottom: space[2],
  paddingTop: space[5],
  borderTop: `1px solid ${vars.border.hair}`,
  fontSize: size[2],
})
globalStyle(`${terms} p`, { maxWidth: '60em', textWrap: 'pretty' })
