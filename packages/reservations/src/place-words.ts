import type { Reservation } from '@dining/contract'

/** The address of a restaurant as one line. */
export const addressLine = ({ address: { address1, city, state, zipCode } }: Pick<Reservation, 'address'>): string =>
  [address1, city, `${state} ${zipCode}`.trim()].filter((part) => part !== '').join(', ')

/** Directions in the map app that the visitor's device prefers. */
export const directionsTo = ({ latitude, longitude }: Pick<Reservation, 'latitude' | 'longitude'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
