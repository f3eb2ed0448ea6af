import { texts } from '../text.ts'

/** The path to VIP on the account's overview (M9); only where a program has that tier. */
export const vipPath = texts('vipPath', {
  loading: 'Loading your path to {tier_vip}…',
  failed: 'We could not load your path to {tier_vip}. Your dines count all the same.',
  retry: 'Try again',
  paceIn: 'At your pace, in {month}.',
  paceRenewed: 'At your pace, renewed in {month}.',
  paceLater: 'At your pace, not this year.',
  paceNone: 'Your next dine sets your pace.',
  every: { one: 'You dine about every day.', other: 'You dine about every {count} days.' },
  needed: {
    one: 'With a dine every day you reach {tier_vip} by December 31.',
    other: 'With a dine every {count} days you reach {tier_vip} by December 31.',
  },
  daysLeft: { one: 'Today is the last day that counts this year.', other: '{count} days are left this year.' },
  usual: 'Your usual bill of {bill} earns {vip} as {tier_vip}, instead of {now}.',
  example: 'A dinner for {bill} earns {vip} as {tier_vip}, instead of {now}.',
  lasts: '{tier_vip} reached this year lasts through December 31, {last}.',
  renewedLasts: '{tier_vip} renewed this year lasts through December 31, {last}.',
  places: 'Your places that count',
  find: 'Find more restaurants',
  dines: { one: '{count} dine this year', other: '{count} dines this year' },
  noDines: 'No dine yet this year',
  everyDay: 'counts every day',
  onDays: 'counts on {days}',
  limit: 'counts again from {date}',
  noPlaces: 'Restaurants where you have dined are listed here while another dine there counts.',
})
