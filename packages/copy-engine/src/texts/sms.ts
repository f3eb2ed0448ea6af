import { texts } from '../text.ts'

/** Text messages to members. The API writes them in the characters of GSM 03.38; `earned` fits into one message. */
export const sms = texts('sms', {
  optedIn: '{program}: we text you when a meal has earned. Message and data rates may apply. Reply HELP for help, STOP to end.',
  earned: '{program}: you earned {benefit} at {merchant} on {day}. Reply STOP to end.',
  help: '{program}: we text you when a meal has earned. For help, call {phone} or write to {email}. Message and data rates may apply. Reply STOP to end.',
  stopped: '{program}: you get no more texts from us. You earn as before. Reply START to get them again.',
  notStopped: '{program}: to get texts when a meal has earned, turn them on in your profile: {address}',
})
