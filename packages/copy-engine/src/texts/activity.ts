import type { ForfeitReason } from '@dining/domain'

import { texts } from '../text.ts'

/** Recent activity. */
export const activity = texts('activity', {
  title: 'Reviews & History', // NAV-27
  heading: 'Recent activity',
  year: 'Your {year} so far',
  missingTitle: 'Something missing?', // ACTIVITY-01
  missingText: 'A dine can take up to {missing_days} days to appear. After that, tell us and we will look for it.', // ACTIVITY-01, ACTIVITY-02
  missingAction: 'Report missing rewards', // ACTIVITY-01
  missingContact: 'Write to us', // ACTIVITY-01
  onCard: 'card\u00a0{lastFour}',
  paidOn: 'Paid {date}', // ACTIVITY-28
  processing: 'Processing', // ACTIVITY-34
  processingText: 'Awarded {award_days} days after we receive it.',
  deferred: 'Not earned', // ACTIVITY-35, ACTIVITY-37
  deferredText: 'Finalized; allow up to two weeks.', // ACTIVITY-35, ACTIVITY-37
  forfeit: 'Not earned', // ACTIVITY-36
  forfeitText: 'Did not qualify.', // ACTIVITY-36
  legacyPending: 'Pending Review', // ACTIVITY-31, ACTIVITY-38
  legacyPendingOver: 'Review expired', // ACTIVITY-32, ACTIVITY-38
  legacyForfeit: 'Expired', // ACTIVITY-30, ACTIVITY-38
  refund: 'Refund',
  details: 'Details',
  detailsOf: 'Details of {restaurant}, {date}',
  bonusIncluded: 'Includes a restaurant bonus of {bonus}.',
  memberBonusIncluded: 'Includes your bonus of {bonus}.',
  memberBonusTakenBack: 'Takes back your bonus of {bonus}.',
  flexIncluded: 'Includes {offer} of your own offer.', // MERCHANT-45
  // Programs that earn for each full step of spending.
  ofStep: 'of {step}',
  stepReached: 'Counts toward your next {benefit}',
  stepLeftOver: '{kept} of {step} counts toward your next {benefit}.',
  stepTakenBack: 'Less counts toward your next {benefit}.',
  emptyTitle: 'Nothing earned yet', // ACTIVITY-10
  emptyText: 'Dine with a linked card and it appears here, usually within {award_days} days.', // ACTIVITY-10
  emptyAction: 'Find restaurants', // ACTIVITY-09
  noSuchPageTitle: 'There is no page {page}',
  noSuchPage: 'Your activity has fewer pages.',
  firstPage: 'Go to the first page',
  lastPage: 'Go to the last page',
  errorTitle: 'We could not load your activity', // ACTIVITY-10
  errorText: 'Your rewards are safe. Meanwhile, find your next restaurant.', // ACTIVITY-10
  loading: 'Loading your activity…',
  pagination: 'Pages of activity',
  page: 'Page {number}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  download: 'Download your activity',
  disclaimer: 'The card network reports the amounts. What a dine earns is final once it is awarded.', // ACTIVITY-06
})

/** The texts of the links from a reason to the restaurant's page. */
export const forfeitLinks = texts('forfeitLinks', {
  'day-excluded': 'See which days do',
  'meal-excluded': 'See which meals do',
  'tier-too-low': 'See how to reach it',
} satisfies Partial<Record<ForfeitReason, string>>)

/** Why a dine earned nothing, and what earns instead. */
export const forfeitReasons = texts('forfeitReasons', {
  'not-activated': 'Your account was not active yet. {activate_link|Activate it} and your next dine counts.',
  'visit-limit': 'You had used this month’s visits at this restaurant. It earns again next month.',
  'spend-limit': 'You had reached this month’s limit at this restaurant. It earns again next month.',
  'day-excluded': 'This restaurant does not earn on that weekday.',
  'meal-excluded': 'This restaurant does not earn at that time of day.',
  'not-started': 'Earning had not begun there on that day.',
  ended: 'Earning had ended there by that day.',
  'tier-too-low': 'This restaurant earns from a higher tier.',
  'not-participating': 'This restaurant did not take part on that day.',
  'account-closed': 'Your account was closed on that day.',
} satisfies Record<ForfeitReason, string>)
