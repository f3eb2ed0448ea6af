import { texts } from '../text.ts'

/** The page that ends the monthly statements without signing in. */
export const unsubscribe = texts('unsubscribe', {
  title: 'Unsubscribe from monthly statements?',
  lead: 'No further statement is sent to this address. Nothing else changes: what you earn, and all other mails, stay as they are.',
  send: 'Unsubscribe',
  sending: 'Unsubscribing…',
  doneTitle: 'You are unsubscribed',
  done: 'No further monthly statement is sent to you. You can turn them on again in your profile.',
  unknownTitle: 'This link is not complete',
  unknown: 'Open it again from the mail, or turn the statements off in your profile.',
  profile: 'Open your profile',
})
