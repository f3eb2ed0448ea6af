export { recoveryMail } from './recovery.ts'
export { newSender } from './sender.ts'
