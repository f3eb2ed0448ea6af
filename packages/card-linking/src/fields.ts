export { claimFields } from './claim/claim-fields.ts'
export { linkFields } from './link/link-fields.ts'
