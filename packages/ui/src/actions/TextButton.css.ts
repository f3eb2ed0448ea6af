import { space, TOUCH } from '../style/metrics.ts'
import { part } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const textButton = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: TOUCH,
  color: vars.text.link,
  fontWeight: vars.strong,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '.2em',
  ':hover': { textDecorationThickness: '2px' },
})
