export { CREDIT_PROGRAM } from './credit-program.ts'
export { testMailLook } from './test-mail-look.ts'
export { testPartner, type TestPartnerOverrides } from './test-partner.ts'
