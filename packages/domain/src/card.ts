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
