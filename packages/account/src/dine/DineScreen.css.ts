import { from, ground, size, smallNumeralFace, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

const hair = `1px solid ${vars.border.hair}`

export const dine = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[7] })
export const head = style({
  display: 'grid',
  gap: space[4],
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0,1fr) auto', alignItems: 'end' } },
})
globalStyle(`${head} h1`, { overflowWrap: 'anywhere' })
globalStyle(`${head} h1 a`, { color: 'inherit', textDecoration: 'none' })
globalStyle(`${head} h1 a:hover`, { textDecoration: 'underline' })
export const facts = style({ marginTop: space[2], color: ground.quiet })
globalStyle(`${facts} span`, { display: 'inline-block' })
export const amount = style({
  ...smallNumeralFace,
  fontSize: size[5],
  lineHeight: 1.1,
  color: vars.text.heading,
  '@media': { [from('tablet')]: { textAlign: 'right' } },
})
globalStyle(`${amount} small`, { display: 'block', font: `400 ${size[1]}/1.4 ${vars.font.text}`, letterSpacing: 0, color: ground.quiet })
export const gain = style({ color: vars.text.good })

export const state = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[2] })

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[6],
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0,1.6fr) minmax(0,1fr)', alignItems: 'start' } },
})
/** Lines of the receipt: a sum has a rule above it. */
export const receipt = style({})
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: `2px ${space[4]}`,
  paddingBlock: space[3],
})
export const sum = style({ borderTop: hair, fontWeight: vars.strong, color: vars.text.heading })
export const total = style({ borderTop: `2px solid ${vars.text.heading}`, fontSize: size[3] })
globalStyle(`${line} dd`, { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const why = style({ fontSize: size[1], fontWeight: 400, color: ground.quiet })
globalStyle(`${line} ${why}`, { gridColumn: '1/-1', textAlign: 'start', maxWidth: '52ch' })
export const side = style({ display: 'grid', gap: space[5] })
globalStyle(`${side} h2`, { fontSize: size[3], marginBottom: space[2] })
export const links = style({ display: 'grid', justifyItems: 'start', gap: space[1], marginTop: space[2] })

// Printed, the page is the receipt alone.
const elsewhere = `body:has(${dine}) :not(:has(${dine}),${dine},${dine} *)`
globalStyle(elsewhere, { '@media': { print: { display: 'none !important' } } })
globalStyle(`${dine} h1 a[href]`, { '@media': { print: { color: 'inherit' } } })
export const notPrinted = style({ '@media': { print: { display: 'none' } } })
globalStyle(`body:has(${dine}),body:has(${dine}) :has(${dine})`, {
  '@media': { print: { padding: '0 !important', border: '0 !important', background: 'none !important', boxShadow: 'none !important' } },
})
