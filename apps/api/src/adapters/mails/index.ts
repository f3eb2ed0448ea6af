export { recoveryMail } from './recovery.ts'
