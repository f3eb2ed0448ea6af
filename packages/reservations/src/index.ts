export { MyReservations } from './account/MyReservations.tsx'
export { ReserveBlock } from './block/ReserveBlock.tsx'
export { offersReservations } from './offers-reservations.ts'
