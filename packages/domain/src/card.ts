/** Card types in configuration and in the frame's query flags (CONFIG-03). */
export const CARD_TYPE_CODES = ['AMEX', 'DISC', 'MAST', 'VISA'] as const
export type CardTypeCode = (typeof CARD_TYPE_CODES)[number]

/** Card types of a member's card (CARD-02). */
export const CARD_BRANDS = ['Visa', 'Amex', 'Mastercard', 'Discover'] as const
export type CardBrand = (typeof CARD_BRANDS)[number]

/** The fixed mapping between the two lists (CARD-03). */
export const CARD_BRAND_OF_CODE: Readonly<Record<CardTypeCode, CardBrand>> = {
  AMEX: 'Amex',
  DISC: 'Discover',
  MAST: 'Mastercard',
  VISA: 'Visa',
}

/** Maximum number of cards that a member can link, and that one form can select (CARD-21, CARD-23). */
export const MAX_LINKED_CARDS = 12

/** 13 to 19 digits, also grouped with spaces or hyphens, that are no part of a longer id. */
const NUMBER_LIKE = /(?<![\dA-Za-z])\d(?:[ -]?\d){12,18}(?![\dA-Za-z])/g

/** The check of card numbers: the sum of all digits, with every second one from the end doubled, is a multiple of ten. */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** Whether a text of a partner could contain a card number, which the API does not accept from anyone. */
export const mayContainCardNumber = (text: string): boolean =>
  (text.match(NUMBER_LIKE) ?? []).some((found) => passesLuhn(found.replaceAll(/[ -]/g, '')))

/** Minutes in which a member must enter the issuer's code to claim a card from another account. */
export const CLAIM_MINUTES = 10
/** The format of the issuer's code. */
export const CLAIM_CODE_PATTERN = /^\d{6}$/

/** The six digits of a code, which may contain spaces or hyphens; null for any other text. */
export function claimCodeIn(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '')
  return CLAIM_CODE_PATTERN.test(code) ? code : null
}
