import type { Reservation } from '@dining/contract'
import type { Copy } from '@dining/copy-engine'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'

/** Brands as the provider names them, as people know them. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** "Visa ending in 4242". */
export const cardWords = (copy: Copy, { brand, last4 }: NonNullable<Reservation['card']>): string =>
  copy.say(texts.onFileCard, { brand: BRANDS[brand] ?? copy.say(texts.anyCard), last4 })
