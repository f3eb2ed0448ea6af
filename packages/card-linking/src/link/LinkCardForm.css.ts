import { style } from '@vanilla-extract/css'

/** The button before the form is complete: it can be pressed, and the form then shows what is missing. */
export const waiting = style({ opacity: 0.6 })
