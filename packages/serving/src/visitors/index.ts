export { addressKeys } from './address-keys.ts'
export type { AddressKeys } from './address-keys.ts'
export { visitorAddress } from './visitor-address.ts'
