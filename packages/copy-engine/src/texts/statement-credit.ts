import { texts } from '../text.ts'

/** Balance, statement credits and the activity around them, for programs that pay in money. */
export const statementCredit = texts('statementCredit', {
  balance: 'Your {currency}', // ACTIVITY-03
  ofGoal: 'of {goal}',
  meter: '{amount} of {goal} to your next statement credit',
  left: '{amount} more and it is paid out.',
  due: 'The next payout sends all of it to your card.',
  how: 'From {credit_from}, your whole balance is paid automatically as a statement credit to the card that you used last.', // EARN-10
  loading: 'Loading your balance…',
  failedTitle: 'We could not load your balance.',
  failedText: 'Your rewards are safe.',
  retry: 'Try again',
  seeCredits: 'See statement credits',
  show: 'Show',
  showAll: 'All',
  showDines: 'Dines',
  showCredits: 'Credits',
  credits: 'Statement credits',
  credit: 'Statement credit', // ACTIVITY-12
  to: 'to {target}', // ACTIVITY-18
  byEmail: 'by email: {target}', // ACTIVITY-21
  pending: 'On its way', // ACTIVITY-19
  pending_received: 'With your card’s bank', // ACTIVITY-19
  completed: 'On your statement since {date}', // ACTIVITY-19
  rejected: 'Not accepted', // ACTIVITY-19
  rejectedWhy:
    'The bank of {target} did not take it, so {amount} is back in your balance. It goes to the next linked card that you dine with.',
  error: 'Did not go through', // ACTIVITY-19
  errorWhy: '{amount} is back in your balance. We will send it again automatically.',
  emailed: 'Emailed on {date}', // ACTIVITY-21
  preparing: 'Being prepared', // ACTIVITY-21
  emailWhy: 'It could not be delivered by email, so {amount} is back in your balance. We will send it again automatically.', // ACTIVITY-21
  follow: 'Follow this credit',
  steps: 'What has happened with this statement credit',
  stepSent: 'Sent by us',
  stepWithBank: 'With your card’s bank',
  stepOnStatement: 'On your statement',
  stepPrepared: 'Being prepared',
  stepEmailed: 'In your email',
  stepBack: 'Back in your balance',
  stepExpected: 'Expected by {date}',
  stepLate: 'It takes longer than usual. The amount is safe.',
  stepDone: 'done',
  stepNow: 'current step',
  emptyCreditsTitle: 'No statement credit yet',
  emptyCreditsText: 'Once your {currency} reaches {credit_from}, it is paid to the card that you used last, and appears here.',
})
