/** Card types as configuration and the frame's query flags name them (CONFIG-03). */
export const CARD_TYPE_CODES = ['AMEX', 'DISC', 'MAST', 'VISA'] as const
export type CardTypeCode = (typeof CARD_TYPE_CODES)[number]

/** Card types as a member's card names them (CARD-02). */
export const CARD_BRANDS = ['Visa', 'Amex', 'Mastercard', 'Discover'] as const
export type CardBrand = (typeof CARD_BRANDS)[number]

/** One fixed mapping between the two lists (CARD-03). */
export const CARD_BRAND_OF_CODE: Readonly<Record<CardTypeCode, CardBrand>> = {
  AMEX: 'Amex',
  DISC: 'Discover',
  MAST: 'Mastercard',
  VISA: 'Visa',
}

/** Most cards that a member can have linked, and that one form can select (CARD-21, CARD-23). */
export const MAX_LINKED_CARDS = 12

/** Minutes in which the code of a card's issuer has to be entered to claim the card from another account. */
export const CLAIM_MINUTES = 10
/** The code of a card's issuer. */
export const CLAIM_CODE_PATTERN = /^\d{6}$/

/** The six digits of a code, which may have been typed with spaces or hyphens; null for anything else. */
export function claimCodeIn(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '')
  return CLAIM_CODE_PATTERN.test(code) ? code : null
}
