import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { below, space, vars } from '@dining/ui/style'

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: '64px',
  paddingBlock: space[2],
  borderBottom: `1px solid ${vars.border.hair}`,
})
/** A long action takes the line below rather than the room of the digits. */
globalStyle(`${row}>p`, { flex: '1 1 8em' })
export const logo = style({ display: 'block', border: `1px solid ${vars.border.hair}`, borderRadius: '4px' })
/** CARD-17, CARD-18 */
export const description = style({ color: vars.text.quiet, '@media': { [below('tablet')]: { display: 'none' } } })
export const pending = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], color: vars.text.quiet })
export const heading = style({ outline: 'none' })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const spinner = style({
  width: '1em',
  height: '1em',
  border: '2px solid',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} .9s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
