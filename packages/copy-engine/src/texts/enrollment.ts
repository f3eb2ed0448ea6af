import { texts } from '../text.ts'

/** Joining, step by step. */
export const enrollment = texts('enrollment', {
  joinTitle: 'Join and earn up to {earn_best}',
  joinPlainTitle: 'Join {program}',
  joinLead: 'Joining is free. You can close your account at any time.',
  steps: 'Steps of joining',
  stepDetails: 'Your details',
  stepCard: 'Link a card',
  stepDone: 'Ready to dine',
  providerLead: 'We filled in your {loyalty} details.', // ENROLL-30
  providerTold: 'From your {loyalty} account.', // ENROLL-30
  invitationLead: 'You join with your {loyalty} account. We take you there to sign in and bring you back.',
  invitationGo: 'Continue with {loyalty}',
  findNumber: '{find_partner_number_link|Find your number}',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHelp: 'You sign in with this address.',
  zip: 'ZIP code',
  zipHelp: 'We search near this ZIP code first.',
  password: 'Password',
  passwordHelp: '{min} characters or more. A phrase is best.',
  passwordLong: 'Only the first {max} characters count; the rest is cut off.', // ENROLL-27
  passwordConfirm: 'Confirm password',
  phone: 'Mobile',
  phoneHelp: 'For texts, if you agree to them below. You can remove it in your profile.',
  // ENROLL-11
  phoneConsent:
    'If you give your number, you agree to get a text when you have earned, from {sms_short_code_link}. Message and data rates may apply. Reply STOP to end them.',
  emailOptIn: 'Send me email with offers. It makes you {tier_select} instead of {tier_basic}: {earn_select}.',
  accept: 'By continuing you accept the {terms_link} and the {privacy_link}.',
  continue: 'Continue to card',
  continuing: 'One moment…',
  alreadyMemberSso: 'An account with this email already exists. {sign_in_link|Sign in with {loyalty}} instead.', // ENROLL-24
  finishLater: 'Finish later on another device',
  continued: 'Welcome back. We filled in what you typed; only your password is missing.',
  linkEnded: 'This link has expired, or you have already joined. {sign_in_link|Sign in}, or fill in the form.',
  menu: 'What you earn',
  everyDine: 'Every dine',
  exampleDinner: 'A {bill} dinner at the top rate is {benefit}.',
  exampleDinnerOwn: 'A {bill} dinner at your rate is {benefit}.',

  cardTitle: 'Link the card you dine with',
  cardLead: 'After that, every dine earns {earn_mine} automatically.',
  noThanks: 'No, thanks', // ENROLL-04

  addedTitle: 'You are ready to dine', // ENROLL-06
  addedLead: 'Pay with this card and we add your {currency} automatically.',
  addedFind: 'Find a restaurant',
  addedReturn: 'Continue where you left off',
  addedAccount: 'Go to my account',
  opening: 'One moment, please.',
})
