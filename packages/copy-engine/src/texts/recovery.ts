import { texts } from '../text.ts'

/** Choosing a new password with a mailed code. */
export const recovery = texts('recovery', {
  steps: 'Steps to a new password',
  stepRequest: 'Your email',
  stepConfirm: 'The code',
  stepUpdate: 'New password',

  requestTitle: 'Reset your password',
  requestLead: 'We will email you a code. Enter it on the next page, then choose a new password.',
  invalidInput: 'Enter the email address that you sign in with, like name@example.com.', // AUTH-13
  send: 'Send me a code',
  haveCode: 'I already have a code',
  remembered: 'Remembered it? {sign_in_link|Sign in}.',

  confirmTitle: 'Check your email',
  sentTo: 'If {address} belongs to an account, a code is on its way. It works once, within {minutes} minutes.',
  typeCode: 'Enter your email address and the code that we sent to it.',
  code: 'Code',
  codeHelp: 'Capitals and spaces don’t matter.',
  confirm: 'Continue',
  nothingCame: 'No code? Check your spam folder.',
  sendAgain: 'Send another code',
  sentAgain: 'Another code is on its way to {address}. Only the newest one works.',

  updateTitle: 'Choose a new password',
  updateLead: 'This signs you out on every device.',
  update: 'Save the new password',
  expired: 'Your code has expired. {recover_link|Ask for a new code}. Your old password still works.',

  successTitle: 'Your new password is set',
  successLead: 'You are signed out on every device. Sign in with your new password.',
  signIn: 'Sign in',

  helpTitle: 'Need help?',
  help: 'Call {support_phone_link} or write to {support_email_link}. Your rewards are safe.',
})
