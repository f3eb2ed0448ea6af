import { space, vars } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** The member's name: above the links, separated from them by a line. */
export const who = style({
  marginBottom: space[2],
  padding: `0 ${space[3]} ${space[3]}`,
  borderBottom: `1px solid ${vars.border.hair}`,
  overflowWrap: 'anywhere',
})
export const name = style({ fontWeight: vars.strong, color: vars.text.heading })
