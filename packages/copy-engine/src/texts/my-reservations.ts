import type { ReservationBonusReason, ReservationStatus } from '@dining/domain'

import { texts } from '../text.ts'

/** The member's reservations in the account. */
export const myReservations = texts('myReservations', {
  title: 'Reservations',
  upcoming: 'Upcoming',
  past: 'Past and canceled',
  loading: 'Loading your reservations…',
  failed: 'We could not load your reservations. They still stand.',
  emptyTitle: 'No table is reserved',
  emptyText: 'Restaurants with tables to reserve show them on their page.',
  emptyBonus: 'Reserve here, dine that day, and earn {bonus} more.',
  find: 'Find a table',
  noneUpcoming: 'No upcoming reservation.',
  number: 'Booking {number}',
  note: 'Your note: {note}',
  change: 'Change',
  changeOf: 'Change the reservation at {restaurant} on {date}',
  cancel: 'Cancel',
  cancelOf: 'Cancel the reservation at {restaurant} on {date}',
  calendarOf: 'Add to calendar: {restaurant}, {date}',
  share: 'Share',
  shareOf: 'Share the reservation at {restaurant} on {date}',
  shareText: '{restaurant}: {when}, {people}',
  shared: 'Copied. Paste it into a message.',
  directionsOf: 'Directions to {restaurant}',
  callOf: 'Call {restaurant}',
  call: 'Call',
  locked: 'It can be changed by phone only.',
  bonusPaid: 'Bonus of {bonus} posted',
  bonusWaiting: 'Bonus of {bonus} when you dine that day and pay with a linked card',
  bonusDue: 'Bonus of {bonus} as soon as the dine is reported',
  reportDine: 'Report a missing dine',
  reportDineOf: 'Report a missing dine at {restaurant}, {date}',
  bonusTakenBack: 'Bonus of {bonus} taken back with the refund of the dine',

  cancelTitle: 'Cancel this reservation?',
  cancelConfirm: 'Cancel the reservation',
  cancelling: 'Canceling…',
  keep: 'Keep it',
  canceled: 'Your reservation at {restaurant} is canceled.',
  noBonusThen: 'A canceled reservation earns no bonus.',
  tooLate: 'It is too late to cancel here. Please call the restaurant.',
  cancelFailed: 'The reservation could not be canceled. It still stands. Please try again, or call the restaurant.',

  changeTitle: 'Change your reservation',
  changeNow: 'Now: {date}, {time}, {people}',
  changeConfirm: 'Move to {time}',
  changing: 'Moving…',
  changed: 'Your reservation at {restaurant} is moved to {date}, {time}.',
  changeFailed: 'The reservation could not be changed. It still stands as it was. Please try again.',
  changePending: 'The booking provider has not answered yet. We send you an email as soon as we know.',
})

/** The status of a reservation. */
export const reservationStatuses = texts('reservationStatuses', {
  pending: 'Being confirmed',
  booked: 'Booked',
  cancelled: 'Canceled',
  completed: 'Dined',
  'no-show': 'Not kept',
} satisfies Record<ReservationStatus, string>)

/** Why a reservation earned no bonus. */
export const reservationReasons = texts('reservationReasons', {
  cancelled: 'No bonus: the reservation was canceled.',
  'no-show': 'No bonus: the restaurant reports that the table was not used.',
  'other-day': 'No bonus: the dine was on another day.',
  'no-dine': 'No bonus: no dine with a linked card was reported for that day.',
  'earns-nothing': 'No bonus: a dine at that time earns nothing at this restaurant.',
} satisfies Record<ReservationBonusReason, string>)
