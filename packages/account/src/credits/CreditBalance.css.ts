import { below, from, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** An illustration beside its explanation; on a phone the heading is above both and the small print below. */
export const balance = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0,1fr)',
  gridTemplateAreas: '"head head" "plate left" "how how" "more more"',
  alignItems: 'center',
  justifyItems: 'start',
  gap: `${space[3]} ${space[4]}`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: '176px minmax(0,1fr)', gridTemplateAreas: '"plate words"', gap: space[7] },
  },
})
export const plate = style({ gridArea: 'plate', width: '100%' })
export const words = style({
  gridArea: 'words',
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  '@media': { [below('tablet')]: { display: 'contents' } },
})
/** The amount left to earn, which is the most prominent line. */
export const left = style({ fontSize: size[2], fontWeight: vars.strong, color: vars.text.heading, textWrap: 'balance' })
export const how = style({ maxWidth: '52ch', fontSize: size[1], color: vars.text.quiet })
export const more = style({})
globalStyle(`${words} h2`, { fontSize: size[4] })
for (const [selector, gridArea] of [
  ['h2', 'head'],
  [`.${left}`, 'left'],
  [`.${how}`, 'how'],
  [`.${more}`, 'more'],
] as const) {
  globalStyle(`${words}>${selector}`, { '@media': { [below('tablet')]: { gridArea } } })
}
