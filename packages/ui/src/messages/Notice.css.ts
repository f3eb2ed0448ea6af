import { plainHeading } from '../style/faces.ts'
import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const notice = part({
  display: 'flex',
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.control,
  background: vars.surface.notice,
  color: vars.text.body,
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors:active)': { border: '1px solid' } },
})
partGlobal(`.${notice}>div`, { flex: 1, minWidth: 0 })
partGlobal(`.${notice} a`, { color: 'inherit', fontWeight: vars.strong })
export const title = part({ ...plainHeading, color: vars.text.heading, textWrap: 'wrap' })

const tone = (edge: string, ground: string, text: string) => {
  const name = part({ background: ground, borderInlineStart: `4px solid ${edge}` })
  partGlobal(`.${name}>svg,.${name} .${title}`, { color: text })
  return name
}
export const error = tone(vars.border.danger, vars.surface.danger, vars.text.danger)
export const success = tone(vars.border.good, vars.surface.good, vars.text.good)
export const warning = tone(vars.border.warning, vars.surface.warning, vars.text.warning)
