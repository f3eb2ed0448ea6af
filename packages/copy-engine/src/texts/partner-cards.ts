import { texts } from '../text.ts'

/** The cards that the partner knows, in the form that links cards. Loaded with their code. */
export const partnerCards = texts('partnerCards', {
  title: 'Choose from your cards',
  lead: '{loyalty} already has these cards. Select the ones that you want to earn with.',
  name: 'ending in {lastFour}',
  alsoByNumber: 'To link another card as well, enter its number. Otherwise leave it empty.',
  another: 'Enter a card number',
  loading: 'Loading your cards…',
  failed: 'We could not load the cards that {loyalty} has. You can enter a card number.',
  full: 'You can select {room} now, an entered card included. Clear one to select another.', // CARD-39
  submitReason: 'Select a card or enter a card number first.', // CARD-43
  elsewhere: 'If it is yours, enter its number below to move it here.',
})
