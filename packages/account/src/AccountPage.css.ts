import { below, from, space, vars } from '@dining/ui/style'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

const clothHeight = createVar()

export const page = style({
  position: 'relative',
  isolation: 'isolate',
  paddingBlockEnd: space[7],
  vars: { [clothHeight]: '88px' },
  '@media': { [from('desktop')]: { vars: { [clothHeight]: '236px' } } },
})
/** The partner's illustrated table, which is the background of the page. */
export const cloth = style({ height: clothHeight, aspectRatio: 'auto' })
export const wide = style({ position: 'absolute', zIndex: -1, inset: '0 0 auto', '@media': { [below('desktop')]: { display: 'none' } } })
/** Full width, under the tabs. */
export const narrow = style({
  width: '100vw',
  marginInline: 'calc(50% - 50vw)',
  marginBlockEnd: `calc(-1*${space[8]})`,
  '@media': { [from('desktop')]: { display: 'none' } },
})
export const layout = style({
  paddingBlockStart: 0,
  gap: 0,
  '@media': { [from('desktop')]: { paddingBlockStart: '84px', gap: space[7] } },
})
/** The account menu at the side; a row of tabs on a phone. */
export const tabs = style({
  '@media': {
    [from('desktop')]: {
      padding: `${space[3]} 0`,
      background: vars.surface.raised,
      border: `1px solid ${vars.border.card}`,
      borderRadius: vars.radius.panel,
      boxShadow: `0 10px 30px ${vars.shadow.firm}`,
    },
  },
})
globalStyle(`${tabs} nav`, { '@media': { [below('desktop')]: { borderBottom: 0 } } })
export const sheets = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[6] })
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[8],
  boxShadow: `0 10px 30px ${vars.shadow.firm}`,
})
