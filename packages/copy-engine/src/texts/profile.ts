import { texts } from '../text.ts'

/** The member's profile. */
export const profile = texts('profile', {
  title: 'Member Profile', // PROFILE-01
  you: 'You',
  namesFromProvider: 'Your name comes from {loyalty}. Change it there.', // PROFILE-07
  firstName: 'First name',
  lastName: 'Last name',
  home: 'Your address',
  homeHelp: 'We search near your ZIP code first.',
  address1: 'Address line 1',
  address2: 'Address line 2',
  city: 'City',
  state: 'State',
  noState: 'No state',
  zip: 'ZIP code',
  tell: 'Messages from us',
  phone: 'Mobile',
  phoneHelp: 'Only for a text when you have earned.',
  smsNeedsPhone: 'Needs your mobile number.', // PROFILE-27
  smsTitle: 'Texts to your mobile',
  // PROFILE-33
  smsConsent:
    '{program} will send recurring texts about what you earn, from {sms_short_code_link}, to the number that you gave. Message and data rates may apply. Reply STOP to end them. You can earn without them.',
  smsAgree: 'I agree to get these texts',
  smsConfirm: 'Turn texts on',
  emailOptIn: 'Send me email with offers',
  emailWouldLift: 'It makes you {tier_select} instead of {tier_basic}: {earn_select}.', // TIER-03
  statement: 'Email me a statement of each month',
  statementHelp: 'What you dined and earned, on the {day}th of the next month. Nothing for a month without activity.',
  statementIsOn: 'The monthly statement is on.',
  statementIsOff: 'The monthly statement is off.',
  emailSaves: 'Saved as soon as you change it.',
  emailIsOn: 'Email with offers is on.',
  emailIsOff: 'Email with offers is off.',
  emailNotSaved: 'Your choice was not saved.',
  emailWillDrop: 'Without it you are {tier_basic} again: {earn_basic}.', // TIER-03
  emailNoMatter: 'You are {tier_vip} with or without it.', // TIER-04
  signIn: 'How you sign in',
  email: 'Email',
  emailNote: 'To change it, call Member Services at {support_phone_link}.', // PROFILE-35
  emailOwnNote: 'You can change it yourself, too: {page}.',
  password: 'Password',
  newPassword: 'Choose a new password',
  devices: 'Sign-in and security',
  notices: 'Notices on your devices',
  save: 'Save changes',
  saving: 'Saving…',
  unchanged: 'No changes were made.', // PROFILE-39
  saved: 'All changes were saved.', // PROFILE-40
  nowTier: 'You are {tier} now: {rate} on every dine.', // TIER-03
  kept: 'These changes are not saved yet. Save them, or discard them.',
  discard: 'Discard changes',
  notSaved: 'No changes were saved. See error at bottom of page for more details.', // PROFILE-42
})
