export { checkPartner } from './check-partner.ts'
export { describeFaults, type PartnerFault } from './fault.ts'
