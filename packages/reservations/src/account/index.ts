export { MyReservations } from './MyReservations.tsx'
