import { below, from, space, vars } from '@dining/ui/style'
import { createVar, style } from '@vanilla-extract/css'

const clothHeight = createVar()

export const page = style({
  position: 'relative',
  isolation: 'isolate',
  paddingBlockEnd: space[9],
  vars: { [clothHeight]: '150px' },
  '@media': { [from('desktop')]: { vars: { [clothHeight]: '320px' } } },
})
/** The partner's illustrated table behind the sheet. */
export const cloth = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockStart: 0,
  height: clothHeight,
  aspectRatio: 'auto',
})
export const wide = style({ '@media': { [below('desktop')]: { display: 'none' } } })
export const narrow = style({ '@media': { [from('desktop')]: { display: 'none' } } })

export const columns = style({
  display: 'grid',
  gap: space[7],
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'start',
  paddingBlockStart: '96px',
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0,1fr) 340px', gap: space[8], paddingBlockStart: space[9] },
  },
})
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[6],
  boxShadow: `0 10px 30px ${vars.shadow.firm}`,
  '@media': { [from('desktop')]: { padding: space[8] } },
})
/** An email address in the lead may be longer than its line. */
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[3], overflowWrap: 'break-word' })
/** Lower than the sheet, so that the plates above it are visible. */
export const aside = style({ '@media': { [from('desktop')]: { marginBlockStart: '136px' } } })
export const asideTitle = style({ marginBlockEnd: space[3] })
/** An email address may be longer than its line. */
export const contact = style({ overflowWrap: 'anywhere' })
export const asideNote = style({ marginBlockStart: space[3] })
