import { below, from, size, space, TOUCH, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** Always in view, above what scrolls. */
export const status = style({
  position: 'sticky',
  zIndex: 2,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  color: vars.text.good,
  fontSize: size[1],
  background: vars.surface.page,
})
export const failing = style({ color: vars.text.danger, fontWeight: vars.strong })

export const again = style({ marginTop: space[3] })

export const columns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'start',
  '@media': { [from('desktop')]: { gridTemplateColumns: '300px minmax(0,1fr)' } },
})
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[3],
  '@media': {
    [from('desktop')]: { position: 'sticky', top: space[8], maxHeight: `calc(100vh - ${space[8]})`, padding: '6px', overflowY: 'auto' },
  },
})
// What has the focus is not below the status.
globalStyle(`${form} :is(input,select,summary)`, { scrollMarginTop: '120px' })
export const summary = style({
  minHeight: TOUCH,
  paddingBlock: space[2],
  color: vars.text.heading,
  fontWeight: vars.strong,
  cursor: 'pointer',
})
export const picker = style({ width: TOUCH, height: TOUCH, padding: '6px', background: 'none', border: 0, cursor: 'pointer' })

export const panes = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(300px,100%),1fr))',
  alignItems: 'start',
})
export const pane = style({
  minWidth: 0,
  padding: space[4],
  borderRadius: '6px',
  boxShadow: '0 0 0 1px #8888',
  '@media': { [below('tablet')]: { padding: space[2] } },
})
export const scheme = style({ marginBottom: space[3], fontSize: size[3] })

export const table = style({ width: '100%', fontSize: size[0], borderCollapse: 'collapse' })
globalStyle(`${table} caption`, { paddingBlock: space[3], textAlign: 'start', fontSize: size[2], fontWeight: vars.strong })
globalStyle(`${table} :is(th,td)`, { padding: '4px 6px 4px 0', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' })
globalStyle(`${table} td`, { whiteSpace: 'nowrap' })
globalStyle(`${table} tbody th`, { fontWeight: 400 })
globalStyle(`${table} tbody tr`, { borderTop: `1px solid ${vars.border.hair}` })

export const values = style({ margin: 0, fontSize: size[0], whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
