import { CARD_BRAND_OF_CODE, type CardTypeCode } from '@dining/domain'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** "Visa, Mastercard, and Amex": the brands that a partner takes, for messages (CARD-51). */
export const acceptedBrands = (accepted: readonly CardTypeCode[]): string => list.format(accepted.map((code) => CARD_BRAND_OF_CODE[code]))
