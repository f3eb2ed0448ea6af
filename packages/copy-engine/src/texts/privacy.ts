import { texts } from '../text.ts'

/** The question about analytics vendors, and the visitor's choices. */
export const privacy = texts('privacy', {
  title: 'May we measure your visit?',
  body: 'With your permission, {program} and its service providers learn how the site is used. It works the same if you refuse.',
  accept: 'Accept all',
  refuse: 'Refuse all',
  choose: 'Choose',
  choices: 'Your privacy choices',
  intro: 'What the site needs to work is always on. You decide about the rest, and can change it here at any time.',
  measurement: 'Measurement',
  measurementHelp: 'Which pages and restaurants are viewed, and where a booking fails.',
  marketing: 'Marketing',
  marketingHelp: 'Whether an advertisement of ours has led to a visit.',
  signal: 'Your browser sends a Global Privacy Control signal, so all of these are off.',
  decidedOn: 'You chose this on {date}.',
  save: 'Save choices',
  close: 'Close',
})
