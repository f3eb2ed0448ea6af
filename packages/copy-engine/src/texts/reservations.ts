import { texts } from '../text.ts'

/** Booking a table at a restaurant: the block of its page, and the dialog. */
export const reservations = texts('reservations', {
  bonusBadge: '{bonus} for a reservation', // RESERVE-03, RESERVE-04
  date: 'Date',
  time: 'Time',
  party: 'Party',
  people: { one: '{count} person', other: '{count} people' },
  otherZone: 'Times are those of the restaurant.',
  loading: 'Looking for tables…', // RESERVE-11
  tables: 'Tables on {date}',
  earnsLead: 'Under each time, what dinner for {people} earns then.',
  earnsMost: 'Under each time, the most that dinner for {people} earns for a member.',
  earnsNothing: 'No {currency}',
  slotName: '{time}, {earns}',
  slotBonus: 'Bonus',
  slotCard: 'Card needed',
  slotNotHere: 'By phone',
  moreTimes: { one: 'Show {count} more time', other: 'Show {count} more times' },
  noBonus: 'A reservation at these times earns no bonus.', // RESERVE-17
  someBonus: 'Times marked “Bonus” earn {bonus} more if you reserve here and dine.',
  cardNotHere: 'For tables marked “By phone”, the restaurant asks for a card, which cannot be given here. Call to book one.', // RESERVE-26
  call: 'Call {number}',
  terms: 'Reservation terms',

  // RESERVE-12 … RESERVE-16, RESERVE-25: why there is no table, and what there is instead.
  none: 'No table for {people} at {time} on {date}', // RESERVE-12
  closed: 'Closed at {time} on {date}', // RESERVE-12
  tooBig: { one: 'Tables for up to {count} person can be reserved here', other: 'Tables for up to {count} people can be reserved here' }, // RESERVE-13
  tooBigUnknown: 'This party is too big to reserve here', // RESERVE-13
  tooBigHint: 'Ask the restaurant about a table for {people}.', // RESERVE-13
  tooSmall: {
    one: 'Tables for {count} person or more can be reserved here',
    other: 'Tables for {count} people or more can be reserved here',
  }, // RESERVE-14
  tooSmallUnknown: 'This party is too small to reserve here', // RESERVE-14
  tooFar: 'Tables can be reserved until {date}', // RESERVE-15
  tooFarUnknown: 'This date is too far ahead', // RESERVE-15
  tooClose: 'It is too late to reserve for {time} on {date}', // RESERVE-16
  nearest: 'These tables are free:',
  nothingNear: 'Choose another date, time or party.',
  sameDay: 'On {date}',
  otherDays: 'On other days, near {time}',
  watch: 'Tell me when a table opens',
  watchEvening: 'Only this evening will do?',
  watchDay: 'Only this day will do?',
  watchLead: 'We watch for a table for {people} between {from} and {until} and send you a link that books it.',
  unavailable: 'We cannot look up tables at the moment',
  unavailableHint: 'Please try again in a few minutes.',
  unavailableCall: 'Please try again in a few minutes, or call the restaurant.',

  week: 'Best reward this week',
  weekLead: 'The most that dinner for {people} earns on each day.',
  weekLoading: 'Comparing the days…',
  weekBest: 'Best',
  weekClosed: 'Closed',
  weekFull: 'Full',
  weekNone: 'No table this week. Choose another date.',
  weekFailed: 'We could not compare the days.',
  weekHide: 'Hide the week',

  signInTitle: 'Sign in to reserve', // RESERVE-23
  signInLead: 'Reservations are for members. We bring you back to this table.', // RESERVE-23
  signIn: 'Sign in',
  join: 'Join for free',
  joinLead: 'Finish joining to reserve. We bring you back to this table.',

  confirmTitle: 'Confirm your table',
  when: '{date}, {time}',
  where: '{restaurant}, {people}',
  holding: 'Holding the table…',
  held: 'Held for you for {left}',
  holdOver: 'The table is no longer held. You can still try to reserve it.',
  otherTime: 'Choose another time',
  phone: 'Mobile phone',
  note: 'Note to the restaurant',
  noteHelp: 'Allergies, high chair, quiet corner',
  dinner: 'Dinner, about {amount}',
  booking: 'Reservation',
  youEarn: 'You earn',
  shared: 'Your name, phone number and note go to the booking provider and to the restaurant.',
  bonusRule: 'The {bonus} are posted when you dine that day and pay with a linked card.',
  reserve: 'Reserve {time}',
  reserving: 'Reserving…',
  freeUntil: 'Free to cancel until {date}, {time}.',
  free: 'Free to cancel.',
  fee: 'Later, the restaurant can charge {amount} a person.',
  onFile: 'Card on file',
  onFileCard: '{brand} ending in {last4}',
  anyCard: 'Card',

  // RESERVE-19 … RESERVE-22: how the booking ended.
  successTitle: 'Your table is booked', // RESERVE-19
  mailed: 'The restaurant expects you. We email the confirmation to {address}.', // RESERVE-19
  success: 'The restaurant expects you.', // RESERVE-19
  pendingTitle: 'We are confirming your table',
  pending: 'The booking provider has not answered yet. Please do not reserve again: we send you an email as soon as we know.',
  errorTitle: 'The booking could not be completed', // RESERVE-20
  error: 'Nothing was booked. Please try again.', // RESERVE-20
  lost: 'We have no answer. Please try again: the table is booked once at most.', // RESERVE-20
  overlap: 'You already have a reservation at this location within two hours.', // RESERVE-21, RESERVE-25
  overlapSee: 'See your reservation at {time}',
  fraudTitle: 'Your account is deactivated with the booking provider', // RESERVE-22
  fraud: 'The restaurant can book the table for you by phone.', // RESERVE-22
  goneTitle: 'This table has just been taken',
  gone: 'Choose another time.',
  cardTitle: 'The restaurant asks for a card', // RESERVE-26
  cardText: 'A card cannot be given here, so this table can be booked by phone only.', // RESERVE-26
  forbidden: 'Your account cannot reserve tables here. Questions? Call {support_phone_link}.',
  factWhen: 'When',
  factWhere: 'Where',
  factTable: 'Table',
  factNumber: 'Booking',
  expected: 'Dinner, about {days} days after you pay',
  expectedBonus: 'Reservation, with the dinner',
  calendar: 'Add to calendar',
  directions: 'Directions',
  mine: 'Change or cancel',
  calendarText: '{people}. Booking {number}.',
})
