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

/** Minutes in which a member must enter the issuer's code to claim a card from another account. */
export const CLAIM_MINUTES = 10
/** The format of the issuer's code. */
export const CLAIM_CODE_PATTERN = /^\d{6}$/

/** The six digits of a code, which may contain spaces or hyphens; null for any other text. */
export function claimCodeIn(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '')
  return CLAIM_CODE_PATTERN.test(code) ? code : null
}
