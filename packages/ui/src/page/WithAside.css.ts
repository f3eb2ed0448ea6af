import { from } from '../style/breakpoints.ts'
import { BACK_BAR, space } from '../style/metrics.ts'
import { part } from '../style/part.ts'

const desktop = from('desktop')

export const columns = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[7],
  paddingBlock: `${space[6]} ${space[9]}`,
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0,1fr) minmax(320px,38%)',
      gridTemplateRows: 'auto 1fr',
      gap: `0 ${space[8]}`,
      alignItems: 'start',
      paddingBlock: `${space[7]} ${space[10]}`,
    },
  },
})
export const top = part({ minWidth: 0, '@media': { [desktop]: { marginBottom: space[7] } } })
/** Beside the text from 861 px, where it stays in view. */
export const aside = part({
  minWidth: 0,
  '@media': { [desktop]: { gridArea: '1/2/span 2', position: 'sticky', top: `calc(${BACK_BAR} + ${space[5]})` } },
})
export const rest = part({ minWidth: 0, '@media': { [desktop]: { gridColumn: 1 } } })

/** The pages of an account: links at the left, 200 px wide, from 861 px. */
export const withTabs = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[6],
  paddingBlock: `${space[5]} ${space[9]}`,
  '@media': {
    [desktop]: { gridTemplateColumns: '200px minmax(0,1fr)', gap: space[8], paddingBlock: `${space[7]} ${space[10]}`, alignItems: 'start' },
  },
})
export const tabs = part({ minWidth: 0, '@media': { [desktop]: { position: 'sticky', top: `calc(${BACK_BAR} + ${space[5]})` } } })
