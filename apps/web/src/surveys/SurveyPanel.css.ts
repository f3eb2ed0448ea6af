import { edge, from, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/**
 * At the page's end. Below the desktop breakpoint its bar stays at the bottom of the window until the panel opens, and the open panel is part of the page,
 * so that it covers nothing; on wide screens it is at the corner of the window.
 */
export const panel = style({
  position: 'sticky',
  bottom: 0,
  paddingBottom: edge.bottom,
  zIndex: 3,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0,1fr)',
  background: vars.surface.raised,
  color: vars.text.body,
  borderTop: `1px solid ${vars.border.hair}`,
  boxShadow: `0 -4px 16px ${vars.shadow.soft}`,
  '@media': {
    [from('desktop')]: {
      position: 'fixed',
      insetInlineEnd: space[5],
      width: '400px',
      border: `1px solid ${vars.border.hair}`,
      borderBottom: 0,
      borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    },
  },
})
export const open = style({ position: 'relative', '@media': { [from('desktop')]: { position: 'fixed' } } })
// What has the focus is not below the bar.
globalStyle(`html:has(.${panel})`, { scrollPaddingBottom: '64px' })
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingInlineEnd: space[1],
  minHeight: '52px',
})
export const title = style({ flex: 1, minWidth: 0, fontSize: '1rem', lineHeight: 1.3 })
globalStyle(`${title} button`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  width: '100%',
  minHeight: '52px',
  padding: `${space[2]} ${space[4]}`,
  textAlign: 'start',
  font: 'inherit',
  fontWeight: vars.strong,
  color: vars.text.heading,
  overflowWrap: 'anywhere',
})
export const body = style({
  minHeight: 0,
  overflow: 'auto',
  padding: `${space[3]} ${space[4]} ${space[5]}`,
  borderTop: `1px solid ${vars.border.hair}`,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const thanks = style({ paddingBlock: space[5], fontWeight: vars.strong, color: vars.text.heading })
export const frame = style({ display: 'block', width: '100%', height: '100%', border: 0 })
