import { from, numeralFace, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], selectors: { '&:empty': { display: 'none' } } })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}` })
export const address = style({ fontStyle: 'normal', color: vars.text.quiet })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}`, alignItems: 'center' })

/** The room of the two buttons that come after the page, in the widest typeface of a partner. They are last, so that nothing moves. */
export const later = style({ minWidth: '12.6rem', minHeight: '44px' })

export const section = style({
  display: 'grid',
  gap: space[4],
  marginTop: space[8],
  paddingTop: space[8],
  borderTop: `1px solid ${vars.border.hair}`,
})
/** The first section needs no rule above it. */
export const prelude = style({ marginTop: space[6] })
globalStyle(`${prelude} > div`, { justifyItems: 'start' })
globalStyle(`${prelude} h2`, { fontSize: size[4] })
export const part = style({ display: 'grid', gap: space[4], alignContent: 'start' })
for (const block of [section, part]) globalStyle(`${block} > h2`, { fontSize: size[4] })
/** Hours beside further information, where there is room for both. */
export const pair = style({
  display: 'grid',
  gap: space[7],
  marginTop: space[8],
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0,1.25fr) minmax(0,1fr)' } },
})
/** One per line: half of a column has no room for two. */
export const lines = style({})
globalStyle(`${lines} > ul`, { gridTemplateColumns: 'minmax(0,1fr)' })
export const score = style({ display: 'flex', alignItems: 'baseline', gap: space[3], color: vars.text.quiet })
globalStyle(`${score} > strong`, { ...numeralFace, fontSize: size.ratePanel, lineHeight: 1, color: vars.text.heading })
export const pictures = style({ display: 'flex', gap: space[3], overflowX: 'auto' })
globalStyle(`${pictures} img`, { maxWidth: 'none', borderRadius: vars.radius.card })

export const hours = style({ display: 'grid' })
globalStyle(`${hours} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
  borderBottom: `1px solid ${vars.border.hair}`,
})
globalStyle(`${hours} > [aria-current]`, { fontWeight: vars.strong, color: vars.text.heading })
globalStyle(`${hours} dd`, { textAlign: 'end' })

export const reviews = style({ display: 'grid', gap: space[5] })
globalStyle(`${reviews} > li`, { display: 'grid', gap: space[1] })
globalStyle(`${reviews} > li + li`, { paddingTop: space[5], borderTop: `1px solid ${vars.border.hair}` })
globalStyle(`${reviews} blockquote`, { margin: 0, maxWidth: '60ch' })
export const by = style({ color: vars.text.quiet, fontSize: size[1] })
/** An offer for the member alone. */
export const flex = style({
  marginBlock: space[4],
  padding: space[4],
  borderRadius: vars.radius.control,
  border: `1.5px dashed ${vars.border.leader}`,
  fontSize: size[1],
})
export const prompt = style({ display: 'grid', justifyItems: 'start', gap: space[4], marginTop: space[5] })
