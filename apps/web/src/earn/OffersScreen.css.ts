import { size, space, vars } from '@dining/ui/style'
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
/** Shown above the text, which comes first in reading order. */
export const cardScene = style({ gridRow: 1 })
export const cardText = style({
  display: 'grid',
  gridRow: 2,
  gridTemplateRows: 'auto 1fr auto',
  gap: space[3],
  padding: space[5],
})
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
