const DIGITS = 10

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** What a US number may be typed with: digits, and the signs that people put between them. */
const US_NUMBER = /^\s*(?:\+?1(?=\D|\d{10}))?[\d\s().-]*$/

/**
 * Up to ten US digits as they are written: 503-555-0148. A leading country code 1 is dropped. A text that is no US number, such as one with
 * another country code or other letters, stays as it was typed: cut to ten digits it would be another number.
 */
export function formatPhone(text: string): string {
  const all = digitsOf(text)
  const digits = all.length > DIGITS ? all.replace(/^1/, '') : all
  if (digits.length > DIGITS || !US_NUMBER.test(text)) return text
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((group) => group !== '').join('-')
}

/** Where the caret stands in the formatted number: after as many digits as stood before it. */
export function caretIn(formatted: string, text: string, caret: number): number {
  let left = digitsOf(text.slice(0, caret)).length - Math.max(0, digitsOf(text).length - digitsOf(formatted).length)
  let at = 0
  while (left > 0 && at < formatted.length) {
    if (formatted[at] !== '-') left--
    at++
  }
  return at
}
