export { CREDIT_PROGRAM, testMailLook, testPartner, type TestPartnerOverrides } from './test-partner.ts'
