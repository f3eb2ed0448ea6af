import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, vars } from '@dining/ui/style'

export const frame = style({
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.panel,
  background: vars.surface.raised,
  overflow: 'hidden',
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${vars.border.hair}`,
  background: vars.surface.sunken,
  fontSize: size[1],
})
export const body = style({ position: 'relative', minHeight: '196px', padding: space[3], outline: 'none' })
export const waiting = style({ padding: `${space[7]} ${space[1]}` })
/** Laid out from the start, because a frame in a box without layout does not load its content. */
export const unseen = style({ position: 'absolute', inset: space[3], visibility: 'hidden' })
export const shown = style({})
globalStyle(`${shown} > iframe, ${unseen} > iframe`, {
  display: 'block',
  width: '100%',
  height: '170px',
  border: 0,
  colorScheme: 'normal',
})
