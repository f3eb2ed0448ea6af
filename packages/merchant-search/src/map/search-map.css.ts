import { edge, size, space, vars } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

export const box = style({ position: 'relative', height: '100%', background: vars.surface.sunken })
export const loading = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  padding: space[6],
  textAlign: 'center',
  fontSize: size[1],
  color: vars.text.quiet,
})
/** Above the pins and their cards, between the map's buttons and its side. */
export const over = style({
  position: 'absolute',
  top: space[3],
  insetInlineStart: `max(${space[3]},${edge.sides})`,
  insetInlineEnd: `calc(56px + max(${space[3]},${edge.sides}))`,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[4],
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  boxShadow: `0 2px 10px ${vars.shadow.firm}`,
  fontSize: size[1],
  '@media': { '(forced-colors:active)': { border: '1px solid' } },
})
