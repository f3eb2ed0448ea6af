export { testPartner, type TestPartnerOverrides } from './test-partner.ts'
