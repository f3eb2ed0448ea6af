export { testMember } from './test-member.ts'
export { testMerchant } from './test-merchant.ts'
