import { RECOVERY_MINUTES } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { MailMessage } from '../mail.ts'
import { composeMail } from './layout.ts'

/** Brings the code of AUTH-14. The page to type it into is named, but the code is in no address. */
export function recoveryMail(partner: Partner, origin: string, to: string, code: string): MailMessage {
  return composeMail(partner, to, {
    subject: `Your code for ${partner.program.programName}`,
    heading: 'Choose a new password',
    paragraphs: [`Type this code on the page where you asked for it. It works once, within ${RECOVERY_MINUTES} minutes.`],
    code,
    action: { label: 'Open the page', href: `${origin}/recover/confirm` },
    note: 'If you did not ask for a new password, you need not do anything: your password stays as it is. Never give this code to anyone, not even to us.',
  })
}

/** Tells a member that the password was changed, in case it was not them. */
export function passwordChangedMail(partner: Partner, origin: string, to: string): MailMessage {
  return composeMail(partner, to, {
    subject: `Your password for ${partner.program.programName} was changed`,
    heading: 'Your password was changed',
    paragraphs: ['You are signed out everywhere. Sign in again with the new password.'],
    action: { label: 'Sign in', href: `${origin}/login` },
    note: `If this was not you, ask for a new password at once at ${origin}/recover, and call us.`,
  })
}
