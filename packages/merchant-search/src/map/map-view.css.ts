import { edge, from, size, space, TOUCH, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** Colours of the base map: the partner's surfaces with a little of blue water and of the brand's link. */
export const water = style({ color: `color-mix(in oklab,${vars.surface.sunken} 55%,light-dark(#a9cfe8,#15354d))` })
export const land = style({ color: `color-mix(in oklab,${vars.surface.page} 94%,${vars.text.quiet})` })
export const county = style({ color: `color-mix(in oklab,${vars.surface.page} 72%,${vars.text.quiet})` })
export const state = style({ color: `color-mix(in oklab,${vars.surface.page} 40%,${vars.text.quiet})` })
export const label = style({ color: vars.text.quiet })
export const halo = style({ color: vars.surface.page })

export const map = style({
  position: 'relative',
  height: '100%',
  overflow: 'clip',
  background: vars.surface.sunken,
  isolation: 'isolate',
})
/** The box of the canvas; what the library needs of its own style sheet, which has 70 kB. */
export const ground = style({ position: 'absolute', inset: 0, cursor: 'grab', ':active': { cursor: 'grabbing' } })
globalStyle(`${ground} canvas`, { position: 'absolute', insetInlineStart: 0, top: 0 })
globalStyle(`${ground} .maplibregl-canvas-container`, { position: 'absolute', inset: 0, touchAction: 'none', overflow: 'hidden' })
globalStyle(`${ground} .maplibregl-control-container`, { display: 'none' })
globalStyle(`${ground} .maplibregl-boxzoom`, {
  position: 'absolute',
  border: `2px dotted ${vars.text.body}`,
  background: '#fff8',
  width: 0,
  height: 0,
})

export const pins = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  pointerEvents: 'none',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const place = style({ position: 'absolute', insetInlineStart: 0, top: 0, width: 0, height: 0, pointerEvents: 'auto' })
export const pin = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3px',
  minWidth: TOUCH,
  height: '32px',
  padding: '0 10px',
  translate: '-50% -50%',
  border: `2px solid ${vars.surface.raised}`,
  borderRadius: '16px',
  background: vars.control.on,
  color: vars.text.onControl,
  fontSize: size[1],
  fontWeight: vars.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  boxShadow: `0 1px 3px ${vars.shadow.firm}`,
  transition: `scale ${vars.motion.quick}`,
  // The target is 44 px high.
  '::after': { content: '', position: 'absolute', inset: '-8px -2px' },
  '@media': { '(prefers-reduced-motion:reduce)': { transition: 'none' }, '(forced-colors:active)': { borderColor: 'CanvasText' } },
})
export const group = style({ minWidth: '38px', height: '38px', borderRadius: '19px' })
export const pointed = style({ scale: '1.18', boxShadow: `0 0 0 3px ${vars.text.body},0 4px 12px ${vars.shadow.firm}` })
export const selected = style([pointed, { scale: '1.18' }])
/** A pin without a figure. */
export const dot = style({ width: '10px', height: '10px', borderRadius: '50%', background: 'currentcolor' })

/** A restaurant of another page of results. */
export const other = style({
  position: 'absolute',
  insetInlineStart: '-5px',
  top: '-5px',
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  border: `2px solid ${vars.surface.raised}`,
  background: vars.control.on,
  opacity: 0.75,
})

export const card = style({
  position: 'absolute',
  bottom: '26px',
  insetInlineStart: 0,
  translate: 'calc(-50% + var(--shift,0px))',
  selectors: { '&[data-below]': { bottom: 'auto', top: '26px' } },
  display: 'flex',
  alignItems: 'center',
  width: 'max-content',
  maxWidth: '260px',
  padding: `${space[2]} 0 ${space[2]} ${space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.card}`,
  boxShadow: `0 4px 16px ${vars.shadow.firm}`,
})
export const cardLink = style({ display: 'grid', flex: 1, minWidth: 0, color: vars.text.body, textDecoration: 'none', lineHeight: 1.3 })
globalStyle(`${cardLink} > strong`, { color: vars.text.heading, overflow: 'hidden', textOverflow: 'ellipsis' })
globalStyle(`${cardLink} > span`, { fontSize: size[1] })
globalStyle(`${cardLink}:hover > strong`, { textDecoration: 'underline' })

export const searchArea = style({
  position: 'absolute',
  bottom: '36px',
  insetInline: '64px',
  '@media': { [from('desktop')]: { bottom: 'auto', top: space[4] } },
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  zIndex: 4,
})
globalStyle(`${searchArea} > button`, {
  pointerEvents: 'auto',
  background: vars.surface.raised,
  boxShadow: `0 2px 10px ${vars.shadow.firm}`,
})

/** Between a button and the side of the map, which may be the side of the window. */
const beside = `max(${space[3]},${edge.sides})`
export const controls = style({ position: 'absolute', top: space[3], insetInlineEnd: beside, display: 'grid', gap: space[2], zIndex: 4 })
export const moves = style({
  position: 'absolute',
  top: `calc(4*${TOUCH} + 4*${space[2]})`,
  insetInlineEnd: 0,
  display: 'grid',
  gridTemplateAreas: '". up ." "left . right" ". down ."',
  gridTemplateColumns: `repeat(3,${TOUCH})`,
})
;['up', 'left', 'right', 'down'].forEach((area, at) => globalStyle(`${moves} > :nth-child(${at + 1})`, { gridArea: area }))

export const legend = style({
  position: 'absolute',
  top: space[3],
  insetInlineStart: beside,
  maxWidth: '150px',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  boxShadow: `0 1px 6px ${vars.shadow.firm}`,
  fontSize: size[0],
  lineHeight: 1.35,
  pointerEvents: 'none',
  zIndex: 4,
})
globalStyle(`${legend} svg`, { display: 'inline', width: '.95em', height: '.95em', verticalAlign: '-.12em' })
export const owners = style({
  position: 'absolute',
  bottom: 0,
  insetInlineEnd: edge.sides,
  padding: `0 ${space[2]}`,
  background: `color-mix(in srgb,${vars.surface.raised} 80%,#0000)`,
  fontSize: '.6875rem',
  color: vars.text.body,
  pointerEvents: 'none',
  zIndex: 2,
})
