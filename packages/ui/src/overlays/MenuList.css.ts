import { space, TOUCH } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const list = part({})
partGlobal(`.${list}+.${list}`, { marginTop: space[2], paddingTop: space[2], borderTop: `1px solid ${vars.border.hair}` })
partGlobal(`.${list}>li>:is(a,button)`, {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: TOUCH,
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  color: vars.text.heading,
})
partGlobal(`.${list}>li>:is(a,button):hover`, { background: vars.surface.tint })
partGlobal(`.${list}>li>[aria-current]`, { fontWeight: vars.strong, boxShadow: `inset 3px 0 ${vars.control.on}` })
partGlobal(`.${list}>li>[aria-current]`, { '@media': { '(forced-colors:active)': { textDecoration: 'underline 3px' } } })
