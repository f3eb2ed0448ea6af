import { texts } from '../text.ts'

/** The account centre's overview. */
export const account = texts('account', {
  title: 'Account Overview', // NAV-27
  navigation: 'Account',
  greeting: 'Hello, {first_name}. You are {tier}.', // HOME-22
  goodMorning: 'Good morning, {first_name}. You are {tier}.',
  goodAfternoon: 'Good afternoon, {first_name}. You are {tier}.',
  goodEvening: 'Good evening, {first_name}. You are {tier}.',
  dinesLeft: { one: '{count} dine left to {tier_vip}', other: '{count} dines left to {tier_vip}' }, // ACCOUNT-01
  dinesLeftUnit: { one: 'dine left', other: 'dines left' },
  toVip: 'to {tier_vip}',
  dinesToRenew: { one: '{count} dine left to stay {tier_vip} in {nextYear}', other: '{count} dines left to stay {tier_vip} in {nextYear}' },
  complete: 'You are {tier_vip} through {nextYear}.', // TIER-09
  byYearEnd: 'by December 31',
  dinesThisYear: { one: '{count} dine in {dinedYear}', other: '{count} dines in {dinedYear}' }, // ACCOUNT-11
  earnedInYear: 'Earned in {earnedYear}', // ACCOUNT-11
  earnedThisYear: 'Earned this year',
  rateNow: 'Your rate now',
  selectHint: 'Turn on e-mail in your profile and earn {earn_select}.', // TIER-03
  noDinesTitle: 'Your first dine is still to come',
  noDinesText: 'Dine with your linked card and it appears here, usually within {award_days} days.',
  forYou: 'For you',
  activate: 'Activate',
  bonusRegistered: 'Registered for bonus.', // BONUS-09
  bonusFailed: 'Something went wrong, please refresh your browser.', // BONUS-10, BONUS-11
  recentActivity: 'Recent activity',
  allActivity: 'See all activity',
  missing: 'Something missing?',
  linkedCards: 'Linked cards',
  cardCount: '{count} of {max}',
  track: '{done} of {goal} dines done',
  manageCards: 'Manage cards',
  referralCopy: 'Copy link', // ACCOUNT-02
  referralCopied: 'Your referral link has been copied.', // ACCOUNT-08
  loadFailed: 'Your overview did not load.',
})
