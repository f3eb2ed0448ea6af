import { from, size, space, TOUCH, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({ paddingBlock: `${space[6]} ${space[10]}`, display: 'grid', gap: space[5] })
/** Above the restaurant's page, which has its own space. */
export const above = style({ paddingBlockEnd: 0 })
export const head = style({ display: 'grid', gap: space[4] })
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
/** The whole line is one link, with the number of the map before it. */
export const restaurant = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0,1fr)',
  gap: `${space[1]} ${space[3]}`,
  minHeight: TOUCH,
  paddingBlock: space[4],
  borderTop: `1px solid ${vars.border.hair}`,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [from('tablet')]: { gridTemplateColumns: '2.25rem minmax(0,1fr) max-content' } },
})
export const number = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end', color: vars.text.quiet })
export const name = style({ margin: 0, fontSize: size[3] })
globalStyle(`${restaurant}:hover ${name}`, { textDecoration: 'underline' })
export const facts = style({ gridColumn: 2, margin: 0 })
export const state = style({
  gridColumn: 2,
  margin: 0,
  fontWeight: 600,
  '@media': { [from('tablet')]: { gridColumn: 3, gridRow: '1 / span 2', textAlign: 'end' } },
})
export const stateLine = style({ display: 'block' })
export const map = style({
  width: '100%',
  maxWidth: '34rem',
  marginInline: 'auto',
  display: 'block',
  background: vars.surface.raised,
  borderRadius: '12px',
})
export const ring = style({ fill: 'none', stroke: vars.border.hair, strokeWidth: 0.6 })
export const you = style({ fill: vars.text.link })
export const dot = style({ fill: vars.action.fill })
export const dotNumber = style({
  fill: vars.text.onAction,
  fontSize: '4px',
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
})
export const mapText = style({ fill: vars.text.quiet, fontSize: '4px', textAnchor: 'middle' })
