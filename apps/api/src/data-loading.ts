/** For packages that load data into a development database: the store, and the normal forms in which the API stores and compares values. */
export { defineCommand } from './cli/command.ts'
export { hashPassword } from './passwords/password-hash.ts'
export { serve, type Demonstration, type Preparation } from './serve.ts'
export { connect } from './socket/client.ts'
export { socketPathOf } from './socket/protocol.ts'
export {
  DEMONSTRATION_BONUS,
  demonstrationMemberId,
  demonstrationRepo,
  type DemonstrationStep,
} from './store/repositories/demonstration.ts'
export { insertMerchants } from './store/repositories/insert-merchants.ts'
export { insertRows } from './store/repositories/insert-rows.ts'
export { buildPlaces, type Places } from './store/reference/places.ts'
export { preparePlaces } from './store/reference/prepare-places.ts'
export type { MerchantRow } from './store/repositories/merchant.ts'
export { operatorRepo } from './store/repositories/operator.ts'
export type { Store } from './store/store.ts'
export type { Tx } from './store/tables.ts'
export { offerTerms } from './use-cases/earning/offer-use.ts'
export { emailKey } from './use-cases/email-key.ts'
