import { texts } from '../text.ts'

/** The warning before a session ends, and its end. */
export const session = texts('session', {
  expiryTitle: 'Still there?',
  expiryWarning: 'Your session is about to expire. Click here to stay signed in.', // SESSION-19
  secondsLeft: { one: '{count} second left', other: '{count} seconds left' },
  staySignedIn: 'Stay signed in',
  signedOut: 'You are signed out.',
  signOutQuestion: 'You came here from another site. Do you want to sign out?',
  signOutUnsent: {
    one: '{count} change that you made offline has not been sent. It is lost if you sign out now.',
    other: '{count} changes that you made offline have not been sent. They are lost if you sign out now.',
  },
  signOutFailed: 'We could not sign you out. Please try again.',
})
