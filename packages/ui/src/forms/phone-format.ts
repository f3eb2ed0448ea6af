const DIGITS = 10

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Characters in a US number: digits, and the usual separators. */
const US_NUMBER = /^\s*(?:\+?1(?=\D|\d{10}))?[\d\s().-]*$/

/**
 * Formats up to ten US digits: 503-555-0148. A leading country code 1 is removed. A text that is not a US number, such as one with another
 * country code or other letters, stays unchanged: truncated to ten digits it would be a different number.
 */
export function formatPhone(text: string): string {
  const all = digitsOf(text)
  const digits = all.length > DIGITS ? all.replace(/^1/, '') : all
  if (digits.length > DIGITS || !US_NUMBER.test(text)) return text
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((group) => group !== '').join('-')
}

/** The caret position in the formatted number: after as many digits as before formatting. */
export function caretIn(formatted: string, text: string, caret: number): number {
  let left = digitsOf(text.slice(0, caret)).length - Math.max(0, digitsOf(text).length - digitsOf(formatted).length)
  let at = 0
  while (left > 0 && at < formatted.length) {
    if (formatted[at] !== '-') left--
    at++
  }
  return at
}
