import { texts } from '../text.ts'

/** Where a member is signed in. */
export const security = texts('security', {
  title: 'Where you are signed in',
  lead: 'Sign out a device that you no longer use or do not know.',
  newPassword: 'If you do not know one of them, choose a new password, too. It signs out every device.',
  choosePassword: 'Choose a new password',
  thisDevice: 'This device',
  unknownDevice: 'A device that did not name itself',
  startedAt: 'Signed in {date}, {time}',
  lastUsedAt: 'Last used {date}, {time}',
  remembered: 'Stays signed in',
  end: 'Sign out',
  endOf: 'Sign out {device}, signed in {date}, {time}',
  endOthers: 'Sign out all other devices',
  ended: '{device} is signed out.',
  othersEnded: 'All other devices are signed out.',
  onlyThis: 'You are signed in on no other device.',
  loading: 'Loading your devices',
  failed: 'We could not load your devices.',
  notEnded: 'We could not sign it out. Please try again.',
})
