import { onPaper } from '../style/ground.css.ts'
import { space, TOUCH } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'
import { anchored, floatingLook } from '../overlays/floating.ts'

export const list = part({
  ...anchored,
  ...floatingLook,
  width: 'anchor-size(width)',
  minWidth: 'min(240px,100vw)',
  maxWidth: 'none',
  maxHeight: 'min(320px,50dvh)',
  margin: 0,
  padding: space[1],
  positionArea: 'bottom span-right',
  vars: onPaper,
})
partGlobal(`.${list}>div`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: TOUCH,
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
})
partGlobal(`.${list} small`, { marginInlineStart: 'auto', paddingInlineStart: space[3], color: vars.text.quiet })
partGlobal(`.${list}>:is([aria-selected=true],:hover)`, { background: vars.surface.tint, color: vars.text.heading })
partGlobal(`.${list}>[aria-selected=true]`, { boxShadow: `inset 3px 0 ${vars.control.on}` })
partGlobal(`.${list}>[aria-selected=true]`, {
  '@media': { '(forced-colors:active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})
