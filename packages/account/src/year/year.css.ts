import { ground, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** On the brand's background colour. */
export const onBrand = style({})
globalStyle(`${onBrand} a`, { color: 'inherit' })
export const note = style({ display: 'block', fontSize: size[1], fontWeight: 400, color: ground.quiet })

export const months = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'lining-nums tabular-nums' })
globalStyle(`${months} tbody :is(th,td)`, { padding: `${space[2]} 0`, textAlign: 'start', verticalAlign: 'middle' })
globalStyle(`${months} tbody th`, { width: '3.2em', fontWeight: 400, color: ground.quiet })
globalStyle(`${months} tbody td:last-child`, {
  width: '5.5em',
  paddingInlineStart: space[3],
  textAlign: 'end',
  color: ground.quiet,
  whiteSpace: 'nowrap',
})
/** The bar takes what the figure beside it leaves. */
export const earned = style({})
globalStyle(`${months} ${earned}`, {
  display: 'grid',
  gridTemplateColumns: 'calc((100% - 5.5em)*var(--share,1)) auto',
  alignItems: 'center',
  justifyContent: 'start',
  gap: space[2],
  fontWeight: vars.strong,
  whiteSpace: 'nowrap',
})
export const bar = style({
  height: '1.1em',
  background: vars.text.earn,
  borderRadius: '2px',
  '@media': { '(forced-colors:active)': { background: 'CanvasText' } },
})

export const years = style({ display: 'grid', gap: space[2] })
globalStyle(`${years} h2`, { fontSize: size[3] })
globalStyle(`${years} ul`, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[5]}`, margin: 0, padding: 0, listStyle: 'none' })
globalStyle(`${years} [aria-current]`, { textDecoration: 'none', color: ground.heading })
