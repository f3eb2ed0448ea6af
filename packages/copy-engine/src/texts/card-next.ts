import { texts } from '../text.ts'

/** What happens after a card was linked, each with its date. */
export const cardNext = texts('cardNext', {
  title: 'What happens next',
  starts: 'Earning has started. Every dine that you pay for with this card counts from {date}, the day of linking included.',
  notActivated: 'Your account is not activated, so this card does not earn yet. {activate_link|Activate your account}.',
  posts: 'Dine on {day}, and we post your {currency} on {date} at the earliest: {award_days} days after we receive the payment.',
  credit: 'Once your {currency} reaches {credit_from}, it is paid to the card that you used last.',
  bonusOffered: '{bonus} for new members: {overview} by {date}.',
  bonusLink: 'activate it in your account',
  bonusActive: '{bonus} for new members: your dines count for it until {date}.',
})
