import { texts } from '../text.ts'

/** Joining, signing in and recovering a password. */
export const enrollment = texts('enrollment', {
  joinBefore: 'Join and earn up to',
  joinTitle: 'Join and earn up to {earn_best}',
  joinLead: 'Two short steps. Free, and you can leave any time.',
  steps: 'Steps of joining',
  stepDetails: 'Your details',
  stepCard: 'Link a card',
  stepDone: 'Ready to dine',
  stepOf: 'Step {step} of {steps}',
  email: 'E-mail',
  password: 'Password',
  passwordHelp: '{min} characters or more. A phrase is best.',
  passwordLong: 'Only the first {max} characters count; the rest is cut off.', // ENROLL-27
  passwordConfirm: 'Password again',
  phone: 'Mobile',
  phoneHelp: 'Only for a text when you have earned. Stop any time.',
  smsOptIn: 'Text me when I have earned',
  emailOptIn: 'Send me e-mail with offers. It lifts you from {tier_basic} to {tier_select}: {earn_select}.',
  accept: 'By continuing you accept the {terms_link} and the {privacy_link}.',
  continue: 'Continue to card',
  continuing: 'One moment…',
  exampleDinner: 'A {bill} dinner as a {tier_vip} is {benefit}.',

  cardTitle: 'Link the card you dine with',
  cardLead: 'From then on every dine earns {earn_mine}, on its own.',
  noThanks: 'No, thanks', // ENROLL-04
  addedTitle: 'You are ready to dine', // ENROLL-06
  addedLead: 'Pay with this card and your {currency} come on their own.',
  addedFind: 'Find a restaurant',
  addedAccount: 'Go to my account',

  signInTitle: 'Sign in',
  signInLead: 'See what you earned, and where to earn next.',
  keepSignedIn: 'Keep me signed in', // AUTH-06
  keepHelp: 'For {remembered_days} days on this device. Not on a shared one.',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  signInFailed: 'We could not sign you in. Please check form for errors.', // AUTH-03
  lockedRecover: '{recover_link|Reset your password}', // AUTH-04
  forgot: '{recover_link|Forgot your password?}',
  notMember: 'Not a member yet? {join_link|Join and earn {earn_best}}.',
  sso: 'Sign in with {loyalty}', // ROUTE-15
  fixTitle: 'Your e-mail needs an update', // AUTH-15
})
