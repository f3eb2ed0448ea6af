import { texts } from '../text.ts'

/** The card that a restaurant asks for with a reservation (CARD-71, RESERVE-26), in the dialog of the booking. */
export const reservationCard = texts('reservationCard', {
  title: 'Card for this table',
  lead: 'The restaurant asks for a card to hold this table. Nothing is charged now.',
  leadFee: 'The restaurant can charge it if you cancel late or do not come.',
  frameBy: 'Secure card entry by {host}',
  private: 'Your card number goes to the payment provider only. We do not receive it.',
  loading: 'Opening secure card entry…',
  notReady: 'Card entry is still opening. Please try again in a moment.',
  failedTitle: 'Card entry could not be opened',
  failed: 'Nothing was booked. Try again, or call the restaurant to book this table.',
  failedNoPhone: 'Nothing was booked. Please try again.',
  retry: 'Try again',
  authenticating: 'Your bank asks you to confirm the card.',
  given: 'The payment provider has your card. If you try again, it is used.',
  otherCard: 'Use another card',
  again: 'The card could not be used for this table. Please give it again.',

  // Why the provider did not accept the card.
  refusedTitle: 'The card was not accepted',
  detailsTitle: 'Check the card details',
  declined: 'Your card was declined. Nothing was booked. Use another card, or check the details.',
  expired: 'This card has expired. Use another card, or check the date.',
  cvc: 'The security code is not right. Please check it.',
  number: 'The card number is not right. Please check it.',
  incomplete: 'Please complete the card details.',
  authentication: 'Your bank did not confirm the card. Nothing was booked. Try again, or use another card.',
  unreachable: 'The payment provider did not answer. Nothing was booked. Try again, or call the restaurant.',

  lost: 'The card could not be checked with the payment provider. Nothing was booked. Try again, or call the restaurant.',
  moving: 'Opening the page of the restaurant…',
})
