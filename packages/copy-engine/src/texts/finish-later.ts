import { texts } from '../text.ts'

/** Going on with joining on another device. */
export const finishLater = texts('finishLater', {
  label: 'Finish later',
  lead: 'We mail you a link that opens this form with what you have typed. Your password is not part of it. We keep the rest for {days} days, or until you join.',
  providerLead: 'We mail you a link that brings you back. What you have typed is kept for {days} days, or until you join.',
  send: 'Send me the link',
  sent: 'If you can join with {address}, a link is on its way. It works for {days} days. You can close this page.',
})
