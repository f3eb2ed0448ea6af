export { ReserveBlock as default } from '@dining/reservations'
