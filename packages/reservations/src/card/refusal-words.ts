import type { Text } from '@dining/copy-engine'
import { reservationCard as texts } from '@dining/copy-engine/texts/reservation-card'

/** What a member reads for the provider's codes of errors (docs.stripe.com/error-codes). */
const WORDS: Readonly<Record<string, Text>> = {
  expired_card: texts.expired,
  invalid_expiry_month: texts.expired,
  invalid_expiry_year: texts.expired,
  invalid_expiry_year_past: texts.expired,
  incorrect_cvc: texts.cvc,
  invalid_cvc: texts.cvc,
  incorrect_number: texts.number,
  invalid_number: texts.number,
  setup_intent_authentication_failure: texts.authentication,
}

/** Why the provider did not take a card. */
export function refusalWords({ type, code }: { readonly type?: string; readonly code?: string }): Text {
  const known = code === undefined ? undefined : WORDS[code]
  if (known) return known
  if (type === 'validation_error') return texts.incomplete
  return type === 'card_error' ? texts.declined : texts.unreachable
}
