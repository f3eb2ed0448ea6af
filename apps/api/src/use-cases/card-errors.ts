import type { CardRegistration } from '@dining/contract'
import { MAX_LINKED_CARDS } from '@dining/domain'

export type CardErrorCode = NonNullable<CardRegistration['error']>['code']

/** The explanation of a card's error code; it follows the code in the member's message (CARD-57). */
export const CARD_ERROR_MESSAGES: Readonly<Record<CardErrorCode, string>> = {
  unreadable: 'The card could not be read. Please enter it again.',
  expired: 'The entry has expired. Please enter the card again.',
  'already-used': 'The entry was sent before. Please enter the card again.',
  'invalid-number': 'This is not a valid card number.',
  'brand-not-accepted': 'Cards of this brand cannot be linked.',
  'not-eligible': 'This card cannot be linked. Please use another card.',
  'already-linked': 'This card is linked already.',
  'linked-elsewhere': 'This card is linked in another dining program. Remove it there first.',
  'limit-reached': `You can link at most ${MAX_LINKED_CARDS} cards.`,
  'too-many-attempts': 'This card was entered too often. Please try again tomorrow.',
  unavailable: 'Cards cannot be linked at the moment. Please try again later.',
}
