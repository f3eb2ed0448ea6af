export { testMember } from './test-member.ts'
export { testMerchant, testMerchantDetail } from './test-merchant.ts'
