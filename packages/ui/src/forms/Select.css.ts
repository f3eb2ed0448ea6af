import { part, partGlobal } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const select = part({ position: 'relative' })
partGlobal(`.${select} select`, { appearance: 'none', paddingInlineEnd: '40px' })
partGlobal(`.${select} svg`, { position: 'absolute', insetInlineEnd: '14px', top: '16px', pointerEvents: 'none', color: vars.text.link })
