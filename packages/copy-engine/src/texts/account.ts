import { texts } from '../text.ts'

/** The account centre's overview. */
export const account = texts('account', {
  title: 'Account Overview', // NAV-27
  navigation: 'Account',
  hello: 'Hello, {first_name}.',
  goodMorning: 'Good morning, {first_name}.',
  goodAfternoon: 'Good afternoon, {first_name}.',
  goodEvening: 'Good evening, {first_name}.',
  youAre: 'You are {tier}.', // TIER-01
  dinesLeftUnit: { one: 'dine left', other: 'dines left' },
  toVip: 'to {tier_vip}',
  dinesToRenew: { one: '{count} dine left to stay {tier_vip} in {nextYear}', other: '{count} dines left to stay {tier_vip} in {nextYear}' },
  complete: 'You are {tier_vip} through {nextYear}.', // TIER-09
  byYearEnd: 'by December 31',
  earnedThisYear: 'Earned this year', // ACCOUNT-11
  dinesThisYear: 'Dines this year', // ACCOUNT-11
  rateNow: 'Your rate now',
  rateAsVip: 'As {tier_vip}',
  // Programs that earn for each full step of spending.
  towardStep: 'Toward your next {benefit}',
  ofStep: '{kept} of {step}',
  selectHint: 'Turn on email and earn {earn_select}.', // TIER-03
  selectAction: 'Turn it on in your profile',
  household: 'Your household',
  find: 'Find a restaurant',
  recentActivity: 'Recent activity',
  allActivity: 'See all activity',
  linkedCards: 'Linked cards',
  cardEnding: 'ending in {lastFour}',
  noCards: 'No card is linked yet. Link a card to start earning.',
  cardsFailed: 'We could not load your cards. They still earn.',
  manageCards: 'Manage cards',
  linkCard: 'Link a card',
  loadingCards: 'Loading your cards…',
  cardCount: '{count} of {max}',
  track: '{done} of {goal} dines done',
  referralLink: 'Your link',
  referralCopy: 'Copy link', // ACCOUNT-02
  referralCopied: 'Your referral link has been copied.', // ACCOUNT-08
  referralNotCopied: 'Your browser blocked copying. The link is selected, so you can copy it yourself.',
})
