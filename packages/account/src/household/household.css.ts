import { size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** Rows with a name, a smaller line below it, and an amount or a button at the end. */
export const rows = style({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${vars.border.hair}` })
globalStyle(`${rows}>li`, {
  display: 'grid',
  // A long unit takes lines of its own before it takes the room of a name.
  gridTemplateColumns: 'minmax(0,1fr) fit-content(45%)',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBottom: `1px solid ${vars.border.hair}`,
  overflowWrap: 'anywhere',
})
export const amount = style({ fontWeight: vars.strong, textAlign: 'end', fontVariantNumeric: 'lining-nums tabular-nums' })
/** In place of an amount. */
export const noAmount = style({ textAlign: 'end' })
/** The end of a row with a button below the amount. */
export const end = style({ display: 'grid', justifyItems: 'end' })
export const shared = style({ display: 'grid', gap: space[5], gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,260px),1fr))' })
globalStyle(`${shared} h2`, { fontSize: size[3], marginBlockEnd: space[2] })
export const list = style({ display: 'grid', gap: space[2], margin: 0, paddingInlineStart: space[5], listStyle: 'disc' })
