import { style } from '@vanilla-extract/css'

/** The button before there is anything to send: it can be pressed, and then says what is missing. */
export const waiting = style({ opacity: 0.6 })
