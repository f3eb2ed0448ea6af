import { from, ground, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** One card fills the line; two or more stand side by side if there is room. */
export const cards = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,320px),1fr))' } },
})
export const card = style({ display: 'grid', padding: 0, overflow: 'hidden', alignContent: 'start', containerType: 'inline-size' })
export const picture = style({ width: '100%', height: 'auto', aspectRatio: '16/10', objectFit: 'cover' })
export const body = style({ display: 'grid', gap: space[3], padding: space[5], alignContent: 'start' })
/** Text and picture side by side on a card that has its line for itself. */
globalStyle(`${cards}>${card}:only-child:has(img)`, {
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' } },
})
globalStyle(`${cards}>${card}:only-child>img`, {
  '@media': { [from('tablet')]: { order: 1, height: '100%', minHeight: '220px', aspectRatio: 'auto' } },
})
export const title = style({ fontSize: size[4], color: ground.heading, textWrap: 'balance' })
globalStyle(`${title}>span`, { whiteSpace: 'normal' })
export const error = style({ color: vars.text.danger })
export const app = style({ display: 'grid', gap: space[2] })
export const stores = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[5]}` })
export const bar = style({
  display: 'block',
  height: '6px',
  marginBlockEnd: space[2],
  borderRadius: '3px',
  overflow: 'hidden',
  background: vars.surface.tint,
  '@media': { '(forced-colors:active)': { border: '1px solid' } },
})
globalStyle(`${bar}>span`, { display: 'block', height: '100%', background: vars.text.good, forcedColorAdjust: 'none' })
