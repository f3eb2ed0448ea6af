import { createVar } from '@vanilla-extract/css'

import { part, partGlobal } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

const cloth = createVar()
const thread = createVar()

/** A table surface: the partner's cloth, its weave in the thread's colour, and light from the window. */
export const scene = part({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  aspectRatio: '1.6',
  background: cloth,
  isolation: 'isolate',
  vars: { [cloth]: vars.table.pale, [thread]: vars.table.threadOnPale },
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: thread,
    mask: vars.weave,
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `radial-gradient(120% 100% at 25% 0,${vars.table.light},#0000 60%)`,
  },
})
export const mid = part({ vars: { [cloth]: vars.table.mid, [thread]: vars.table.threadOnDeep } })
export const deep = part({ vars: { [cloth]: vars.table.deep, [thread]: vars.table.threadOnDeep } })

const { face, well, ring, rim, shade, near, far } = vars.plate

export const plate = part({
  position: 'absolute',
  left: 'var(--x)',
  top: 'var(--y)',
  width: 'var(--d)',
  aspectRatio: '1',
  translate: '-50% -50%',
  borderRadius: '50%',
  background: `radial-gradient(circle at 46% 40%,${well} 0 30%,#0000 58%),radial-gradient(circle,#0000 0 46.5%,${ring} 46.9% 47.7%,#0000 48.1%),${face}`,
  boxShadow: `inset 0 0 0 .35cqi ${well},inset -.6cqi -1cqi 2.4cqi ${shade},0 .6cqi 1cqi ${near},0 2.6cqi 5cqi ${far}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    mask: `radial-gradient(circle closest-side,#0000 0 ${vars.rim.start},#000 calc(${vars.rim.start} + .6%) ${vars.rim.end},#0000 calc(${vars.rim.end} + .6%))`,
    background: rim,
  },
})
partGlobal(`.${plate}`, { '@media': { '(forced-colors:active)': { border: '2px solid' } } })
partGlobal(`.${scene}::before,.${plate}::before`, { '@media': { '(forced-colors:active)': { display: 'none' } } })
partGlobal(`.${plate} img`, {
  position: 'absolute',
  inset: '18%',
  width: '64%',
  height: '64%',
  rotate: 'var(--turn)',
  filter: `drop-shadow(0 1.1cqi 1cqi ${far})`,
})
/** An item directly on the cloth. */
export const loose = part({
  position: 'absolute',
  left: 'var(--x)',
  top: 'var(--y)',
  width: 'var(--d)',
  translate: '-50% -50%',
  rotate: 'var(--turn)',
  filter: `drop-shadow(0 1cqi 1cqi ${near})`,
})
