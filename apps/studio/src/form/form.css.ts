import { from, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '5px',
  alignContent: 'start',
  overflowWrap: 'anywhere',
})
export const label = style({ fontWeight: vars.strong, fontSize: '.9375rem', color: vars.text.heading })
export const quiet = style({ fontWeight: 400, fontSize: '.875rem', color: vars.text.quiet })
export const help = style({ fontSize: '.875rem', color: vars.text.quiet, lineHeight: 1.4 })
export const control = style({
  width: '100%',
  height: '44px',
  padding: '0 12px',
  background: vars.surface.raised,
  color: vars.text.body,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  ':hover': { borderColor: vars.border.controlHover },
  selectors: { '&[aria-invalid=true]': { borderColor: vars.border.danger, boxShadow: `inset 0 0 0 1px ${vars.border.danger}` } },
})
export const pick = style({ position: 'relative' })
export const pickControl = style({ appearance: 'none', paddingInlineEnd: '40px' })
globalStyle(`${pick} svg`, {
  position: 'absolute',
  insetInlineEnd: '14px',
  top: '14px',
  pointerEvents: 'none',
  color: vars.text.link,
})
export const area = style([control, { height: 'auto', padding: '9px 12px', lineHeight: 1.5, resize: 'vertical' }])
export const findings = style({ display: 'grid', gap: '4px', fontSize: '.875rem', lineHeight: 1.4, color: vars.text.danger })
globalStyle(`${findings} li`, { display: 'flex', gap: space[2] })
globalStyle(`${findings} svg`, { flex: 'none', marginTop: '1px' })
globalStyle(`${findings} strong`, { color: 'inherit' })

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[4], minWidth: 0 })
export const legend = style({ fontWeight: vars.strong, fontSize: '1.0625rem', color: vars.text.heading, paddingBottom: space[3] })

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[3], minWidth: 0 })
export const listTitle = style({ fontSize: '1.0625rem', fontWeight: vars.strong, lineHeight: 1.3, color: vars.text.heading })
export const items = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[3] })
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[4],
  padding: `4px ${space[3]} ${space[4]}`,
  border: `1px solid ${vars.border.hair}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
})
export const itemFolded = style({ paddingBlock: '4px' })
/** A nested item is indented less, so that three levels still fit 320 px. */
globalStyle(`${item} ${item}`, { background: vars.surface.page, paddingInline: space[2] })
export const itemOver = style({ outline: `2px solid ${vars.border.focus}`, outlineOffset: '1px' })
export const itemHead = style({ display: 'flex', alignItems: 'center', gap: space[2], minHeight: '44px' })
export const handle = style({
  cursor: 'grab',
  color: vars.text.quiet,
  padding: '6px',
  margin: '-6px',
  '@media': { '(pointer:coarse)': { display: 'none' } },
})
export const itemTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  flex: 1,
  minWidth: 0,
  fontWeight: vars.strong,
  fontSize: '.9375rem',
  color: vars.text.heading,
})
export const fold = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '44px',
  fontWeight: 'inherit',
  color: 'inherit',
})
export const gist = style({
  flex: '1 1 0',
  minWidth: '80px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 400,
  fontSize: '.875rem',
  color: vars.text.quiet,
})
export const itemFound = style({
  display: 'inline-flex',
  gap: '4px',
  alignItems: 'center',
  fontWeight: 400,
  fontSize: '.8125rem',
  color: vars.text.danger,
})
export const itemButtons = style({ display: 'flex', flex: 'none', marginInlineEnd: '-8px' })
globalStyle(`${itemButtons} [aria-disabled=true]`, { opacity: 0.35, cursor: 'default' })
export const up = style({ transform: 'rotate(180deg)' })
export const adding = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' })
globalStyle(`${adding} > *`, { minWidth: '180px' })
globalStyle(`${adding} button, ${adding} select`, { height: '44px', minHeight: '44px' })
globalStyle(`${adding} select + svg`, { top: '13px' })

export const folded = style({ minWidth: 0 })
globalStyle(`${folded} > summary`, {
  minHeight: '40px',
  display: 'list-item',
  paddingBlock: '9px',
  cursor: 'pointer',
  fontSize: '.875rem',
  color: vars.text.link,
})
export const foldedFields = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[4], paddingTop: space[2] })

export const free = style({ borderTop: `1px dashed ${vars.border.control}`, paddingTop: space[2] })
globalStyle(`${free} summary`, {
  minHeight: '44px',
  display: 'list-item',
  paddingBlock: '10px',
  cursor: 'pointer',
  fontSize: '.9375rem',
  color: vars.text.link,
})
export const freeFields = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  paddingTop: space[2],
  '@media': { [from('desktop')]: { gridTemplateColumns: '1fr 160px auto' } },
})
globalStyle(`${freeFields} button, ${freeFields} select, ${freeFields} input`, { height: '44px', minHeight: '44px' })
