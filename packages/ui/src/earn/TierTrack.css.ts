import { below } from '../style/breakpoints.ts'
import { ground } from '../style/ground.css.ts'
import { part, partGlobal } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const track = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--n),minmax(0,1fr))',
  gap: 'clamp(3px,.8vw,9px)',
  maxWidth: 'calc(var(--n)*56px)',
  '@media': {
    [below('large')]: { gridTemplateColumns: 'repeat(var(--half),minmax(0,1fr))', gap: '10px 12px', maxWidth: 'calc(var(--half)*52px)' },
  },
})
partGlobal(`.${track}>i`, {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: '50%',
  border: `1.5px dashed ${ground.leader}`,
  font: `700 .75rem/1 ${vars.font.text}`,
  color: ground.heading,
})
partGlobal(`.${track}>i:last-child`, { borderStyle: 'solid' })
export const done = part({})
partGlobal(`.${track}>.${done}`, {
  border: 0,
  background: `radial-gradient(circle,#0000 0 60.5%,${vars.badge.bonus} 61.5% 64%,#0000 65%),${vars.plate.face}`,
  boxShadow: `0 2px 5px ${vars.plate.near}`,
  '@media': { '(forced-colors:active)': { border: '4px solid' } },
})
partGlobal(`.${done} img`, { position: 'absolute', inset: '20%', width: '60%', height: '60%' })
