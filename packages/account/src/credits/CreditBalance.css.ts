import { from, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** The plate at the side of what it means. */
export const balance = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0,1fr)',
  alignItems: 'center',
  gap: space[4],
  '@media': { [from('tablet')]: { gridTemplateColumns: '176px minmax(0,1fr)', gap: space[7] } },
})
export const words = style({ display: 'grid', gap: space[2], justifyItems: 'start' })
/** What is left to earn: the line that is read first. */
export const left = style({ fontSize: size[2], fontWeight: vars.strong, color: vars.text.heading, textWrap: 'balance' })
export const how = style({ maxWidth: '52ch', fontSize: size[1], color: vars.text.quiet })
globalStyle(`${balance} h2`, { fontSize: size[4] })
