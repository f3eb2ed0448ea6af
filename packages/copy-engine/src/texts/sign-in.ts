import { texts } from '../text.ts'
import { errors } from './errors.ts'

/** Signing in. */
export const signIn = texts('signIn', {
  title: 'Sign in',
  lead: 'See what you earned, and where to earn next.',
  email: 'E-mail',
  password: 'Password',
  keepSignedIn: 'Keep me signed in', // AUTH-06
  keepHelp: 'For {remembered_days} days on this device. Not on a shared one.',
  submit: 'Sign in',
  submitting: 'Signing in…',
  failed: 'We could not sign you in. Please check form for errors.', // AUTH-03
  locked: `${errors.locked.wording} {recover_link|Reset your password} to open it now.`, // AUTH-04
  emailUpdateRequired:
    'Your e-mail address must be updated before you can sign in. Call {support_phone_link}: we do it with you in a minute.',
  forgot: '{recover_link|Forgot your password?}',
  notMember: 'Not a member yet? {join_link|Join and earn up to {earn_best}}.',
  sso: 'Sign in with {loyalty}', // ROUTE-15
  ssoLead: 'You sign in with your {loyalty} account. We bring you there and back.',
  problemTitle: 'You are not signed in',
  cancelled: 'You left before the sign-in was done. Nothing has changed: try again whenever you like.',
  expired: 'This sign-in took too long, or was begun in another window. Please start it again.',
  refused:
    'The answer that came back from {loyalty} could not be confirmed, so we signed nobody in. Please try again. If it stays like this, call {support_phone_link}.',
  unavailable:
    'The sign-in of {loyalty} does not answer at the moment. Please try again in a few minutes; finding a restaurant works as always. Questions? Call {support_phone_link}.',
  again: 'Try again',
  activeAlready: 'Your account is active already. Sign in to see what it earned.', // PARAM-11, rfr=3
  closedAlready: 'Your account is closed. Sign in and link a card to open it again.', // PARAM-11, rfr=4
  sessionEnded: 'Your session has ended. Sign in and you are back where you were.', // rfr=5
  example: 'The next one',
  exampleRow: 'Dinner for two',
  exampleEarns: 'You earn up to',
  exampleNote: 'With a linked card, on its own: nothing to show at the table.',
})
