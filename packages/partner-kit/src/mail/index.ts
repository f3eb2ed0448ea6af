export { mailLook, type MailLook } from './look.ts'
