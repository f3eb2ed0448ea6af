import { from, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

import { bannersStyle } from '../content/earn-banners-style.ts'

/** Banners, and below them the offers. */
export const offers = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[7] })
export const banners = bannersStyle()
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.border.card}`,
  borderRadius: vars.radius.panel,
  background: vars.surface.raised,
  color: vars.text.body,
  textDecoration: 'none',
  boxShadow: `0 1px 2px ${vars.shadow.soft}`,
})
/**
 * Three cards in a row, on a wide screen; a last row of one or two is not left half empty: its two cards, or the last four, share rows of two,
 * with the picture beside the text.
 */
export const list = style({
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(6,minmax(0,1fr))' } },
})
const pairs = [2, 4].map((left) => `:nth-child(3n+1):nth-last-child(${left})`).join()
const inPair = `:is(${pairs},:is(${pairs})~li,:only-child)`
globalStyle(`${list}>li`, { '@media': { [from('desktop')]: { gridColumn: 'span 2' } } })
globalStyle(`${list}>li${inPair}`, { '@media': { [from('desktop')]: { gridColumn: 'span 3' } } })
/** Shown above the text, which comes first in reading order. */
export const cardScene = style({ gridRow: 1 })
export const cardText = style({
  display: 'grid',
  gridRow: 2,
  gridTemplateRows: 'auto 1fr auto',
  gap: space[3],
  padding: space[5],
})
globalStyle(`${list}>li${inPair}>a`, {
  '@media': { [from('desktop')]: { gridTemplateColumns: '42% minmax(0,1fr)', gridTemplateRows: 'minmax(220px,auto)' } },
})
globalStyle(`${list}>li${inPair} ${cardScene}`, { '@media': { [from('desktop')]: { aspectRatio: 'auto', height: '100%' } } })
globalStyle(`${list}>li${inPair} ${cardText}`, { '@media': { [from('desktop')]: { gridRow: 1, gridColumn: 2 } } })
globalStyle(`${cardText} h2`, { fontSize: size[4], textWrap: 'balance' })
globalStyle(`${cardText} p`, {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  alignSelf: 'start',
})
export const readMore = style({ color: vars.text.link, fontWeight: 600 })
globalStyle(`${card}:hover .${readMore}`, { textDecoration: 'underline' })
