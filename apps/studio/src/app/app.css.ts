import { below, space, TOUCH, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** The tool's text is a step smaller than a site's. Its typeface has no stops that fit between tabular figures. */
globalStyle('html', { fontSize: '93.75%', fontVariantNumeric: 'lining-nums' })

export const BAR = '52px'

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  height: BAR,
  paddingInline: space[5],
  background: vars.surface.brand,
  color: vars.text.onBrand,
  '@media': { [below('tablet')]: { gap: space[2], paddingInline: space[3] } },
})
globalStyle(`${bar} :focus-visible`, { outlineColor: vars.border.focusOnBrand })
export const mark = style({
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  fontSize: '1.3125rem',
  letterSpacing: vars.display.tracking,
  textDecoration: 'none',
  padding: '8px 0',
})
export const partnerChoice = style({
  minWidth: 0,
  flex: '0 1 260px',
  height: '38px',
  '@media': { '(pointer:coarse)': { height: '44px' } },
  padding: '0 10px',
  background: 'transparent',
  color: 'inherit',
  border: `1px solid ${vars.border.leaderOnBrand}`,
  borderRadius: vars.radius.control,
})
globalStyle(`${partnerChoice} option`, { background: vars.surface.raised, color: vars.text.body })
/** A block, since a flexible box gives its text no ellipsis. */
export const who = style({
  display: 'block',
  minWidth: 0,
  marginInlineStart: 'auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: TOUCH,
  color: 'inherit',
  fontSize: '.9375rem',
})
export const leave = style({ color: 'inherit', flex: 'none' })

export const page = style({
  maxWidth: '1050px',
  marginInline: 'auto',
  padding: `${space[6]} ${space[5]} ${space[9]}`,
  '@media': { [below('tablet')]: { paddingInline: space[3] } },
})
export const fault = style({
  maxWidth: '520px',
  margin: '12vh auto',
  padding: space[5],
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
})
export const callFault = style({ display: 'grid', gap: space[3], justifyItems: 'start' })
export const faultNotice = style({ display: 'grid', gap: space[3], justifyItems: 'start', paddingBlock: space[4] })
export const heading = style({ fontSize: '2rem', lineHeight: 1.2 })
export const quiet = style({ color: vars.text.quiet, fontSize: '.9375rem' })
export const alert = style({ color: vars.text.danger, fontWeight: vars.strong, fontSize: '.9375rem' })

/** The links to other pages of a list. */
export const pages = style({ display: 'flex', gap: space[5], alignItems: 'center', paddingTop: space[4] })
globalStyle(`${pages} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.text.link,
  fontWeight: vars.strong,
})
