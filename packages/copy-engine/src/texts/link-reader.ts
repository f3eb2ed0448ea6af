import { texts } from '../text.ts'

/** A link of a mail, opened while a member is signed in whose account it does not belong to. */
export const linkReader = texts('linkReader', {
  title: 'You are signed in with another account',
  owned: 'This link is for {owner}. You are signed in as {reader}.',
  unowned: 'This link is for another account. You are signed in as {reader}.',
  switch: 'Sign out and open the link',
  // The provider's sign-out ends on the home page.
  leave: 'Sign out',
  leaveThen: 'Sign out, then open the link in your mail again.',
  leaving: 'Signing out…',
  stay: 'Stay signed in',
})
