import { CARD_TYPE_CODES, type CardTypeCode } from '@dining/domain'
import cardValidator from 'card-validator'

const { creditCardType, number: validate } = cardValidator

// The ranges are the library's; these lengths are the specification's: Visa with 13 or 16 digits, Discover with 16 (CARD-47, CARD-49).
creditCardType.updateCard('visa', { lengths: [13, 16] })
creditCardType.updateCard('discover', { lengths: [16] })
// Inside Discover's 65, but another scheme's (published test number 6555 9000 0060 4105); the library does not contain it.
creditCardType.addCard({
  niceType: 'BC Card',
  type: 'bc-card',
  patterns: [655590],
  gaps: [4, 8, 12],
  lengths: [16],
  code: { name: 'CVV', size: 3 },
})

const CODE_OF_TYPE: Readonly<Record<string, CardTypeCode>> = {
  'american-express': 'AMEX',
  discover: 'DISC',
  mastercard: 'MAST',
  visa: 'VISA',
}
const DEFAULT_GAPS: readonly number[] = [4, 8, 12]

/** The digits of a typed or pasted number. */
export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '')

/** Groups digits as the brand prints them: 4-4-4-4, Amex 4-6-5. */
export function groupDigits(digits: string): string {
  const gaps = validate(digits).card?.gaps ?? DEFAULT_GAPS
  return Array.from(digits, (digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
}

/** The accepted brand by the first digits, or null while they do not identify it (CARD-46 … CARD-49). */
export function brandSoFar(digits: string): CardTypeCode | null {
  const card = validate(digits).card
  return (card && CODE_OF_TYPE[card.type]) ?? null
}

export type CheckedNumber =
  | { readonly kind: 'accepted'; readonly number: string; readonly brand: CardTypeCode; readonly lastFour: string }
  | { readonly kind: 'empty' | 'invalid' | 'brand-not-accepted' }

/**
 * Checks a card number as typed: brand by its first digits, length, Luhn (CARD-45 … CARD-50), and whether the brand is one of `accepted` (CARD-51).
 * The brand is checked first: the holder of a card that is not accepted is informed of that, not of a wrong digit.
 */
export function checkCardNumber(typed: string, accepted: readonly CardTypeCode[]): CheckedNumber {
  const number = digitsOf(typed)
  if (number === '') return { kind: 'empty' }
  const { card, isValid } = validate(number)
  if (card) {
    const brand = CODE_OF_TYPE[card.type]
    if (!brand || !accepted.includes(brand)) return { kind: 'brand-not-accepted' }
    if (isValid) return { kind: 'accepted', number, brand, lastFour: number.slice(-4) }
  }
  return { kind: 'invalid' }
}

export const isCardTypeCode = (text: string): text is CardTypeCode => CARD_TYPE_CODES.some((code) => code === text)
