import { texts } from '../text.ts'
import { errorCodes } from './error-codes.ts'

/** A sentence for each code of a card's own registration error (keys are the codes of the contract). */
export const cardErrors = texts('cardErrors', {
  unreadable: 'The card could not be read. Please enter it again.',
  expired: 'This card entry has expired. Please enter the card again.',
  'already-used': 'This card entry was already used. Please enter the card again.',
  'invalid-number': 'This card number is not valid. Please check the digits.',
  'brand-not-accepted': 'This kind of card cannot be linked here.',
  'not-eligible': 'This card cannot be linked. Please use another card.',
  'already-linked': 'This card is already linked to your account.',
  'linked-elsewhere': 'This card earns in another dining program. Delete it there first; a card can earn in one at a time.',
  'limit-reached': errorCodes['card-limit-reached'].wording,
  'too-many-attempts': 'This card was entered too often. Please try again tomorrow.',
  unavailable: 'Cards cannot be linked at the moment. Please try again in a few minutes.',
})
