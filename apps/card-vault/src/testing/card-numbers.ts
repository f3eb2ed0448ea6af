import { randomInt } from 'node:crypto'

/** A Visa number of 16 digits that passes Luhn's check; by chance alone one that was made before. */
export function newCardNumber(): string {
  const digits = [4, ...Array.from({ length: 14 }, () => randomInt(10))]
  const sum = digits
    .toReversed()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? ((digit * 2) % 10) + Math.floor((digit * 2) / 10) : digit), 0)
  return [...digits, (10 - (sum % 10)) % 10].join('')
}
