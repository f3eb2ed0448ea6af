import { texts } from '../text.ts'

/** Updating an email address before the next sign-in (AUTH-15). */
export const emailChange = texts('emailChange', {
  steps: 'Steps to your new address',
  stepAddress: 'New address',
  stepCode: 'The code',

  title: 'A new email address',
  lead: 'Mail to the address on your account does not arrive. Give us one that works; your rewards and cards stay as they are.',
  oldEmail: 'Email on your account',
  newEmail: 'New email',
  send: 'Send me a code',
  sameAddress: 'This is the address on your account. Enter another one.',
  invalidNew: 'Enter the new email address, like name@example.com.',
  taken: 'Another account has this address. Enter another one, or call {support_phone_link}.',

  codeTitle: 'Check your new mailbox',
  codeLead: 'A code is on its way to {address}. It works once, within {minutes} minutes.',
  confirm: 'Update my address',
  otherAddress: 'Use another address',

  doneTitle: 'Your address is updated',
  doneLead: 'From now on you sign in with {address}.',
})
