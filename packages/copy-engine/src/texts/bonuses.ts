import { texts } from '../text.ts'

/** Bonuses of the account: offered, activated, fulfilled. */
export const bonuses = texts('bonuses', {
  newMemberSpend: 'Spend {new_member_spend} at participating restaurants within {new_member_days} days of joining.',
  newMemberDine: 'Dine once within {new_member_days} days of joining. Any bill counts.',
  appOnlySpend: 'Activate it in the app, and {bonus} comes once you have spent {spend} within {days} days.',
  available: 'Bonuses to activate', // BONUS-16
  activated: 'Activated bonuses', // BONUS-16
  activate: 'Activate',
  activating: 'Activating…',
  registered: 'Registered for bonus.', // BONUS-09
  failed: 'Something went wrong, please refresh your browser.', // BONUS-10, BONUS-11
  inApp: 'You can activate this bonus in the app only.', // BONUS-07
  appOfIos: 'App for iPhone',
  appOfAndroid: 'App for Android',
  activateBy: 'Activate it by {date}.',
  dineBy: 'Dine by {date}.',
  dinesDone: { one: '{done} of {count} dine', other: '{done} of {count} dines' },
  spent: '{spent} of {goal} spent',
  left: '{left} left to spend.',
  waiting: 'Waiting for your dine',
  fulfilled: 'Earned',
  qualified: 'Earned on {date}, on its way',
  paid: 'Paid on {date}',
})
