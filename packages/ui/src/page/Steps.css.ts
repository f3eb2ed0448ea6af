import { from } from '../style/breakpoints.ts'
import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const steps = part({
  display: 'grid',
  gap: space[7],
  counterReset: 'step',
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(3,1fr)', gap: space[6] } },
})
partGlobal(`.${steps}>li`, { display: 'grid', gap: space[4], alignContent: 'start' })
partGlobal(`.${steps} h3::before`, { content: 'counter(step)', counterIncrement: 'step', marginInlineEnd: '.5em', color: vars.text.earn })
partGlobal(`.${steps} p`, { maxWidth: '34em' })
export const picture = part({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '190px',
  padding: space[5],
  borderRadius: vars.radius.card,
  background: vars.surface.tint,
  overflow: 'hidden',
  '@media': { [from('desktop')]: { minHeight: '226px' } },
})
/** A scene fills its picture; other content is centred. */
export const scene = part({ position: 'absolute', inset: 0, aspectRatio: 'auto' })
/** A sheet of paper in a picture: a field, a check. */
export const slip = part({
  width: '100%',
  maxWidth: '300px',
  padding: space[4],
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.card}`,
  boxShadow: `0 2px 4px ${vars.shadow.soft},0 10px 24px ${vars.shadow.firm}`,
})
partGlobal(`.${slip} dt`, { whiteSpace: 'nowrap', minWidth: 'auto' })
// A long currency breaks on its side of the check.
partGlobal(`.${slip} dd`, { whiteSpace: 'normal', textAlign: 'end', textWrap: 'balance' })
partGlobal(`.${slip} dt::after`, { minWidth: '.5em' })
partGlobal(`.${slip} dl>div`, { paddingBlock: '5px' })
partGlobal(`.${slip} dl>div:last-child`, { borderTop: `1px solid ${vars.border.hair}`, marginTop: space[2], paddingTop: space[3] })
partGlobal(`.${slip} dl>div:last-child b`, { color: vars.text.earn, fontSize: size[4] })
export const line = part({ display: 'flex', alignItems: 'center', gap: space[3] })
partGlobal(`.${line}+.${line}`, { borderTop: `1px solid ${vars.border.hair}`, marginTop: space[3], paddingTop: space[3] })
partGlobal(`.${line} svg`, { color: vars.text.link })
/** A payment card that lies on the table. */
export const card = part({
  position: 'absolute',
  insetInlineEnd: '14%',
  bottom: '16%',
  width: '128px',
  height: '80px',
  display: 'grid',
  alignContent: 'space-between',
  padding: '10px 12px',
  borderRadius: '8px',
  background: vars.surface.brand,
  color: vars.text.onBrand,
  fontSize: '.75rem',
  rotate: '-9deg',
  '@media': { '(forced-colors:active)': { border: '1px solid' } },
  boxShadow: `0 10px 24px ${vars.shadow.firm}`,
  '::before': { content: '', width: '20px', height: '15px', borderRadius: '3px', background: 'currentColor', opacity: 0.7 },
})
