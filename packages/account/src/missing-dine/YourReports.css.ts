import { space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const reports = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', borderTop: `1px solid ${vars.border.hair}` })
export const report = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[2],
  paddingBlock: space[5],
  borderBottom: `1px solid ${vars.border.hair}`,
  scrollMarginTop: '120px',
})
globalStyle(`${report} h3`, { overflowWrap: 'anywhere' })
export const state = style({ fontWeight: vars.strong, color: vars.text.heading })
export const messages = style({ display: 'grid', gap: space[3], marginBlock: space[2] })
globalStyle(`${messages} li`, {
  padding: space[4],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hair}`,
  maxWidth: '62ch',
})
export const ours = style({ background: vars.surface.tint })
export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
