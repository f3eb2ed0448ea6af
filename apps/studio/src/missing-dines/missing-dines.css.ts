import { space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const facts = style({
  display: 'grid',
  gap: `${space[2]} ${space[5]}`,
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,230px),1fr))',
  width: '100%',
})
globalStyle(`${facts} dt`, { fontSize: '.875rem', color: vars.text.quiet })
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' })
export const messages = style({ display: 'grid', gap: space[3], width: '100%', paddingBlock: space[2] })
globalStyle(`${messages} li`, { paddingInlineStart: space[4], borderInlineStart: `3px solid ${vars.border.hair}` })
export const lines = style({ paddingInlineStart: space[5], listStyle: 'disc', overflowWrap: 'anywhere' })
export const decide = style({ display: 'grid', gap: space[4], width: '100%', paddingTop: space[3] })
export const grant = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,180px),1fr))' })
