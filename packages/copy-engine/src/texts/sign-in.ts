import { texts } from '../text.ts'
import { errorCodes } from './error-codes.ts'

/** Signing in. */
export const signIn = texts('signIn', {
  title: 'Sign in',
  lead: 'See what you earned, and where to earn next.',
  email: 'Email',
  password: 'Password',
  keepSignedIn: 'Keep me signed in', // AUTH-06
  keepHelp: 'For {remembered_days} days on this device. Not on a shared one.',
  submit: 'Sign in',
  submitting: 'Signing in…',
  failed: 'We could not sign you in. Please check form for errors.', // AUTH-03
  locked: `${errorCodes.locked.wording} {recover_link|Reset your password} to open it now.`, // AUTH-04
  forgot: '{recover_link|Forgot your password?}',
  notMember: 'Not a member yet? {join_link|Join and earn up to {earn_best}}.',
  sso: 'Sign in with {loyalty}', // ROUTE-15
  ssoLead: 'You sign in with your {loyalty} account. We take you there and bring you back.',
  problemTitle: 'You are not signed in',
  cancelled: 'You left before signing in. Nothing has changed. You can try again at any time.',
  expired: 'This sign-in expired or was started in another window. Please start again.',
  refused:
    'We could not verify the answer from {loyalty}, so you are not signed in. Please try again. If this keeps happening, call {support_phone_link}.',
  unavailable:
    '{loyalty} sign-in is not available right now. Please try again in a few minutes. You can still find restaurants. Questions? Call {support_phone_link}.',
  again: 'Try again',
  sessionEnded: 'Your session has ended. Sign in and you are back where you were.', // rfr=5
  accountClosed: 'Your account is closed. Sign in and link a card to open it again.', // rfr=6
  accountClosing: 'Your account is closed. To keep it, sign in before the day that our mail names.', // rfr=7
  example: 'The next one',
  exampleRow: 'Dinner for two',
  // On one line beside a wide amount.
  exampleEarns: 'Up\u00a0to',
  exampleNote: 'Your linked card earns automatically: there is nothing to show.',
})
