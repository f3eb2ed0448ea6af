import { numeralFace } from '../style/faces.ts'
import { TOUCH } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const head = part({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' })
partGlobal(`.${head} output`, {
  ...numeralFace,
  letterSpacing: vars.numeral.smallTracking,
  fontSize: `calc(2.4rem*${vars.numeral.scale})`,
  lineHeight: 1,
  color: vars.text.heading,
})
export const slider = part({ appearance: 'none', width: '100%', height: TOUCH, margin: 0, background: 'none', cursor: 'pointer' })
const track = {
  height: '6px',
  borderRadius: '3px',
  background: `linear-gradient(90deg,${vars.control.on} var(--at),${vars.control.track} var(--at))`,
} as const
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: '30px',
  height: '30px',
  borderRadius: '50%',
  background: vars.surface.raised,
  border: `3px solid ${vars.control.on}`,
  boxShadow: `0 1px 3px ${vars.shadow.firm}`,
} as const
partGlobal(`.${slider}::-webkit-slider-runnable-track`, track)
partGlobal(`.${slider}::-moz-range-track`, track)
partGlobal(`.${slider}::-webkit-slider-thumb`, { ...thumb, marginTop: '-12px' })
partGlobal(`.${slider}::-moz-range-thumb`, thumb)
// in forced colours, the system draws the track and the thumb
partGlobal(`.${slider}`, { '@media': { '(forced-colors:active)': { appearance: 'auto' } } })
for (const [part_, own] of [
  ['-webkit-slider-runnable-track', { height: 'auto', background: 'none' }],
  ['-webkit-slider-thumb', { appearance: 'auto', marginTop: 0 }],
  ['-moz-range-track', { background: 'GrayText' }],
] as const)
  partGlobal(`.${slider}::${part_}`, { '@media': { '(forced-colors:active)': own } })
