import { texts } from '../text.ts'

/** Tables of several restaurants: near one that has none, and on the cards of a search. */
export const listedTables = texts('listedTables', {
  nearby: 'Places nearby with a table for {people}',
  nearbyLoading: 'Looking for tables nearby…',
  nearbyNone: 'No place within {distance} has a table then.',
  away: '{distance} away',
  /** Read after the time, for those who do not see the name beside it. */
  at: 'at {restaurant}',
  fields: 'Tables on the cards',
  dateOut: 'Choose a date from {first} to {last}.',
  none: 'No table near {time}',
  failed: 'Tables could not be looked up',
})
