import { from, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** A plate beside what it means; on a phone its heading stands above both and the small print below. */
export const balance = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0,1fr)',
  gridTemplateAreas: '"head head" "plate left" "how how" "more more"',
  alignItems: 'center',
  justifyItems: 'start',
  gap: `${space[3]} ${space[4]}`,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: '176px minmax(0,1fr)',
      gridTemplateRows: '1fr auto auto auto 1fr',
      gridTemplateAreas: '"plate ." "plate head" "plate left" "plate how" "plate more"',
      gap: `${space[2]} ${space[7]}`,
    },
  },
})
globalStyle(`${balance} h2`, { gridArea: 'head', fontSize: size[4] })
export const plate = style({ gridArea: 'plate', width: '100%' })
/** What is left to earn: the line that is read first. */
export const left = style({ gridArea: 'left', fontSize: size[2], fontWeight: vars.strong, color: vars.text.heading, textWrap: 'balance' })
export const how = style({ gridArea: 'how', maxWidth: '52ch', fontSize: size[1], color: vars.text.quiet })
export const more = style({ gridArea: 'more' })
