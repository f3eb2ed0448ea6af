import { texts } from '../text.ts'

/** The question before a sensitive change, when the sign-in is a while ago. */
export const reauthentication = texts('reauthentication', {
  title: 'Confirm that it is you',
  lead: 'You signed in a while ago. Enter your password, and we go on with what you were doing.',
  password: 'Password',
  wrong: 'This is not your password.',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  cancel: 'Cancel',
})
