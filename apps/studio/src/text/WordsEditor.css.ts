import { vars } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

export const box = style({
  width: '100%',
  minHeight: '44px',
  background: vars.surface.raised,
  color: vars.text.body,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  // A long text stays within the window.
  maxHeight: '60vh',
  overflowY: 'auto',
  ':hover': { borderColor: vars.border.controlHover },
  selectors: { '&:focus-within': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '1px' } },
})
export const plain = style({ display: 'block', padding: '9px 12px', lineHeight: 1.5, resize: 'vertical', font: 'inherit' })
export const invalid = style({ borderColor: vars.border.danger, boxShadow: `inset 0 0 0 1px ${vars.border.danger}` })
