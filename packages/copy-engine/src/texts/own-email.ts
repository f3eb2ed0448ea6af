import { texts } from '../text.ts'

/** Changing the email address while signed in, at a partner that offers it. */
export const ownEmail = texts('ownEmail', {
  title: 'Email address',
  present: 'You sign in with {address}.',
  change: 'Change email address',
  newEmail: 'New email',
  newEmailHelp: 'We mail a code to it. Your address stays as it is until you enter the code.',
  send: 'Send me a code',
  sending: 'Sending…',
  sameAddress: 'This is your address already. Enter another one.',
  taken: 'Another account has this address. Enter another one, or call {support_phone_link}.',
  invalid: 'Enter the new email address, like name@example.com.',
  waiting: 'We have mailed a code to {address}. Enter it to change your address.',
  enterCode: 'Enter the code',
  codeLead: 'A code is on its way to {address}. It works once, within {minutes} minutes.',
  code: 'Code',
  codeHelp: 'Capitals and spaces don’t matter.',
  confirm: 'Update my address',
  confirming: 'Updating…',
  otherAddress: 'Ask for a new code, or use another address',
  done: 'You sign in with {address} from now on. Your other devices are signed out, and your old address got a notice.',
  ended: 'This link has expired, was used, or belongs to another account. Ask for a new code.',
})
