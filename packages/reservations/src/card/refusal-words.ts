import type { Text } from '@dining/copy-engine'
import { reservationCard as texts } from '@dining/copy-engine/texts/reservation-card'

/** What prevents the booking, for the member. */
export interface CardProblem {
  readonly title?: Text
  readonly text: Text
}

const details = (text: Text): CardProblem => ({ title: texts.detailsTitle, text })
const refused = (text: Text): CardProblem => ({ title: texts.refusedTitle, text })

/** What a member reads for the provider's codes of errors (docs.stripe.com/error-codes). */
const WORDS: Readonly<Record<string, CardProblem>> = {
  expired_card: details(texts.expired),
  invalid_expiry_month: details(texts.expired),
  invalid_expiry_year: details(texts.expired),
  invalid_expiry_year_past: details(texts.expired),
  incorrect_cvc: details(texts.cvc),
  invalid_cvc: details(texts.cvc),
  incorrect_number: details(texts.number),
  invalid_number: details(texts.number),
  setup_intent_authentication_failure: refused(texts.authentication),
}

/** Why the provider did not take a card. */
export function refusalWords({ type, code }: { readonly type?: string; readonly code?: string }): CardProblem {
  const known = code === undefined ? undefined : WORDS[code]
  if (known) return known
  if (type === 'validation_error') return details(texts.incomplete)
  return type === 'card_error' ? refused(texts.declined) : { text: texts.unreachable }
}
