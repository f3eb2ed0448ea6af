import { size, TOUCH, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const follow = style({})
globalStyle(`${follow} summary`, {
  width: 'fit-content',
  minHeight: TOUCH,
  alignContent: 'center',
  cursor: 'pointer',
  fontSize: size[1],
  fontWeight: vars.strong,
  color: vars.text.link,
})
