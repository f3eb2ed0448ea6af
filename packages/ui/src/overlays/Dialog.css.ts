import { keyframes } from '@vanilla-extract/css'

import { from } from '../style/breakpoints.ts'
import { edge, MODAL_WIDTH, space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

/** A sheet at the bottom of a phone, a box in the middle from 661 px. */
export const dialog = part({
  width: '100%',
  maxWidth: MODAL_WIDTH,
  maxHeight: `calc(100dvh - 24px - ${edge.top})`,
  margin: 'auto auto 0',
  padding: 0,
  border: 0,
  borderRadius: `${vars.radius.panel} ${vars.radius.panel} 0 0`,
  background: vars.surface.raised,
  color: vars.text.body,
  boxShadow: `0 20px 60px ${vars.shadow.firm}`,
  overscrollBehavior: 'contain',
  '::backdrop': { background: '#0008' },
  selectors: { '&[open]': { animation: `${rise} ${vars.motion.steady}` } },
  '@media': {
    [from('tablet')]: { width: 'calc(100% - 40px)', margin: 'auto', borderRadius: vars.radius.panel },
    '(forced-colors:active)': { border: '2px solid' },
  },
})
export const body = part({
  padding: `${space[5]} ${space[5]} calc(${space[5]} + ${edge.bottom})`,
  '@media': { [from('tablet')]: { padding: space[7] } },
})
export const head = part({ display: 'flex', alignItems: 'flex-start', gap: space[4], marginBottom: space[4] })
/** It may have the focus, but is no control. */
export const title = part({ flex: 1, fontSize: size[4], paddingTop: '8px', outline: 'none' })
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[6]}`,
  marginTop: space[6],
})
export const light = part({
  '::backdrop': { background: '#0002' },
  '@media': { [from('tablet')]: { marginBottom: space[6] } },
})
partGlobal(`:root:has(dialog:modal:not(.${light}))`, { overflow: 'hidden' })
