import { space, vars } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** The card is one link; the button is above it, in the position of the rate and in line with the card's texts. */
export const around = style({ position: 'relative', height: '100%' })
/** The height of the rate on the neighbouring cards. */
export const room = style({ display: 'flex', visibility: 'hidden' })
export const button = style({ position: 'absolute', insetInlineStart: `calc(${vars.card.pad} + ${vars.card.outline})`, bottom: space[3] })
