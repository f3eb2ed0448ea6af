import { style } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(340px,100%),1fr))',
  alignItems: 'start',
})
export const pane = style({ minWidth: 0, padding: '16px', overflow: 'auto', borderRadius: '6px', boxShadow: '0 0 0 1px #8888' })
export const name = style({ marginBottom: '12px', fontSize: '12px', fontFamily: 'system-ui, sans-serif' })
