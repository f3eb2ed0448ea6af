import { below } from '../style/breakpoints.ts'
import { smallNumeralFace } from '../style/faces.ts'
import { space, TOUCH } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

const hair = `1px solid ${vars.border.hair}`

export const list = part({ borderTop: hair })
export const row = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: `2px ${space[4]}`,
  paddingBlock: space[4],
  borderBottom: hair,
  '@media': { [below('large')]: { gridTemplateColumns: 'minmax(0,1fr) fit-content(42%)' } },
})
/** On its own sheet. */
export const apart = part({
  marginBlock: space[3],
  paddingInline: space[4],
  border: 0,
  borderRadius: vars.radius.card,
  background: vars.surface.tint,
  '@media': { '(forced-colors:active)': { border: '1px solid' } },
})
partGlobal(`.${row}:has(+.${apart})`, { borderBottom: 0 })
partGlobal(`.${list}:has(>.${apart}:first-child)`, { borderTop: 0 })
export const title = part({ color: vars.text.heading, fontWeight: vars.strong, overflowWrap: 'anywhere' })
partGlobal(`.${title} a`, { display: 'inline-block', paddingBlock: '10px', marginBlock: '-10px', textDecoration: 'none' })
partGlobal(`.${title} a:hover`, { textDecoration: 'underline' })
export const meta = part({ fontSize: size[1], color: vars.text.quiet, lineHeight: 1.4 })
// Lines break between facts; within a fact only if it is longer than the line, and then between words.
partGlobal(`.${meta} span`, { display: 'inline-block' })
export const amount = part({
  ...smallNumeralFace,
  fontSize: size[4],
  lineHeight: 1.1,
  color: vars.text.heading,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '@media': { [below('large')]: { whiteSpace: 'normal' } },
})
// A long unit goes below its numeral if both do not fit side by side.
partGlobal(`.${amount} small`, {
  display: 'inline-block',
  font: `400 ${size[1]}/1.2 ${vars.font.text}`,
  letterSpacing: 0,
  color: vars.text.quiet,
})
export const gain = part({ color: vars.text.good })
export const status = part({
  fontSize: size[1],
  color: vars.text.quiet,
  textAlign: 'right',
  textWrap: 'balance',
})
// Inline, so that it stays beside the first word if the text needs more lines.
partGlobal(`.${status}::before`, {
  content: '',
  display: 'inline-block',
  width: '9px',
  height: '9px',
  marginInlineEnd: '6px',
  borderRadius: '50%',
  border: '2px solid',
})
export const good = part({ color: vars.text.good })
partGlobal(`.${good}::before`, { background: 'currentColor' })
export const half = part({})
partGlobal(`.${half}::before`, { background: 'linear-gradient(90deg,currentColor 50%,#0000 50%)' })
export const why = part({ gridColumn: '1/-1', marginTop: space[2], maxWidth: '60ch', fontSize: size[1], color: vars.text.quiet })
export const more = part({ gridColumn: '1/-1' })
export const action = part({
  gridColumn: '1/-1',
  minHeight: TOUCH,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  alignItems: 'center',
  fontSize: size[1],
  color: vars.text.quiet,
})
partGlobal(`.${apart} .${amount}`, { color: vars.text.heading })
export const dim = part({})
partGlobal(`.${dim} .${title},.${dim} .${amount}`, { color: vars.text.dim })
