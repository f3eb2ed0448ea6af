import { content, section } from '@dining/ui/layout'
import { space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** Items of content below each other, with air between them. */
export const items = style([content, section, { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[7] }])
export const title = style({ marginBottom: space[7] })
/** Copy for this visitor, between the first view and the steps. */
export const state = style([content, { display: 'grid', gap: space[4], justifyItems: 'start', paddingBlockStart: space[8] }])
