import { space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const title = style({ fontSize: '1.5rem', lineHeight: 1.3, paddingBlock: `${space[5]} ${space[3]}` })
/** Its line keeps its room, so that a message moves nothing. */
export const said = style({
  minHeight: '1.5em',
  marginTop: space[3],
  fontSize: '.9375rem',
  fontWeight: vars.strong,
  color: vars.text.heading,
})
export const empty = style({
  marginTop: space[3],
  padding: space[5],
  border: `1px dashed ${vars.border.control}`,
  borderRadius: vars.radius.card,
})
export const list = style({ display: 'grid', gap: space[4], paddingTop: space[3] })
export const item = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  padding: space[5],
  border: `1px solid ${vars.border.hair}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
})
export const merchant = style({ fontSize: '1.125rem', lineHeight: 1.3, overflowWrap: 'anywhere' })
globalStyle(`${merchant} a`, { display: 'inline-block', paddingBlock: '10px', marginBlock: '-10px', color: vars.text.link })
export const text = style({ margin: 0, maxWidth: '70ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const facts = style({ fontSize: '.875rem', color: vars.text.quiet, overflowWrap: 'anywhere' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], paddingTop: space[2] })
