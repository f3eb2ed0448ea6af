import { space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** A list under its heading. */
export const group = style({ display: 'grid', gap: space[2] })
export const list = style({ display: 'grid', gap: space[2], margin: 0, paddingInlineStart: space[5], listStyle: 'disc' })
