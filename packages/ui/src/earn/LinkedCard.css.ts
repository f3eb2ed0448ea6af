import { keyframes } from '@vanilla-extract/css'

import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const list = part({ display: 'grid', gap: space[3] })
export const card = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  minHeight: '72px',
  padding: `${space[3]} ${space[4]}`,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.card}`,
  borderRadius: vars.radius.card,
  boxShadow: `0 1px 2px ${vars.shadow.soft}`,
})
export const name = part({ flex: 1, minWidth: '120px', overflowWrap: 'anywhere', fontWeight: vars.strong, color: vars.text.heading })
export const leaving = part({ background: vars.surface.sunken, boxShadow: 'none' })
partGlobal(`.${leaving}>.${name}`, { fontWeight: 400, color: vars.text.quiet })
export const logo = part({ display: 'block', border: `1px solid ${vars.border.hair}`, borderRadius: '4px' })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const busy = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '44px',
  fontSize: size[1],
  color: vars.text.quiet,
  '::before': {
    content: '',
    width: '16px',
    height: '16px',
    borderRadius: '50%',
    border: `2.5px solid ${vars.control.track}`,
    borderTopColor: vars.control.on,
    animation: `${turn} .9s linear infinite`,
  },
})
