import { texts } from '../text.ts'

/** The screen of a member whose last card was deleted, or who has no card although they had linked one. */
export const reEnroll = texts('reEnroll', {
  title: 'Welcome back', // REENROLL-02
  cardDeleted: 'Your last card was deleted, so your account is closed.', // REENROLL-02
  addCard: 'Link a card to open it again. You keep everything that you earned.', // REENROLL-02
  noCard: 'No card is linked to your account.', // REENROLL-17
  addFirst: 'Link a card to earn again. You keep everything that you earned.', // REENROLL-17
  opened: 'Your account is open again.', // REENROLL-10
  submit: 'Link this card and go on', // REENROLL-03
  later: 'Sign in later', // REENROLL-04
})
