import { passesLuhn } from '@dining/domain'

/** What the provider does with a card: it takes it, asks its owner for an authentication, or declines it. */
export type CardBehavior =
  | { readonly kind: 'accept' | 'authenticate' }
  | { readonly kind: 'decline'; readonly code: string; readonly message: string }

const decline = (code: string, message: string): CardBehavior => ({ kind: 'decline', code, message })

/** Numbers with a special behavior: those of Stripe's public list of test cards. Every other number is accepted. */
const TEST_CARDS: ReadonlyMap<string, CardBehavior> = new Map([
  ['4000000000000002', decline('card_declined', 'Your card was declined.')],
  ['4000000000009995', decline('card_declined', 'Your card has insufficient funds.')],
  ['4000000000000069', decline('expired_card', 'Your card has expired.')],
  ['4000000000000127', decline('incorrect_cvc', "Your card's security code is incorrect.")],
  ['4000000000000119', decline('processing_error', 'An error occurred while processing your card. Try again in a little bit.')],
  ['4000002500003155', { kind: 'authenticate' }],
  ['4000002760003184', { kind: 'authenticate' }],
])

export const behaviorOf = (number: string): CardBehavior => TEST_CARDS.get(number) ?? { kind: 'accept' }

/** Brands by their first digits. */
const BRANDS = [
  [/^4/, 'visa'],
  [/^(?:5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(?:6011|64[4-9]|65)/, 'discover'],
] as const

export const brandOf = (number: string): string => BRANDS.find(([start]) => start.test(number))?.[1] ?? 'unknown'

/** Whether a text is the number of a card. */
export const isCardNumber = (number: string): boolean => /^\d{13,19}$/.test(number) && passesLuhn(number)
