import { randomInt } from 'node:crypto'

/**
 * A Visa number of 16 digits that passes Luhn's check; by chance alone one that was made before. The first digits are fixed, because other brands
 * have numbers among those that begin with 4.
 */
export function newCardNumber(): string {
  const digits = [4, 2, 4, 2, ...Array.from({ length: 11 }, () => randomInt(10))]
  const sum = digits
    .toReversed()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? ((digit * 2) % 10) + Math.floor((digit * 2) / 10) : digit), 0)
  return [...digits, (10 - (sum % 10)) % 10].join('')
}
