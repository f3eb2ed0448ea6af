import { from, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: '50px',
  padding: `4px ${space[4]}`,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  textAlign: 'start',
  '@media': { [from('desktop')]: { display: 'none' } },
})
export const words = style({ display: 'grid', flex: 1, minWidth: 0, lineHeight: 1.25 })
globalStyle(`${words} > *`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
globalStyle(`${words} > span`, { fontSize: size[0], color: vars.text.quiet })
export const change = style({ color: vars.text.link, fontSize: size[1], fontWeight: vars.strong, textDecoration: 'underline' })

export const opened = style({ '@media': { '(max-width:860px)': { marginTop: space[4] } } })
export const box = style({ '@media': { '(max-width:860px)': { display: 'none' } } })
