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

/** 12 to 19 digits in a row, also grouped with spaces or hyphens. */
const NUMBER_LIKE = /\d(?:[ -]?\d){11,18}/

/** Whether a text of a partner could contain a card number, which the API does not accept from anyone. */
export const mayContainCardNumber = (text: string): boolean => NUMBER_LIKE.test(text)

/** Minutes in which a member must enter the issuer's code to claim a card from another account. */
export const CLAIM_MINUTES = 10
/** The format of the issuer's code. */
export const CLAIM_CODE_PATTERN = /^\d{6}$/

/** The six digits of a code, which may contain spaces or hyphens; null for any other text. */
export function claimCodeIn(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '')
  return CLAIM_CODE_PATTERN.test(code) ? code : null
}
