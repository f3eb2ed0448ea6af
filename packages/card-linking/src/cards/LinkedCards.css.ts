import { style } from '@vanilla-extract/css'
import { below, vars } from '@dining/ui/style'

/** CARD-17, CARD-18 */
export const description = style({ color: vars.text.quiet, '@media': { [below('tablet')]: { display: 'none' } } })
export const heading = style({ outline: 'none' })
