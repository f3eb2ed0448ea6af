import { numeralFace } from '../style/faces.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { scene } from '../illustrations/Scene.css.ts'
import { vars } from '../theme/vars.css.ts'

const { face, well, ring, ink, near, far } = vars.plate

/** The part of the table under the plate. */
export const table = part({ display: 'grid', placeItems: 'center', padding: '9%', borderRadius: vars.radius.card })
partGlobal(`.${scene}.${table}`, { aspectRatio: '1' })
export const plate = part({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  width: '100%',
  aspectRatio: '1',
  containerType: 'inline-size',
  borderRadius: '50%',
  color: ink,
  textAlign: 'center',
  background: `radial-gradient(circle at 46% 40%,${well} 0 30%,#0000 58%),${face}`,
  boxShadow: `0 3px 6px ${near},0 10px 22px ${far}`,
  // The rim is the meter.
  '::before': {
    content: '',
    position: 'absolute',
    inset: '4%',
    borderRadius: '50%',
    background: `conic-gradient(${ink} calc(var(--share)*1turn),${ring} 0)`,
    mask: 'radial-gradient(circle closest-side,#0000 85%,#000 86% 98%,#0000 99%)',
    forcedColorAdjust: 'none',
  },
  '@media': { '(forced-colors:active)': { border: '2px solid' } },
})
/** As large as fits in the well of the plate. */
export const amount = part({
  ...numeralFace,
  fontSize: 'calc(118cqi/max(var(--n),4.6))',
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
  '@media': { '(forced-colors:active)': { color: 'CanvasText' } },
})
export const note = part({ fontSize: `clamp(${size[0]},9.5cqi,${size[2]})`, lineHeight: 1.2, fontWeight: vars.strong })
