import { texts } from '../text.ts'

/** What the first load of a restaurant's page has of its reservation. */
export const reservationTitle = texts('reservationTitle', {
  title: 'Reserve a table', // MERCHANT-31
})
