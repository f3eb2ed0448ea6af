import { edge, size, space, vars } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** In the lower corner of the window, beside the button of the map. */
export const tray = style({
  position: 'fixed',
  inset: `auto auto calc(${space[4]} + ${edge.bottom}) max(${space[3]},${edge.sides})`,
  zIndex: 3,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
})
export const open = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '48px',
  paddingInline: space[4],
  border: 0,
  borderRadius: vars.radius.chip,
  background: vars.control.on,
  color: vars.text.onControl,
  boxShadow: `0 2px 4px ${vars.shadow.soft},0 10px 24px ${vars.shadow.firm}`,
  fontSize: size[1],
  fontWeight: vars.strong,
  cursor: 'pointer',
  '@media': { '(forced-colors:active)': { border: '2px solid' } },
})
/** Only the number on a phone, where the button of the map is beside it. */
export const words = style({
  '@media': {
    '(max-width:660px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
export const number = style({ fontVariantNumeric: 'tabular-nums', '@media': { '(min-width:661px)': { display: 'none' } } })
