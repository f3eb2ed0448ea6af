import { keyframes } from '@vanilla-extract/css'

import { onPaper } from '../style/ground.css.ts'
import { space } from '../style/metrics.ts'
import { part } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'
import { anchored, floatingLook } from './floating.ts'

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } })

export const popover = part({
  ...anchored,
  ...floatingLook,
  width: 'max-content',
  maxWidth: `min(340px, calc(100vw - ${space[5]}))`,
  padding: space[5],
  overflowWrap: 'anywhere',
  positionArea: 'bottom span-right',
  animation: `${drop} ${vars.motion.quick}`,
  vars: onPaper,
})
