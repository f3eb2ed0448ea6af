import { texts } from '../text.ts'

/** Joining, step by step. */
export const enrollment = texts('enrollment', {
  joinTitle: 'Join and earn up to {earn_best}',
  joinPlainTitle: 'Join {program}',
  joinLead: 'Two short steps. Free, and you can leave any time.',
  steps: 'Steps of joining',
  stepDetails: 'Your details',
  stepCard: 'Link a card',
  stepDone: 'Ready to dine',
  invitationUnknown: 'We could not look up your invitation. Join here: it takes two steps.', // PARAM-11, rfr=1
  invitationNoProfile: 'You are known to {loyalty} already. Set a password here, and see what each dine earns.', // PARAM-11, rfr=2
  invitationNoAccount: 'You are known to {loyalty} already. Sign in there, and see what each dine earns.', // PARAM-11, rfr=2
  providerLead: 'Two short steps. What {loyalty} knows of you is filled in.', // ENROLL-30
  providerTold: 'From your {loyalty} account.', // ENROLL-30
  invitationLead: 'You join with your {loyalty} account. We bring you there and back; the rest is two short steps.',
  invitationGo: 'Continue with {loyalty}',
  findNumber: '{find_partner_number_link|Find your number}',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  emailHelp: 'You sign in with it.',
  zip: 'ZIP code',
  zipHelp: 'Five digits, so that we start near you.',
  password: 'Password',
  passwordHelp: '{min} characters or more. A phrase is best.',
  passwordLong: 'Only the first {max} characters count; the rest is cut off.', // ENROLL-27
  passwordConfirm: 'Password again',
  phone: 'Mobile',
  phoneHelp: 'Used only if you agree to texts below. You can remove it in your profile.',
  // ENROLL-11
  phoneConsent: 'If you give your number, you agree to get a text when you have earned. You can remove it in your profile at any time.',
  smsOptIn: 'Text me when I have earned',
  emailOptIn: 'Send me e-mail with offers. It lifts you from {tier_basic} to {tier_select}: {earn_select}.',
  accept: 'By continuing you accept the {terms_link} and the {privacy_link}.',
  continue: 'Continue to card',
  continuing: 'One moment…',
  alreadyMemberSso: 'There is an account with this e-mail already. {sign_in_link|Sign in with {loyalty}} instead.', // ENROLL-24
  menu: 'The earning menu',
  exampleDinner: 'A {bill} dinner at the top rate is {benefit}.',
  exampleDinnerOwn: 'A {bill} dinner at your rate is {benefit}.',

  cardTitle: 'Link the card you dine with',
  cardLead: 'From then on every dine earns {earn_mine}, on its own.',
  noThanks: 'No, thanks', // ENROLL-04

  addedTitle: 'You are ready to dine', // ENROLL-06
  addedLead: 'Pay with this card and we add your {currency}. There is nothing else to do.',
  addedFind: 'Find a restaurant',
  addedAccount: 'Go to my account',
  opening: 'One moment, please.',
})
