import { separatePart } from '../app/island.tsx'

/** The reservation of a table on a restaurant's page. Its code is not in the first load; the server renders it as it is while tables load, in its full size. */
export const Reservation = __HAS_RESERVATIONS__ ? separatePart(() => import('./Reservation.island.tsx')) : undefined
