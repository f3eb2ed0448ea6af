import type { Card, CardRegistration } from '@dining/contract'

import { CARD_ERROR_MESSAGES } from '../../../use-cases/card-errors.ts'
import type { CardOutcome, LinkedCard } from '../../../use-cases/link-cards.ts'

/** A card without the fields of the vault: its token and fingerprint never leave the server. */
export function presentCard(card: LinkedCard): Card {
  return {
    id: card.id,
    partnerCardId: card.partner_card_id,
    cardType: card.card_type,
    lastFour: card.last_four,
    description: card.description,
  }
}

export function presentOutcome(outcome: CardOutcome): CardRegistration {
  if (outcome.kind === 'linked') {
    const memberCard = presentCard(outcome.card)
    return { memberCard, error: null, lastFour: memberCard.lastFour, description: memberCard.description }
  }
  const { code, lastFour, description } = outcome
  return { memberCard: null, error: { code, message: CARD_ERROR_MESSAGES[code] }, lastFour, description }
}
