import { TOUCH, space } from '../style/metrics.ts'
import { part } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const reveal = part({
  height: TOUCH,
  minWidth: '64px',
  paddingInline: space[3],
  fontSize: size[1],
  fontWeight: vars.strong,
  color: vars.text.link,
  background: vars.surface.raised,
  borderRadius: vars.radius.control,
  textAlign: 'center',
  ':hover': { textDecoration: 'underline' },
})
export const lock = part({ color: vars.text.warning, fontSize: size[1], fontWeight: vars.strong, ':empty': { position: 'absolute' } })
