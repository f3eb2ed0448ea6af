import { CONTROL, space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const field = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '6px',
  alignContent: 'start',
  overflowWrap: 'anywhere',
})
export const label = part({ fontWeight: vars.strong, fontSize: size[1], color: vars.text.heading })
export const optional = part({ fontWeight: 400, color: vars.text.quiet })
export const help = part({ fontSize: size[1], color: vars.text.quiet, lineHeight: 1.4 })
export const error = part({
  display: 'flex',
  gap: space[2],
  fontSize: size[1],
  lineHeight: 1.4,
  color: vars.text.danger,
  fontWeight: vars.strong,
})
export const control = part({
  width: '100%',
  height: CONTROL,
  padding: `0 ${space[4]}`,
  background: vars.surface.raised,
  color: vars.text.body,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.text.quiet, opacity: 1 },
  ':hover': { borderColor: vars.border.controlHover },
  selectors: {
    '&[aria-invalid=true]': { borderColor: vars.border.danger, boxShadow: `inset 0 0 0 1px ${vars.border.danger}` },
    '&:read-only:not(select)': { background: vars.surface.sunken },
  },
})
export const around = part({ position: 'relative' })
/** An element at the end of the control: 44 px high, 3 px from the edge. */
export const inside = part({
  position: 'absolute',
  insetBlock: '3px',
  insetInlineEnd: '3px',
  display: 'flex',
  alignItems: 'center',
  color: vars.text.link,
})
export const hasInside = part({})
partGlobal(`.${hasInside}>.${control}`, { paddingInlineEnd: '52px' })
