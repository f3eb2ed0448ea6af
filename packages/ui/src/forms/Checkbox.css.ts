import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const check = part({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0,1fr)',
  gap: space[3],
  minHeight: '44px',
  paddingBlock: '10px',
  cursor: 'pointer',
})
partGlobal(`.${check}:has(:disabled)`, { opacity: 0.5, cursor: 'default' })
/** Under the label, not under the box. */
export const help = part({ marginInlineStart: `calc(24px + ${space[3]})`, marginBlockStart: `calc(-1*${space[3]})` })
partGlobal(`.${check} input`, {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  margin: 0,
  cursor: 'inherit',
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: `min(${vars.radius.control},6px)`,
  background: vars.surface.raised,
})
partGlobal(`.${check} input:checked`, { background: vars.control.on, borderColor: vars.control.on })
partGlobal(`.${check} input:checked::after`, {
  content: '',
  width: '6px',
  height: '12px',
  marginTop: '-3px',
  border: `solid ${vars.text.onControl}`,
  borderWidth: '0 2.5px 2.5px 0',
  transform: 'rotate(42deg)',
})
partGlobal(`.${check} input[aria-invalid=true]`, { borderColor: vars.border.danger, boxShadow: `inset 0 0 0 1px ${vars.border.danger}` })
partGlobal(`.${check} input`, { '@media': { '(forced-colors:active)': { appearance: 'auto' } } })
partGlobal(`.${check} input:checked::after`, { '@media': { '(forced-colors:active)': { display: 'none' } } })
