import { below, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

import { BAR } from '../app/app.css.ts'

const WIDE = '(min-width:1000px)'
const NARROW = '(max-width:999.98px)'

export const page = style({
  maxWidth: '1560px',
  marginInline: 'auto',
  padding: `0 ${space[5]} ${space[8]}`,
  '@media': { [below('tablet')]: { paddingInline: space[3] } },
})
export const head = style({
  position: 'sticky',
  top: BAR,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  alignItems: 'end',
  justifyContent: 'space-between',
  paddingBlock: space[3],
  background: vars.surface.page,
  borderBottom: `1px solid ${vars.border.hair}`,
  '@media': { [NARROW]: { position: 'static', borderBottom: 0 } },
})
export const heading = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const crumbs = style({ fontSize: '.875rem', color: vars.text.quiet })
globalStyle(`${crumbs} a`, { color: vars.text.link })
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  fontSize: '1.625rem',
  lineHeight: 1.25,
})
export const coming = style({ fontFamily: vars.font.text, fontSize: '.875rem', fontWeight: 400, letterSpacing: 0, color: vars.text.quiet })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'center',
  justifyContent: 'end',
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
export const button = style({ height: '44px', minHeight: '44px', paddingInline: space[4] })
export const outcome = style({ fontSize: '.9375rem', color: vars.text.quiet, maxWidth: '46ch' })
globalStyle(`${outcome} [role=alert]`, { color: vars.text.danger, fontWeight: vars.strong })
globalStyle(`${outcome}[data-kind=done] [role=status]`, { color: vars.text.good })
// On a phone the most frequent actions are within reach of the thumb.
globalStyle(actions, {
  '@media': {
    [NARROW]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: 6,
      padding: `${space[2]} ${space[3]}`,
      background: vars.surface.raised,
      borderTop: `1px solid ${vars.border.hair}`,
      justifyContent: 'space-between',
      gap: space[2],
    },
  },
})
globalStyle(buttons, { '@media': { [NARROW]: { marginInlineStart: 'auto' } } })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[6],
  alignItems: 'start',
  paddingTop: space[3],
  '@media': {
    [WIDE]: { gridTemplateColumns: 'minmax(0,1fr) minmax(420px,44%)' },
    [NARROW]: { gap: space[3] },
  },
})
/** Beside the form; on a narrow screen its parts surround the form. */
export const rail = style({
  minWidth: 0,
  '@media': {
    [WIDE]: { position: 'sticky', top: `calc(${BAR} + 84px)`, maxHeight: `calc(100vh - ${BAR} - 96px)`, overflowY: 'auto' },
    [NARROW]: { display: 'contents' },
  },
})
export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  paddingBottom: space[2],
  '@media': { [NARROW]: { order: -1 } },
})
export const viewButton = style({
  minHeight: '44px',
  padding: `0 ${space[4]}`,
  borderRadius: vars.radius.control,
  fontSize: '.9375rem',
  fontWeight: vars.strong,
  color: vars.text.quiet,
  ':hover': { background: vars.surface.tint },
  // The four views fit beside each other on a phone.
  '@media': { [NARROW]: { paddingInline: space[2] } },
  selectors: { '&[aria-pressed=true]': { background: vars.surface.sunken, color: vars.text.heading } },
})
export const write = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[5], minWidth: 0 })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[5],
  margin: 0,
  padding: 0,
  border: 0,
})
// Adjacent switches form one block.
globalStyle(`${fields} > :has(> label > [role=switch]) + :has(> label > [role=switch])`, { marginTop: `calc(-1*${space[4]})` })
export const side = style({ minWidth: 0 })
// The bar of actions covers the end of a narrow page.
globalStyle(page, { '@media': { [NARROW]: { paddingBottom: '140px' } } })

export const sideTitle = style({ fontSize: '1.0625rem', lineHeight: 1.3 })
export const quiet = style({ fontSize: '.875rem', color: vars.text.quiet })
export const empty = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  padding: space[5],
  border: `1px dashed ${vars.border.control}`,
  borderRadius: vars.radius.card,
  color: vars.text.body,
})
export const warn = style({ color: vars.text.warning, fontWeight: vars.strong, fontSize: '.9375rem' })
export const dialog = style({ display: 'grid', gap: space[4] })

const summary = style({ fontSize: '.9375rem', padding: `${space[2]} ${space[4]}`, borderRadius: vars.radius.control })
globalStyle(`${summary} svg`, { display: 'inline', verticalAlign: '-3px' })
globalStyle(`${summary} summary`, { minHeight: '32px', paddingBlock: '6px', cursor: 'pointer' })
globalStyle(`${summary} li`, { paddingBlock: '3px' })
globalStyle(`${summary} a`, { color: 'inherit' })
export const sound = style([summary, { background: vars.surface.sunken, color: vars.text.quiet }])
export const found = style([summary, { background: vars.surface.danger, color: vars.text.danger }])

export const newer = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: vars.radius.card,
  border: `1.5px solid ${vars.border.warning}`,
  background: vars.surface.warning,
})
export const newerTitle = style({ fontSize: '1.125rem' })
export const newerActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

export const differences = style({ display: 'grid', gap: space[3], fontSize: '.9375rem', overflowWrap: 'anywhere' })
globalStyle(`${differences} dt`, { fontSize: '.8125rem', color: vars.text.quiet })
globalStyle(`${differences} dd`, { whiteSpace: 'pre-wrap' })
export const added = style({ background: vars.surface.good, color: vars.text.good, textDecoration: 'none', borderRadius: '3px' })
export const removed = style({ background: vars.surface.danger, color: vars.text.danger, borderRadius: '3px' })

export const history = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[3],
  justifyItems: 'start',
  paddingTop: space[3],
})
export const versions = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[4], width: '100%' })
globalStyle(`${versions} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '4px',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  paddingBottom: space[2],
  borderBottom: `1px solid ${vars.border.hair}`,
})
globalStyle(`${versions} details`, { flex: '0 1 auto', minWidth: 0 })
globalStyle(`${versions} details[open]`, { flexBasis: '100%' })
globalStyle(`${versions} details summary`, {
  minHeight: '44px',
  paddingBlock: '10px',
  cursor: 'pointer',
  color: vars.text.link,
  fontSize: '.9375rem',
})
export const versionTools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[4], width: '100%' })
export const versionBack = style({ fontSize: '.9375rem', fontWeight: 400, lineHeight: 1.5, paddingBlock: '10px', minHeight: '44px' })
export const versionHead = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
export const note = style({ fontStyle: 'italic', fontSize: '.9375rem' })

export const comment = style({ margin: 0, maxWidth: '70ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const addComment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[3],
  justifyItems: 'start',
  width: '100%',
})
globalStyle(`${addComment} > :first-child`, { width: '100%' })

export const preview = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[2] })
export const previewBar = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
globalStyle(`${previewBar} a`, { color: vars.text.link, marginInlineStart: 'auto', paddingBlock: '11px' })
export const widths = style({
  display: 'flex',
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
})
export const widthButton = style({
  minHeight: '44px',
  padding: '0 14px',
  fontSize: '.875rem',
  selectors: { '&[aria-pressed=true]': { background: vars.surface.tint, fontWeight: vars.strong } },
})
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hair}`,
  background: vars.surface.sunken,
})
/** The rail ends with the window; the elements above the page in it are 250px high. */
globalStyle(frame, { height: '70vh', '@media': { [WIDE]: { height: `max(360px, calc(100vh - ${BAR} - 250px))` } } })
export const late = style({
  position: 'relative',
  zIndex: 1,
  padding: space[4],
  background: vars.surface.warning,
  color: vars.text.warning,
})
export const document = style({ position: 'absolute', top: 0, border: 0, transformOrigin: '0 0', background: '#fff' })
