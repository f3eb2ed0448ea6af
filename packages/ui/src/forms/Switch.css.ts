import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const line = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 48px',
  alignItems: 'center',
  gap: space[4],
  minHeight: '44px',
  paddingBlock: '8px',
  cursor: 'pointer',
})
partGlobal(`.${line} input`, {
  appearance: 'none',
  position: 'relative',
  width: '48px',
  height: '28px',
  margin: 0,
  cursor: 'inherit',
  border: `2px solid ${vars.control.track}`,
  borderRadius: '14px',
  background: vars.surface.raised,
})
partGlobal(`.${line} input::after`, {
  content: '',
  position: 'absolute',
  insetBlock: '3px',
  insetInlineStart: '3px',
  width: '18px',
  borderRadius: '50%',
  background: vars.control.track,
  transition: `transform ${vars.motion.quick}`,
})
partGlobal(`.${line} input:checked`, { background: vars.control.on, borderColor: vars.control.on })
partGlobal(`.${line} input:checked::after`, { transform: 'translateX(20px)', background: vars.text.onControl })
partGlobal(`.${line}:has(:disabled)`, { cursor: 'default', color: vars.text.dim })
partGlobal(`.${line} input:disabled`, { opacity: 0.55 })
partGlobal(`.${line} input[aria-invalid=true]`, { borderColor: vars.border.danger })
partGlobal(`.${line} input`, { '@media': { '(forced-colors:active)': { appearance: 'auto' } } })
partGlobal(`.${line} input::after`, { '@media': { '(forced-colors:active)': { display: 'none' } } })
