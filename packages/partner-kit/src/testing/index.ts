export { CREDIT_PROGRAM } from './credit-program.ts'
export { testPartner, type TestPartnerOverrides } from './test-partner.ts'
