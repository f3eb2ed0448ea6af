import { keyframes } from '@vanilla-extract/css'

import { ground } from '../style/ground.css.ts'
import { CONTROL, space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const button = part({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: CONTROL,
  padding: `0 ${space[6]}`,
  borderRadius: vars.radius.button,
  fontSize: vars.actionText.size,
  fontWeight: vars.actionText.weight,
  letterSpacing: vars.actionText.tracking,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  background: ground.act,
  color: ground.onAct,
  transition: `transform ${vars.motion.quick}`,
  ':hover': { background: ground.actHover, boxShadow: `inset 0 0 0 2px ${vars.action.edge}` },
  ':active': { transform: 'scale(.985)', background: ground.actPress },
  '@media': { '(forced-colors:active)': { border: '1px solid' } },
})
export const quiet = part({
  background: 'none',
  color: vars.text.link,
  boxShadow: `inset 0 0 0 1.5px ${vars.border.control}`,
  selectors: { '&:hover,&:active': { background: vars.surface.tint, boxShadow: `inset 0 0 0 1.5px ${vars.border.controlHover}` } },
})
export const wide = part({ width: '100%' })
export const busy = part({ cursor: 'progress' })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
partGlobal(`.${busy}::before`, {
  content: '',
  flex: 'none',
  width: '1em',
  height: '1em',
  border: '2.5px solid',
  borderRightColor: '#0000',
  borderRadius: '50%',
  animation: `${turn} .9s linear infinite`,
})
