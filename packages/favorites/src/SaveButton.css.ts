import { size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** The heart is filled where the restaurant is saved. */
export const heart = style({})
globalStyle(`${heart}[aria-pressed=true] path`, { fill: 'currentColor' })

/** Over the picture of a card, in its lower corner: the badges have the upper ones. The rest of the picture stays part of the card's link. */
export const onCard = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  zIndex: 2,
  aspectRatio: '1.6',
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-end',
  gap: space[2],
  padding: space[2],
  pointerEvents: 'none',
})
globalStyle(`${onCard} > *`, { pointerEvents: 'auto' })
export const buttons = style({ display: 'flex', gap: space[2] })
export const onPage = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[6]}` })

export const note = style({
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.border.hair}`,
  background: vars.surface.card,
  color: vars.text.body,
  fontSize: size[1],
})
