import { space } from '../style/metrics.ts'
import { partGlobal, part } from '../style/part.ts'

export const area = part({})
// More specific than the control's own height of one line.
partGlobal(`textarea.${area}`, {
  height: 'auto',
  padding: `${space[3]} ${space[4]}`,
  lineHeight: 1.5,
  resize: 'vertical',
})
