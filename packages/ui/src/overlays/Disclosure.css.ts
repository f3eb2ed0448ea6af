import { keyframes } from '@vanilla-extract/css'

import { onPaper } from '../style/ground.css.ts'
import { space } from '../style/metrics.ts'
import { part } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'
import { OFFSET } from './floating.ts'

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } })

export const around = part({ position: 'relative' })
export const panel = part({
  position: 'absolute',
  zIndex: 40,
  top: `calc(100% + ${OFFSET})`,
  insetInlineStart: 0,
  minWidth: '260px',
  maxWidth: 'calc(100vw - 20px)',
  maxHeight: 'calc(100dvh - 90px)',
  overflowY: 'auto',
  padding: space[3],
  background: vars.surface.raised,
  color: vars.text.body,
  border: `1px solid ${vars.border.card}`,
  borderRadius: vars.radius.panel,
  boxShadow: `0 4px 8px ${vars.shadow.soft},0 20px 48px ${vars.shadow.firm}`,
  animation: `${drop} ${vars.motion.quick}`,
  vars: onPaper,
})
export const end = part({ insetInline: 'auto 0' })
