import { size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], selectors: { '&:empty': { display: 'none' } } })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}` })
export const address = style({ fontStyle: 'normal', color: vars.text.quiet })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}`, alignItems: 'center' })

export const section = style({ display: 'grid', gap: space[4], marginTop: space[8] })
export const hours = style({ display: 'grid', maxWidth: '26rem' })
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
globalStyle(`${reviews} > li`, { display: 'grid', gap: space[1], paddingBottom: space[5], borderBottom: `1px solid ${vars.border.hair}` })
globalStyle(`${reviews} blockquote`, { margin: 0, maxWidth: '60ch' })
export const by = style({ color: vars.text.quiet, fontSize: size[1] })
export const prompt = style({ display: 'grid', justifyItems: 'start', gap: space[4], marginTop: space[5] })
