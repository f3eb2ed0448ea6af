import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

const { card: manner } = vars
const raised = `0 2px 4px ${vars.shadow.soft},0 10px 24px ${vars.shadow.firm}`

export const card = part({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  color: vars.text.body,
  borderRadius: vars.radius.card,
  border: `${manner.outline} solid ${vars.border.card}`,
  boxShadow: `${manner.rest} ${vars.shadow.soft},${manner.lift} ${vars.shadow.firm}`,
  filter: manner.filter,
  textDecoration: 'none',
  transition: `transform ${vars.motion.steady}`,
  '@media': { '(forced-colors:active)': { border: '1px solid' } },
})
partGlobal(`a.${card}:hover`, { transform: 'translateY(-3px)', boxShadow: raised })
export const lifted = part({
  transform: 'translateY(-3px)',
  boxShadow: `0 0 0 2.5px ${vars.control.on},${raised}`,
  '@media': { '(forced-colors:active)': { border: '3px solid Highlight' } },
})

const inner = `calc(${vars.radius.card} - ${manner.outline})`
/** 1.6, whatever it contains (IMG-02). */
export const picture = part({
  order: -1,
  aspectRatio: '1.6',
  overflow: 'hidden',
  borderRadius: `${inner} ${inner} ${manner.foot} ${manner.foot}`,
  mask: manner.above,
})
partGlobal(`.${picture}>img`, { width: '100%', height: '100%', objectFit: 'cover' })
export const badges = part({
  position: 'absolute',
  insetInline: space[2],
  top: space[2],
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  zIndex: 1,
  containerType: 'inline-size',
})
// On a slide of 200 px, three lines of badges end above the buttons in the picture's lower corner.
const small = '(max-width:200px)'
partGlobal(`.${badges}>span`, {
  '@container': { [small]: { gap: '4px', minHeight: '19px', padding: '0 8px', marginBottom: '-2px', fontSize: '.75rem' } },
})
partGlobal(`.${badges}>span>svg`, { '@container': { [small]: { width: '14px', height: '14px' } } })
export const body = part({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  padding: `${space[3]} ${manner.pad} ${space[4]}`,
  background: vars.surface.card,
  borderTop: `${manner.tear} dashed ${vars.border.leader}`,
  borderRadius: `0 0 ${inner} ${inner}`,
  mask: manner.below,
})
/** After the name in the document, at the end visually, and the most prominent line. */
export const earn = part({ display: 'flex', order: 1, marginTop: 'auto', paddingTop: `calc(${space[4]}*${vars.density})` })
/** A rate that is not loaded yet: its space, filled like a skeleton. */
export const earnToCome = part({ display: 'flex', borderRadius: vars.radius.control, background: vars.border.hair })
partGlobal(`.${earnToCome}>*`, { visibility: 'hidden' })
export const name = part({
  fontWeight: vars.name.weight,
  letterSpacing: vars.name.tracking,
  fontSize: `calc(1.1875rem*${vars.name.scale})`,
  lineHeight: 1.25,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const meta = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 .6em',
  marginTop: '2px',
  // Its line remains without a rating and a price, so that cards in a row are equal.
  minHeight: '1.45em',
  fontSize: size[1],
  lineHeight: 1.45,
  color: vars.text.quiet,
})
/** On one line: a long text is truncated, but never its last part (the distance). */
export const facts = part({
  display: 'flex',
  marginTop: '2px',
  minHeight: '1.45em',
  fontSize: size[1],
  lineHeight: 1.45,
  color: vars.text.quiet,
  whiteSpace: 'pre',
})
partGlobal(`.${facts}>:first-child`, { overflow: 'hidden', textOverflow: 'ellipsis' })
