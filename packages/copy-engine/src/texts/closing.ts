import { texts } from '../text.ts'

/** Closing the account: what is erased and what stays, and the choice to keep it while there is time. */
export const closing = texts('closing', {
  before: 'If you might need your history, download it first: after the erasure we cannot bring it back.',
  erased: 'What we erase',
  erasedProfile: 'Your name, email, phone number and address',
  erasedNumber: 'Your {loyalty} number',
  erasedSignIn: 'How you sign in, and the devices that we know',
  erasedCards: 'Your linked cards, which earn nothing from now on',
  erasedActivity: 'Saved restaurants, reservations, reviews, survey answers and reports of missing dines',
  erasedMessages: 'Our records of mails and text messages to you',
  stays: 'What stays, and why',
  staysDines:
    'Your dines with the last four digits of the card, what they earned and what was paid, without your name: they are part of the program’s accounts.',
  staysLog: 'A log of changes to the account, with ids and network addresses but without your name: it proves who changed what.',
  staysTables: 'A booked table stays booked at the restaurant. Cancel it first if you do not want it.',
  credit: 'A balance that has not been paid out is not paid without a linked card, and is lost with the account.',
  when: {
    one: 'You are signed out everywhere at once. For {count} day you can sign in again and keep the account; then we erase it, and send you a last mail.',
    other:
      'You are signed out everywhere at once. For {count} days you can sign in again and keep the account; then we erase it, and send you a last mail.',
  },
  word: 'Type {word} to confirm',
  wordWrong: 'Type the word {word}. Nothing is closed yet.',
  confirm: 'Close my account',
  confirming: 'Closing…',
  keepTitle: 'Do you want to keep your account?',
  keepLead: 'You have closed your account. On {date} we erase it.',
  keepText: 'If you keep it, your profile and your history stay as they are. Your cards are unlinked: link one to earn again.',
  keep: 'Keep my account',
  keeping: 'One moment…',
  wait: 'Sign out and let it be erased',
  kept: 'Your account stays open.',
})
