import { keyframes } from '@vanilla-extract/css'

import { part } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const skeleton = part({
  display: 'inline-block',
  maxWidth: '100%',
  minHeight: '.8em',
  verticalAlign: 'middle',
  borderRadius: `min(${vars.radius.control},6px)`,
  background: vars.border.hair,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': { '(forced-colors:active)': { border: '1px solid GrayText' } },
})
export const circle = part({ borderRadius: '50%' })
