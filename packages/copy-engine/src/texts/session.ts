import { texts } from '../text.ts'

/** The warning before a session ends, and its end. */
export const session = texts('session', {
  expiryTitle: 'Still there?',
  expiryWarning: 'Your session is about to expire. Click here to stay signed in.', // SESSION-19
  secondsLeft: { one: '{count} second left', other: '{count} seconds left' },
  staySignedIn: 'Stay signed in',
  signedOut: 'You are signed out.',
  signOutQuestion: 'You came here from another site. Do you want to sign out?',
  signOutFailed: 'We could not sign you out. Please try again.',
})
