import { texts } from '../text.ts'

/** The notice that asks visitors to sign in with the loyalty program's account (SHELL-18, SHELL-19). */
export const ssoNotice = texts('ssoNotice', {
  title: 'Sign in with your {loyalty} account', // SHELL-18
  body: 'Use it to sign in here or to join. You do not need another password.', // SHELL-18
  go: 'Sign in/Join Now', // SHELL-19
  close: 'Close',
})
