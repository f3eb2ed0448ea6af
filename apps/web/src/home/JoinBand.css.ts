import { from, space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** Table and form side by side where there is room. */
export const halves = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'center',
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: space[9] } },
})
export const example = style({
  justifySelf: 'start',
  '@media': { [from('desktop')]: { justifySelf: 'end' } },
})
export const title = style({ marginBottom: space[5] })
