import { vars } from '../theme/vars.css.ts'

/** The style of the display typeface in headlines. */
export const displayFace = {
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
} as const

/** Large numerals: rates and earned amounts. */
export const numeralFace = { fontFamily: vars.font.figures, fontWeight: vars.numeral.weight, letterSpacing: vars.numeral.tracking } as const

/** Numerals in a line of text. */
export const smallNumeralFace = {
  fontFamily: vars.font.display,
  fontWeight: vars.numeral.smallWeight,
  letterSpacing: vars.numeral.smallTracking,
} as const

/** A heading in the text typeface. */
export const plainHeading = { font: `${vars.strong} 1.0625rem/1.3 ${vars.font.text}`, letterSpacing: 0 } as const
