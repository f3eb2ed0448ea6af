import type { ForfeitReason } from '@dining/domain'

import { texts } from '../text.ts'

/** The page on which a member reports a dine that was not credited, and the states of reports. */
export const missingDine = texts('missingDine', {
  title: 'Report a missing dine',
  sentLater:
    'No connection. This device keeps your report of {restaurant} while you are signed in, and sends it when there is one. Your activity shows it.',
  lead: 'Payments usually reach us within a few days. {missing_days} days after a dine, we look for it with you.',

  restaurant: 'Restaurant',
  restaurantHelp: 'Choose it from the list. Add the town after a comma to search there: Osteria, Chicago, IL.',
  restaurantUnknown: 'Choose a restaurant from the list. If it is not there, it does not take part any more: write to us.',
  restaurants: 'Restaurants',
  dinedOn: 'Date',
  dateWhy: '{why}',
  dateWrong: 'Enter a date.',
  tooEarly: 'This dine can be reported from {date}. Most payments arrive before that.',
  tooLate: 'A dine can be reported for {days} days.',
  amount: 'Amount paid',
  amountHelp: 'The total on the receipt, with tax and tip.',
  amountWrong: 'Enter an amount in dollars, such as 86.40.',
  card: 'Card you paid with',
  cardName: '{brand} ending in {lastFour}',
  anotherCard: 'Another card',
  lastFour: 'Last four digits of the card',
  lastFourWrong: 'Enter four digits.',
  note: 'Note',
  noteHelp: 'Anything that helps us find the payment. Never a card number.',
  send: 'Send report',
  back: 'Go to your activity',
  dineLink: 'See the dine',

  credited: 'A dine there on that day is in your activity. {dine} If you dined there twice that day, write to us.',
  cardUnknown: 'No card with these last four digits was linked to your account. Check the digits: only linked cards earn.',
  cardNotLinked: 'This card was not linked on that day. Dines earn from the day on which the card is linked.',
  tooMany: 'You have sent as many reports as we can look after at once. Wait for an answer to one of them, or write to us.',
  notEarning: 'This dine does not earn. {why}',
  restaurantGone: 'This restaurant is not known any more. Choose another one, or write to us.',

  receivedTitle: 'We have your report',
  received: 'We look for your dine at {restaurant} of {date}. You get the result by email, and see it below and in your activity.',
  knownTitle: 'You have reported this dine',
  known: 'Your report of the dine at {restaurant} of {date} is below. You do not need to send it again.',
  another: 'Report another dine',

  yours: 'Your reports',
  byYou: 'You, {date}',
  byUs: '{program}, {date}',
  answer: 'Your answer',
  sendAnswer: 'Send answer',
  answered: 'Your answer has arrived.',
  answerClosed: 'This report has been decided. Your answer was not needed any more.',
  writeToUs: 'Write to us',
})

/** Why a restaurant does not earn on a day. */
export const missingDineReasons = texts('missingDineReasons', {
  'not-participating': 'This restaurant does not take part.',
  'not-started': 'Earning had not begun there on that day.',
  ended: 'Earning had ended there by that day.',
  'day-excluded': 'This restaurant does not earn on that weekday.',
  'not-activated': 'Your account was not active yet.',
  'visit-limit': 'You had used this month’s visits at this restaurant.',
  'spend-limit': 'You had reached this month’s limit at this restaurant.',
  'meal-excluded': 'This restaurant does not earn at that time of day.',
  'tier-too-low': 'This restaurant earns from a higher tier.',
  'account-closed': 'Your account was closed on that day.',
} satisfies Record<ForfeitReason, string>)
