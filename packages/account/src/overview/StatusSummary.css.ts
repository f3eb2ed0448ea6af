import { ground, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const status = style({ display: 'grid', gap: space[5], boxShadow: `0 10px 30px ${vars.shadow.firm}` })
export const who = style({ display: 'grid', gap: space[1] })
globalStyle(`${who} h1`, { fontSize: size[4] })
globalStyle(`${who} p`, { fontSize: size[3] })
export const way = style({ fontSize: size[4], fontWeight: vars.strong, color: ground.heading })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[7]}` })
globalStyle(`${facts} dd`, {
  fontWeight: vars.strong,
  fontSize: size[3],
  fontVariantNumeric: 'lining-nums tabular-nums',
})
export const next = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[3]} ${space[6]}` })
/** On the brand's background colour. */
globalStyle(`${next} p a`, { color: 'inherit' })
