/** Maximum number of digits before the point of an accepted amount; keeps every product in this package an exact integer. */
const MAX_DOLLAR_DIGITS = 7

const AMOUNT = new RegExp(`^(-?)(\\d{1,${MAX_DOLLAR_DIGITS}})(?:\\.(\\d{1,2}))?$`)

/**
 * Parses a decimal amount of dollars exactly, without a floating-point intermediate value.
 * @param text "64", "64.5", "64.50", "-12.00"
 * @returns cents, or null if the text is not a valid amount
 */
export function parseCents(text: string): number | null {
  const match = AMOUNT.exec(text)
  if (!match) return null
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] === '-' && cents > 0 ? -cents : cents
}

/**
 * A quotient rounded half up to the whole unit, in integers throughout (earning.md "rounding").
 * @param numerator not negative
 * @param denominator positive
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}
