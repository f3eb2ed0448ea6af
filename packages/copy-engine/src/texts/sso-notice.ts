import { texts } from '../text.ts'

/** The notice that tells to sign in with the loyalty program's account (SHELL-18, SHELL-19). */
export const ssoNotice = texts('ssoNotice', {
  title: 'Sign in with your {loyalty} account', // SHELL-18
  body: 'One account for both: use it to sign in here, or to join. There is no other password to remember.', // SHELL-18
  go: 'Sign in/Join Now', // SHELL-19
  close: 'Close',
})
