import { texts } from '../text.ts'

/** The banner that offers to install the site as an app (PWA-01, PWA-02). */
export const install = texts('install', {
  title: 'Install {program}',
  body: 'Open it from your home screen, in a window of its own.',
  byHand: 'Tap Share, then Add to Home Screen.', // PWA-02
  install: 'Install', // PWA-01
  later: 'Maybe later', // PWA-01
})
