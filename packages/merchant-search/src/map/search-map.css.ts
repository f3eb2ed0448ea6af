import { size, space, vars } from '@dining/ui/style'
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
