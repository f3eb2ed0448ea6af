import { texts } from '../text.ts'

/** Choosing a new password with a mailed code. */
export const recovery = texts('recovery', {
  steps: 'Steps to a new password',
  stepRequest: 'Your e-mail',
  stepConfirm: 'The code',
  stepUpdate: 'New password',

  requestTitle: 'Reset your password',
  requestLead: 'We send you a code by e-mail. Type it on the next page, then choose a new password.',
  invalidInput: 'Type the e-mail address that you sign in with. It looks like name@example.com.', // AUTH-13
  send: 'Send me a code',
  haveCode: 'I have a code already',
  remembered: 'It came back to you? {sign_in_link|Sign in}.',

  confirmTitle: 'Check your e-mail',
  sentTo: 'If {address} belongs to an account, a code is on its way. It works once, within {minutes} minutes.',
  typeCode: 'Type your e-mail address and the code that we sent to it.',
  code: 'Code',
  codeHelp: 'Small or capital letters, with or without gaps: all the same.',
  confirm: 'Continue',
  nothingCame: 'Nothing came? Look among unwanted mail too.',
  sendAgain: 'Send another code',
  sentAgain: 'Another code is on its way to {address}. Only the newest one works.',

  updateTitle: 'Choose a new password',
  updateLead: 'You are signed out everywhere, and sign in with it from then on.',
  update: 'Save the new password',
  expired: 'This took longer than a code lasts. {recover_link|Ask for a new code}; your old password still works.',

  successTitle: 'Your new password is set',
  successLead: 'You are signed out everywhere. Sign in with it, and dinner earns again.',
  signIn: 'Sign in',

  helpTitle: 'Need a hand?',
  help: 'Call {support_phone_link} or write to {support_email_link}. What you earned is safe meanwhile.',
})
