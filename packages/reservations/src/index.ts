export { ReserveBlock } from './block/ReserveBlock.tsx'
export type { CardPayments } from './card/card-payments.ts'
